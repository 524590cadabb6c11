import { business } from "./business";
import { arrival, experience } from "./phrases";

/** The three badges of heroes and preview images. `spoken` is for screen readers, which read "+25" as "25 more". */
export const badges: readonly { value: string; spoken?: string; label: string }[] = [
  { value: "24 horas", label: "todos os dias" },
  { value: `Até ${business.arrivalMinutes} min`, spoken: `Até ${arrival}`, label: "para chegar" },
  { value: `+${experience}`, spoken: `Mais de ${experience}`, label: "de experiência" },
];
