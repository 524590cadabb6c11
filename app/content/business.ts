import { cleanNumbers } from "../utils/official-numbers";

/**
 * Every fact about the business. The whole site takes them from here. SITE_URL replaces `origin` at build time. Shown
 * numbers, `tel:` and `wa.me` links are made from the E.164 numbers.
 */
export const business = cleanNumbers({
  name: "Chaveiro 24h Recife",
  shortName: "Chaveiro 24h",
  origin: "https://chaveiro24hrecife.example",
  phone: "+5581900000000",
  whatsapp: "+5581900000001",
  taxId: "00.000.000/0000-00",
  address: { street: "Rua do Exemplo, 24", district: "Aflitos", city: "Recife", state: "PE" },
  districtPreposition: "dos",
  serviceAreas: [{ preposition: "no", name: "Recife" }],
  hours: "24 Horas por dia, 7 dias por semana",
  payment: ["cartão", "PIX"],
  experienceYears: 25,
  arrivalMinutes: 20,
});
