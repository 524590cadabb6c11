import { business } from "./business";

/** Numbers of business.ts, worded for sentences. */
export const arrival = counted(business.arrivalMinutes, "minuto");
export const experience = counted(business.experienceYears, "ano");

export const tagline = business.tagline ?? `Abrindo portas no ${business.address.city} há mais de ${experience}.`;

/** "Recife", "Olinda e Recife" */
export const areas = joined(business.serviceAreas, "e");

/** "cartão ou PIX" */
export const anyPayment = joined(business.payment, "ou");
/** "cartão e PIX" */
export const allPayments = joined(business.payment, "e");

/** @returns the words as Portuguese lists them: "cartão, PIX e dinheiro" */
export function joined(words: readonly string[], conjunction: string): string {
  return [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(` ${conjunction} `);
}

function counted(number: number, one: string): string {
  return `${number} ${number === 1 ? one : `${one}s`}`;
}
