import { expect, it } from "vitest";
import { business } from "../../app/content/business";
import { checkBusiness, checkPublishable, checkSiteUrl, placeholdersOf } from "../../app/content/check-business";

it("accepts the facts as they are", () => {
  expect(() => checkBusiness(business)).not.toThrow();
});

it.each([
  "+558190000000a",
  "+5581 90000-0000",
  "+551190000000000",
  "+15551234567",
  "+5501900000000",
  "+5581800000000",
  "+558190000",
  "",
])("names file, field and form when a number is %j", (phone) => {
  expect(() => checkBusiness({ ...business, phone })).toThrow(
    /^app\/content\/business\.ts: phone must be .*E\.164.*\.$/,
  );
  expect(() => checkBusiness({ ...business, whatsapp: phone })).toThrow(/business\.ts: whatsapp must be/);
});

it.each(["00.000.000/0000-00", "11.222.333/0001-81", "12.ABC.345/01DE-35", "00.000.000/0001-91"])(
  "accepts %j as a tax id",
  (taxId) => {
    expect(() => checkBusiness({ ...business, taxId })).not.toThrow();
  },
);

it.each(["", "11.222.333/0001-82", "11.222.333/0001-18", "12.ABC.345/01DE-53", "12.abc.345/01de-35", "11222333000181"])(
  "refuses %j as a tax id",
  (taxId) => {
    expect(() => checkBusiness({ ...business, taxId })).toThrow(/business\.ts: taxId must be a CNPJ .*\.$/);
  },
);

it.each([
  ["postalCode", { address: { ...business.address, postalCode: "5202" } }],
  ["logo", { logo: "/logo" as const }],
  ["sameAs", { sameAs: ["instagram.com/chaveiro"] }],
  ["sameAs", { sameAs: ["http://instagram.com/chaveiro"] }],
  ["arrivalMinutes", { arrivalMinutes: 0 }],
  ["experienceYears", { experienceYears: 2.5 }],
  ["experienceYears", { experienceYears: 2008 }],
  ["sameAs", { sameAs: ["https://instagram.com/…"] }],
  ["sameAs", { sameAs: "https://instagram.com/a" as unknown as string[] }],
  ["serviceAreas", { serviceAreas: ["Recife", "Olinda", "recife"] as const }],
  ["payment", { payment: ["PIX", "Pix"] as const }],
  ["address.state", { address: { ...business.address, state: "Pernambuco" } }],
  ["address.country", { address: { ...business.address, country: "br" } }],
  ["serviceAreas", { serviceAreas: [] as unknown as readonly [string] }],
  ["placeholders", { placeholders: undefined as unknown as string[] }],
  ["payment", { payment: "PIX" as unknown as readonly [string] }],
])("names %s when it cannot be one", (field, fact) => {
  expect(() => checkBusiness({ ...business, ...fact })).toThrow(new RegExp(`business\\.ts: \\S*${field} must be`));
});

it("says what a number is that is none, and what a list is that is text", () => {
  expect(() => checkBusiness({ ...business, arrivalMinutes: Number.NaN })).toThrow(/but is NaN\.$/);
  const sameAs = "https://instagram.com/a" as unknown as string[];
  expect(() => checkBusiness({ ...business, sameAs })).toThrow(/a list of https .*, but is "https:.*\/a"\.$/);
});

it.each([
  "example.com",
  "ftp://example.com",
  "https://",
  "https://example.com/site",
  "https://u:p@example.com",
  "//x",
  "https:example.com",
  "https://a b",
  "https://www,chaveiro.com.br",
  "https://www..chaveiro.com.br",
])("refuses %j as an origin", (origin) => {
  expect(() => checkSiteUrl(origin)).toThrow(/^SITE_URL must be an absolute http\(s\) origin.*\.$/);
  expect(() => checkBusiness({ ...business, origin })).toThrow(/^app\/content\/business\.ts: origin must be/);
});

it.each([
  ["https://example.com/", "https://example.com"],
  ["https://EXAMPLE.com", "https://example.com"],
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

it.each([
  "http://localhost:3000",
  "http://127.0.0.1",
  "http://[::1]:3000",
  "https://a.example",
  "https://b.test",
  "https://c.invalid",
  "http://d.localhost",
  "https://www.example.com",
])("builds with placeholders for %s", (siteUrl) => {
  expect(() => checkPublishable({ placeholders }, siteUrl)).not.toThrow();
  expect(placeholdersOf({ placeholders }, siteUrl)).toEqual(placeholders);
  expect(placeholdersOf({ placeholders: [] }, siteUrl)).toEqual([]);
});
