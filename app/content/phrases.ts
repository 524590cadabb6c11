import { counted, joined } from "~/utils/words";
import { business } from "./business";

/* Facts from business.ts as phrases for use in sentences. */

/** "20 minutos" */
export const arrival = counted(business.arrivalMinutes, "minuto");
export const experience = counted(business.experienceYears, "ano");

/** "bairro dos Aflitos" */
export const districtPhrase = `bairro ${business.districtPreposition} ${business.address.district}`;

/** "Rua do Exemplo, 24, Aflitos", or only the district when there is no `street`. */
export const streetAndDistrict = [business.address.street, business.address.district].filter(Boolean).join(", ");

const inEachArea = business.serviceAreas.map(({ preposition, name }) => `${preposition} ${name}`);
const ofEachArea = inEachArea.map((phrase) => phrase.replace(/^em/, "de").replace(/^n/, "d")); // "no Recife", "do Recife"
/** "no Recife", "em Olinda e no Recife" */
export const inAreas = joined(inEachArea, "e");
/** "do Recife", "de Olinda e do Recife" */
export const ofAreas = joined(ofEachArea, "e");

export const tagline = business.tagline ?? `Abrindo portas ${inAreas} há mais de ${experience}.`;

/** "cartão ou PIX" */
export const anyPayment = joined(business.payment, "ou");
/** "cartão e PIX" */
export const allPayments = joined(business.payment, "e");
