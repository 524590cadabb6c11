import type { ReactElement } from "react";
import type { Page } from "../content/schema";
import { CarScene } from "./car-scene";
import { CityScene } from "./city-scene";
import { DoorScene } from "./door-scene";

export const scenes: Record<Page["scene"], ReactElement> = {
  dawn: <CityScene hour="dawn" />,
  night: <CityScene hour="night" />,
  car: <CarScene />,
  door: <DoorScene />,
};
