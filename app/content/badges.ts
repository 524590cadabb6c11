import { business } from "./business";
import { experience } from "./claims";

/** The three claims of every first screen and preview picture. */
export const badges = [
  { value: "24 horas", label: "todos os dias" },
  { value: `Até ${business.arrivalMinutes} min`, label: "para chegar" },
  { value: `+${experience}`, label: "de experiência" },
] as const;
