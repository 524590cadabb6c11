import type { Business } from "./types";

/** Every fact about the business, with phone numbers in E.164. The variable SITE_URL overrides `origin` at build time. */
export const business: Business = {
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
};
