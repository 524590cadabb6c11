import { business } from "./business";

/** The three claims of every first screen and of every preview picture. */
export const badges = [
  { value: "24 horas", label: "todos os dias" },
  { value: `Até ${business.arrivalMinutes} min`, label: "para chegar" },
  { value: `+${business.experienceYears} anos`, label: "de experiência" },
] as const;
