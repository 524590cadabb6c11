import { expect, it } from "vitest";
import { business } from "../../app/content/business";
import { car } from "../../app/content/car";
import { home } from "../../app/content/home";
import { messages } from "../../app/content/messages";
import { pages } from "../../app/content/pages";
import { reviews } from "../../app/content/reviews";
import { schemas } from "../../app/content/schema";
import { isRealOrigin, placeholdersOf } from "../../app/content-check/placeholders";

const geo = { latitude: -8.04, longitude: -34.9 };
const CONTENT = {
  business: { ...business, geo },
  messages,
  pages,
  reviews,
  homeContent: home,
  servicePageContent: car,
};

/** @returns the fields that a schema refuses in its content after a change; `field` is a path with dots */
function refused(name: keyof typeof CONTENT, field: string, value: unknown): string[] {
  const content = structuredClone(CONTENT[name]);
  const keys = field.split(".");
  const last = keys.pop() as string;
  const owner = keys.reduce<Record<string, unknown>>((part, key) => part[key] as Record<string, unknown>, content);
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return schemas[name].safeParse(content).error?.issues.map(({ path }) => path.join(".")) ?? [];
}

const words = (length: number) => `${"a ".repeat(length).slice(0, length - 1)}a`;

it.each<[name: keyof typeof CONTENT, field: string, values: readonly unknown[]]>([
  ["business", "phone", ["+5581 90000-0000", "+15551234567", "+5501900000000", "+5581800000000", "+5581", 81]],
  ["business", "taxId", ["11.222.333/0001-82", "12.ABC.345/01DE-53", "11222333000181", undefined]],
  ["business", "origin", ["example.com", "ftp://example.com", "https://", "https://a.com/site", "https://u:p@a.com"]],
  ["business", "origin", ["https:a.com", "https://www,a.com", "https://www..a.com", undefined]],
  ["business", "name", [words(35), "", undefined]],
  ["business", "shortName", [words(13), "Chaveirodebairro"]],
  ["business", "address.postalCode", ["5202"]],
  ["business", "address.state", ["Pernambuco"]],
  ["business", "geo.latitude", ["-8.04", 91, undefined]],
  ["business", "logo", ["/logo"]],
  ["business", "sameAs", [["http://instagram.com/chaveiro"], ["https://instagram.com/…"], "https://a.com"]],
  ["business", "reviewsUrl", ["g.page/r/1"]],
  ["business", "openingDate", ["2009", "2999-01-01"]],
  ["business", "arrivalMinutes", [0, 2.5, "20", 100]],
  ["business", "serviceAreas", [[], ["Recife"], [...business.serviceAreas, ...business.serviceAreas]]],
  ["business", "serviceAreas.0.preposition", ["do", undefined]],
  ["messages", "car", [words(141), "Oi!  Estou em: ", "Estou em:", undefined]],
  ["homeContent", "hero.title", [words(37), `Chaveiro – ${words(37)}`, "Desbloqueadores24h"]],
  [
    "homeContent",
    "hero.lead",
    [words(141), "a\nb", "a\u200bb", "a\u00adb", "a\u202eb", "Em $arrival} aí.", "Em {arrival} aí."],
  ],
  ["homeContent", "hero.highlight", ["7h", "24h em"]],
  ["homeContent", "services.cards", [[]]],
  [
    "homeContent",
    "services.steps.list.0.text",
    [" Abrimos.", "A\u00a0 gente", "Abrimos <b>já</b>", "Jo&atilde;o", " "],
  ],
  ["homeContent", "services.additional.5.message", [undefined]],
  ["servicePageContent", "cards.0.buttonText", ["a".repeat(19)]],
  ["servicePageContent", "cards.0.about", ["boat"]],
  ["servicePageContent", "cards.0.features", [["a"]]],
  ["servicePageContent", "emergency.call193", ["190", "Bombeiros"]],
  ["servicePageContent", "photo", [{ file: "minha foto.heic", alt: "A equipe" }, { file: "a.jpg" }]],
  ["pages", "car.title", [words(73), "Curto", pages.home.title]],
  ["pages", "car.description", [words(161), "Abrimos."]],
  ["pages", "car.preview.description", ["Oi."]],
  ["pages", "car.path", ["/chaveiro 24h", pages.home.path]],
  ["pages", "residential.fullName", [pages.car.fullName]],
  ["pages", "car.preview.title", [pages.home.preview.title]],
  ["pages", "car.updated", ["2026-02-30", "30/11/2026", "2206-11-22", undefined]],
  ["pages", "car.scene", ["nigth"]],
  ["pages", "car", [undefined]],
  ["reviews", "rating", [0, 5.1, 4.85, "4,9"]],
  ["reviews", "count", [7, 1.287, Number.NaN]],
  ["reviews", "list.0.rating", [4.5, 6]],
  ["reviews", "list.0.name", [undefined, "⭐"]],
  ["reviews", "list.0", [reviews.list[1]]],
])("%s refuses wrong values of %s: %j", (name, field, values) => {
  for (const value of values) {
    const found = refused(name, field, value);
    expect(found.length, JSON.stringify(value)).toBeGreaterThan(0);
    for (const path of found) expect(field.startsWith(path) || path.startsWith(field), path).toBe(true);
  }
});

it.each<[name: keyof typeof CONTENT, field: string, values: readonly unknown[]]>([
  ["business", "taxId", ["00.000.000/0000-00", "11.222.333/0001-81", "12.ABC.345/01DE-35"]],
  ["business", "origin", ["https://EXAMPLE.com/", "http://localhost:3000"]],
  ["business", "sameAs", [["HTTPS://www.instagram.com/chaveiro24hrecife.oficial.aflitos/"], []]],
  ["reviews", "list.0.comment", ["Nota 10!!! 🙏🏽 João & Maria, 3 < 5, R$ 10, “aspas”, abre-e-fecha :-}"]],
  ["messages", "car", [`${words(99)} 🚨👨🏾‍🔧❤️‍🔥 Estou em: `]],
  ["reviews", "rating", [1, 4.9, 5]],
])("%s accepts what people write as %s: %j", (name, field, values) => {
  for (const value of values) expect(refused(name, field, value), JSON.stringify(value)).toEqual([]);
});

it.each([
  ["https://chaveiro.com.br", true],
  ["http://192.0.2.7", true],
  ["https://contest", true],
  ["http://localhost:3000", false],
  ["http://[::1]:3000", false],
  ["https://a.example", false],
  ["https://b.test", false],
])("%s is a real address: %j; its origin is no placeholder then", (origin, isReal) => {
  expect(isRealOrigin(origin)).toBe(isReal);
  const placeholders = ["origin", "phone"];
  expect(placeholdersOf({ placeholders }, origin)).toEqual(isReal ? ["phone"] : placeholders);
});
