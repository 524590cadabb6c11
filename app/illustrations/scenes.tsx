import type { ReactElement } from "react";
import type { Page } from "~/content/types";
import { CarScene } from "./car-scene";
import { DawnScene } from "./dawn-scene";
import { DoorScene } from "./door-scene";
import { NightScene } from "./night-scene";

/**
 * The drawings behind the keyhole. A page has only one of them, so the ids in a drawing need no `useId`.
 * The name of a new drawing is also in `scene` of rules/schema.server.ts.
 */
export const scenes: Record<Page["scene"], ReactElement> = {
  dawn: <DawnScene />,
  night: <NightScene />,
  car: <CarScene />,
  door: <DoorScene />,
};
