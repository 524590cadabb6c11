import { counted, joined } from "~/utils/words";
import { business } from "./business";
import { reviews } from "./reviews";
import type { Subject } from "./types";

/* Facts of business.ts and reviews.ts as phrases for sentences. */

/** "20 minutos" */
export const arrival = counted(business.arrivalMinutes, "minuto");
export const experience = counted(business.experienceYears, "ano");

/** "bairro dos Aflitos" */
export const districtPhrase = `bairro ${business.districtPreposition} ${business.address.district}`;

/** "Rua do Exemplo, 24, Aflitos", or only the district when there is no `street`. */
export const streetAndDistrict = [business.address.street, business.address.district].filter(Boolean).join(", ");

const inEachArea = business.serviceAreas.map(({ preposition, name }) => `${preposition} ${name}`);
const ofEachArea = inEachArea.map((phrase) => phrase.replace(/^em/, "de").replace(/^n/, "d"));
/** "no Recife", "em Olinda e no Recife" */
export const inAreas = joined(inEachArea, "e");
/** "do Recife", "de Olinda e do Recife" */
export const ofAreas = joined(ofEachArea, "e");

export const tagline = business.tagline ?? `Abrindo portas ${inAreas} há mais de ${experience}.`;

/** "cartão ou PIX" */
export const anyPayment = joined(business.payment, "ou");
/** "cartão e PIX" */
export const allPayments = joined(business.payment, "e");

/** Without reviews, no page mentions them. */
export const hasReviews = reviews.list.length > 0;
/** @returns at most three reviews about a subject */
export const reviewsAbout = (subject: Subject) =>
  reviews.list.filter((review) => review.subject === subject).slice(0, 3);
/** Screen readers hear this once instead of five stars on each review. */
export const ratingSummary = reviews.list.every(({ rating }) => rating === 5) ? "Todas de 5 estrelas." : undefined;
/** The mean in Brazilian notation, "4,9"; undefined when it is 5, which the five stars show. */
export const meanBelowFive = reviews.rating === 5 ? undefined : reviews.rating.toFixed(1).replace(".", ",");
/** The count in Brazilian notation: "274", "1.532". Not by `Intl`, which takes a slow phone 140 ms to start. */
export const reviewCount = String(reviews.count).replace(/\B(?=(\d{3})+$)/g, ".");
