import type { Review } from "~/content/types";

/** A short review about cars. */
export const review: Review = {
  name: "Ana",
  initials: "A",
  dateText: "há 2 dias",
  rating: 5,
  comment: "Bom.",
  service: "Chave",
  subject: "car",
};
