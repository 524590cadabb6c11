import type { ReactElement } from "react";
import type { Page } from "~/content/types";
import { CarScene } from "./car-scene";
import { DawnScene } from "./dawn-scene";
import { DoorScene } from "./door-scene";
import { NightScene } from "./night-scene";

export const scenes: Record<Page["scene"], ReactElement> = {
  dawn: <DawnScene />,
  night: <NightScene />,
  car: <CarScene />,
  door: <DoorScene />,
};
