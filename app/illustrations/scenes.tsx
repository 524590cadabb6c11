import type { ReactElement } from "react";
import type { Page } from "~/content/types";
import { CarScene } from "./car-scene";
import { DawnScene } from "./dawn-scene";
import { DoorScene } from "./door-scene";
import { NightScene } from "./night-scene";

/**
 * The drawings behind the keyhole. A page has only one of them, so the ids in a drawing need no `useId`.
 * Add the name of a new drawing to `scene` in rules/schema.server.ts too.
 */
export const scenes: Record<Page["scene"], ReactElement> = {
  dawn: <DawnScene />,
  night: <NightScene />,
  car: <CarScene />,
  door: <DoorScene />,
};
