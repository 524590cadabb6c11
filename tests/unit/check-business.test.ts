import { expect, it } from "vitest";
import { business } from "../../app/content/business";
import { checkBusiness, checkPublishable, checkSiteUrl, placeholdersOf } from "../../app/content/check-business";

const { address } = business;

it.each<[field: string, facts: object]>([
  ["phone", { phone: "+5581 90000-0000" }],
  ["phone", { phone: "+15551234567" }],
  ["phone", { phone: "+5501900000000" }],
  ["phone", { phone: "+5581800000000" }],
  ["whatsapp", { whatsapp: "+558190000" }],
  ["taxId", { taxId: "11.222.333/0001-82" }],
  ["taxId", { taxId: "12.ABC.345/01DE-53" }],
  ["taxId", { taxId: "11222333000181" }],
  ["address.postalCode", { address: { ...address, postalCode: "5202" } }],
  ["address.state", { address: { ...address, state: "Pernambuco" } }],
  ["address.country", { address: { ...address, country: "br" } }],
  ["logo", { logo: "/logo" }],
  ["sameAs", { sameAs: ["http://instagram.com/chaveiro"] }],
  ["sameAs", { sameAs: ["https://instagram.com/…"] }],
  ["sameAs", { sameAs: "https://instagram.com/a" }],
  ["arrivalMinutes", { arrivalMinutes: 0 }],
  ["experienceYears", { experienceYears: 2.5 }],
  ["experienceYears", { experienceYears: 2008 }],
  ["serviceAreas", { serviceAreas: [] }],
  ["serviceAreas", { serviceAreas: ["Recife", "Olinda", "recife"] }],
  ["payment", { payment: "PIX" }],
  ["placeholders", { placeholders: undefined }],
  ["origin", { origin: "https://example.com/site" }],
])("stops a build with a sentence that names %s: %j", (field, facts) => {
  const sentence = new RegExp(`^app/content/business\\.ts: ${field} must be .*\\.$`);
  expect(() => checkBusiness({ ...business, ...facts })).toThrow(sentence);
});

it.each(["00.000.000/0000-00", "11.222.333/0001-81", "12.ABC.345/01DE-35"])("accepts %j as a tax id", (taxId) => {
  expect(() => checkBusiness({ ...business, taxId })).not.toThrow();
});

it.each([
  "example.com",
  "ftp://example.com",
  "https://",
  "https://example.com/site",
  "https://u:p@example.com",
  "https:example.com",
  "https://www,chaveiro.com.br",
  "https://www..chaveiro.com.br",
])("refuses %j as an origin", (origin) => {
  expect(() => checkSiteUrl(origin)).toThrow(/^SITE_URL must be an absolute http\(s\) origin.*\.$/);
});

it.each([
  ["https://EXAMPLE.com/", "https://example.com"],
  ["http://localhost:3000", "http://localhost:3000"],
])("reads %s as %s", (value, origin) => {
  expect(checkSiteUrl(value)).toBe(origin);
});

const placeholders = ["origin (or SITE_URL)", "phone"];

it.each(["https://chaveiro.com.br", "https://example.com.br", "http://192.0.2.7", "https://contest"])(
  "publishes no placeholder at %s",
  (siteUrl) => {
    expect(() => checkPublishable({ placeholders }, siteUrl)).toThrow(/^\S+ is a real address, .*: phone; .*\.$/);
    expect(() => checkPublishable({ placeholders: placeholders.slice(0, 1) }, siteUrl)).not.toThrow();
  },
);

it.each(["http://localhost:3000", "http://127.0.0.1", "http://[::1]:3000", "https://a.example", "https://b.test"])(
  "builds with placeholders for %s",
  (siteUrl) => {
    expect(() => checkPublishable({ placeholders }, siteUrl)).not.toThrow();
    expect(placeholdersOf({ placeholders }, siteUrl)).toEqual(placeholders);
  },
);
