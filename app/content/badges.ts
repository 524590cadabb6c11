import { business } from "./business";
import { arrival, experience } from "./claims";

/** The three claims of every first screen and preview picture. `heard` is what a screen reader says: it reads "+25" as 25 more. */
export const badges: readonly { value: string; heard?: string; label: string }[] = [
  { value: "24 horas", label: "todos os dias" },
  { value: `Até ${business.arrivalMinutes} min`, heard: `Até ${arrival}`, label: "para chegar" },
  { value: `+${experience}`, heard: `Mais de ${experience}`, label: "de experiência" },
];
