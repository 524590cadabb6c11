import type { Business } from "./types";

/**
 * Every fact about the business, once. Header, footer, pages, metadata, structured data and preview images read it here.
 *
 * `origin` is what SITE_URL replaces at build time. Phone numbers are E.164; the masked form that visitors see, `tel:` and
 * `wa.me` links are derived from them (see components/contact-links.ts).
 */
export const business: Business = {
  name: "Chaveiro 24h Recife",
  legalName: "Chaveiro 24h Recife",
  origin: "https://chaveiro24hrecife.example",
  phone: "+5581900000000",
  whatsapp: "+5581900000001",
  taxId: "00.000.000/0000-00",
  address: { street: "Rua do Exemplo, 24", district: "Aflitos", city: "Recife", state: "PE", country: "BR" },
  serviceAreas: ["Recife"],
  timeZone: "America/Recife",
  hours: "24 Horas por dia, 7 dias por semana",
  payment: ["Cartão", "PIX"],
  claims: { experienceYears: 25, arrivalMinutes: 20, reviewCount: 274 },
  placeholders: ["origin", "phone", "whatsapp", "taxId", "address.street", "reviews"],
};
