import type { ReactElement } from "react";
import type { Page } from "~/content/types";
import { CarScene } from "./car-scene";
import { CityScene } from "./city-scene";
import { DoorScene } from "./door-scene";
import { RiderScene } from "./rider-scene";

export const scenes: Record<Page["scene"], ReactElement> = {
  dawn: <CityScene />,
  night: <RiderScene />,
  car: <CarScene />,
  door: <DoorScene />,
};
