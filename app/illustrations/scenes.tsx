import type { ReactElement } from "react";
import type { Page } from "~/content/types";
import { CarScene } from "./car-scene";
import { DawnScene } from "./dawn-scene";
import { DoorScene } from "./door-scene";
import { NightScene } from "./night-scene";

/**
 * The drawings behind the keyhole. A page has one of them, so their ids need no `useId`.
 * A new one also needs its name in `scene` in rules/schema.server.ts.
 */
export const scenes: Record<Page["scene"], ReactElement> = {
  dawn: <DawnScene />,
  night: <NightScene />,
  car: <CarScene />,
  door: <DoorScene />,
};
