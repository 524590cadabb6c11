import { counted, joined } from "../utils/words";
import { business } from "./business";
import { reviews } from "./reviews";
import type { Subject } from "./schema.server";

/** Facts of business.ts and reviews.ts, worded for sentences. */
export const arrival = counted(business.arrivalMinutes, "minuto");
export const experience = counted(business.experienceYears, "ano");

/** "bairro dos Aflitos" */
export const district = `bairro ${business.districtPreposition} ${business.address.district}`;

/** Where the business is: "Rua do Exemplo, 24, Aflitos", or the district alone of one without a shop. */
export const place = [business.address.street, business.address.district].filter(Boolean).join(", ");

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

/** A new business may have no review yet: then no page speaks of any. */
export const hasReviews = reviews.list.length > 0;
/** @returns the reviews of the page about a subject, at most three */
export const reviewsAbout = (subject: Subject) => reviews.list.filter(({ about }) => about === subject).slice(0, 3);
/** What a listener hears once, before the reviews, where each has five stars. */
export const allFiveStars = reviews.list.every(({ rating }) => rating === 5) && "Todas de 5 estrelas.";
/** The mean as Brazilians write it, "4,9"; undefined for 5, which the five stars say already. */
export const meanBelowFive = reviews.rating === 5 ? undefined : reviews.rating.toFixed(1).replace(".", ",");
/** The count as Brazilians write it: "274", "1.532". `Intl` would take a slow phone 140 ms to start. */
export const reviewCount = String(reviews.count).replace(/\B(?=(\d{3})+$)/g, ".");
