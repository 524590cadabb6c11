import type { Business } from "./types";

/** Facts about the business. Phone numbers are in E.164. rules/schema.server.ts also has optional facts, such as `locksmith`. */
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
