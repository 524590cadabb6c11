import { business } from "./business";

/** Numbers of business.ts, worded for sentences. */
export const arrival = counted(business.arrivalMinutes, "minuto");
export const experience = counted(business.experienceYears, "ano");

/** "bairro dos Aflitos" */
export const district = `bairro ${business.districtPreposition} ${business.address.district}`;

const places = business.serviceAreas.map(({ preposition, name }) => `${preposition} ${name}`);
const ofPlaces = places.map((place) => place.replace(/^em/, "de").replace(/^n/, "d"));
/** "no Recife", "em Olinda e no Recife" */
export const areas = joined(places, "e");
/** "do Recife", "de Olinda e do Recife" */
export const ofAreas = joined(ofPlaces, "e");

export const tagline = business.tagline ?? `Abrindo portas ${areas} há mais de ${experience}.`;

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
