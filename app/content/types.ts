/** A telephone number in E.164: "+", country code, subscriber number, no separators. */
export type E164 = `+${number}`;
export interface Business {
  name: string;
  legalName: string;
  origin: string;
  phone: E164;
  whatsapp: E164;
  taxId: string;
  address: { street: string; district: string; city: string; state: string; country: string };
  serviceAreas: readonly [string];
  timeZone: string;
  hours: string;
  payment: readonly string[];
  claims: { experienceYears: number; arrivalMinutes: number; reviewCount: number };
  placeholders: readonly string[];
}
