import { expect, it } from "vitest";
import { business } from "../../app/content/business";
import { car } from "../../app/content/car";
import { home } from "../../app/content/home";
import { additionalServices } from "../../app/content/home-services";
import { messages } from "../../app/content/messages";
import { pages } from "../../app/content/pages";
import { reviews } from "../../app/content/reviews";
import { cities, schemas, targets } from "../../app/content/schema.server";
import { placeholdersOf } from "../../app/server/placeholders";

const eight = Array.from({ length: 8 }, (_, index) => ({
  ...{ name: "Ana", dateText: `há ${index + 2} dias`, rating: 5, comment: "Bom.", service: "Chave", about: "car" },
}));
const CONTENT = {
  ...{ additionalServices, business, messages, pages, homeContent: home, servicePageContent: car },
  reviews: { ...reviews, count: 274, list: eight },
};

/** @returns the fields that a schema refuses in its content after a change; `field` is a path with dots */
function refused(name: keyof typeof CONTENT, field: string, value: unknown): string[] {
  const content = Object(structuredClone(CONTENT[name]));
  const [last = "", ...keys] = field.split(".").reverse();
  keys.reduceRight<Record<string, unknown>>((part, key) => part[key] as Record<string, unknown>, content)[last] = value;
  return schemas[name].safeParse(content).error?.issues.map(({ path }) => path.join(".")) ?? [];
}

const word = (letters: number) => "a".repeat(letters);
const words = (letters: number) => `${"a ".repeat(letters).slice(0, letters - 1)}a`;

const { cards } = home.services;
const here = { latitude: -8.04, longitude: -34.9 };
for (const { name } of business.serviceAreas) cities.add(name);
for (const { more } of cards) targets.add(more?.to ?? "");
const review = "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk  {R$ 10} <3 &amp; “João”\n\nNota\u200b 10!!! 🙏🏽 ";

it.each<[name: keyof typeof CONTENT, field: string, right: readonly unknown[], wrong: readonly unknown[]]>([
  ["business", "name", [words(34)], [words(35), word(19)]],
  ["business", "shortName", [words(12)], [words(13), word(11)]],
  ["business", "tagline", [words(80)], [words(81)]],
  ["homeContent", "services.title", [word(18)], [word(19)]],
  ["homeContent", "services.cards.0.buttonText", [word(18)], [word(19)]],
  ["servicePageContent", "list.entries.0", [word(14)], [word(15)]],
  ["pages", "car.name", [words(20)], [words(21)]],
  ["pages", "car.title", [words(20), words(72)], [words(19), words(73), pages.home.title]],
  ["pages", "car.description", [words(110), words(160)], [words(109), words(161)]],
  ["pages", "car.preview.description", [words(65), words(90)], [words(64), words(91)]],
  ["business", "phone", ["+5581987654321", "+558133334444"], ["+5581 90000-0000", "+15551234567", "+5501900000000", 8]],
  ["business", "taxId", ["11.222.333/0001-81", "12.ABC.345/01DE-35"], ["11.222.333/0001-82", "12.ABC.345/01DE-53"]],
  ["business", "origin", ["https://A.co/", "http://localhost:3000"], ["http://a.co", "https://a.co/b", "https://a,b"]],
  ["business", "address.postalCode", ["52020-000"], ["5202"]],
  ["business", "address.street", ["Rua Nova, 1", undefined], [" "]],
  ["business", "address.state", ["PE"], ["Pernambuco"]],
  [
    "business",
    "geo",
    [here],
    [
      { ...here, latitude: -34.9 },
      { ...here, longitude: -8.04 },
      { ...here, latitude: "-8" },
    ],
  ],
  ["business", "logo", ["/icon-512.png"], ["/logo", "/no.png"]],
  ["business", "sameAs", [["HTTPS://www.instagram.com/a/"]], [["http://a.com"], ["https://a.com/…"], "https://a.com"]],
  ["business", "reviewsUrl", ["https://g.page/r/1"], ["g.page/r/1"]],
  ["business", "openingDate", ["2001-03-15"], ["2009", "2999-01-01"]],
  ["business", "arrivalMinutes", [1, 99], [0, 2.5, "20", 100]],
  ["business", "experienceYears", [1, 99], [0, 100]],
  ["business", "serviceAreas", [[{ preposition: "em", name: "Olinda" }]], [[], ["Recife"], [{ name: "Olinda" }]]],
  ["business", "payment", [["PIX", "cartão"]], [[], "PIX"]],
  ["messages", "car", [`${words(99)}\n Estou em: `, word(140)], [words(141), "🚨 Estou em: ", undefined]],
  ["homeContent", "hero.title", [`24h ${words(32)}`, `24h – ${words(36)}`], [`24h – ${words(37)}`, word(15)]],
  ["homeContent", "hero.highlight", ["Recife"], ["7h", "24h em"]],
  ["homeContent", "hero.lead", ["João & Maria\n", words(140)], [words(141), "$a} b", "{a} b"]],
  ["homeContent", "services.lead", ["porta-malas-de-carros-grandes"], ["<b>a</b>", "&atilde;o", " "]],
  ["homeContent", "services.cards", [cards], [[], cards.slice(1)]],
  ["homeContent", "services.cards.0.features", [[..."abcde"]], [[..."abcd"], [..."abcdef"]]],
  ["additionalServices", "5.link", [undefined], [{ linkText: "a" }]],
  ["servicePageContent", "about", ["house"], ["boat"]],
  ["servicePageContent", "emergency.call193", [undefined], ["190", "Bombeiros"]],
  ["servicePageContent", "photo", [undefined], [{ file: "a.heic", alt: "A equipe" }]],
  ["pages", "car.city", [business.serviceAreas[0]?.name], ["Cidade de ninguém"]],
  ["pages", "car.path", ["/chaveiro-2"], ["/chaveiro 24h", pages.home.path]],
  ["pages", "residential.fullName", [undefined], [pages.car.fullName]],
  ["pages", "residential.preview", [{ ...pages.car.preview, title: "Carro?" }], [pages.car.preview]],
  ["pages", "car.updated", ["2026-11-30"], ["2026-02-30", "30/11/2026", undefined]],
  ["pages", "car.scene", ["night"], ["nigth"]],
  ["reviews", "rating", [1, 4.9, 5], [0, 5.1, 4.85, "4,9"]],
  ["reviews", "count", [8, 999_999], [7, 1.287, Number.NaN]],
  ["reviews", "list", [[], [...eight.slice(1), eight[1]], eight.slice(5)], [eight.slice(6), [...eight, eight[0]]]],
  ["reviews", "list.0.rating", [1, 5], [4.5, 6]],
  ["reviews", "list.0.name", ["Ana (cliente)", "@dudapessoa", "⭐🔑", "J.  "], [undefined, "", " "]],
  ["reviews", "list.0.comment", [review, words(4096)], [undefined, "\n"]],
])("%s.%s takes what is right and refuses what is wrong", (name, field, right, wrong) => {
  for (const value of right) expect(refused(name, field, value), JSON.stringify(value)).toEqual([]);
  for (const value of wrong) {
    const found = refused(name, field, value);
    expect(found.length, JSON.stringify(value)).toBeGreaterThan(0);
    for (const path of found) expect(field.startsWith(path) || path.startsWith(field), path).toBe(true);
  }
});

it("a fact is a placeholder while it is the sample, and the origin unless the address is real", () => {
  const shipped = { ...business, origin: "https://chaveiro24hrecife.example", phone: "+5581900000000", whatsapp: "" };
  const left = (comment: string, origin: string) => placeholdersOf(shipped, [{ comment }], origin);
  for (const origin of ["https://chaveiro.com.br", "http://192.0.2.7", "https://contest"])
    expect(left("Bom.", origin)).not.toContain("origin");
  for (const origin of ["http://localhost:3000", "http://[::1]:3000", "https://a.example"])
    expect(left("Bom.", origin)).toEqual(expect.arrayContaining(["origin", "phone"]));
  expect(left("Cópia da tetra na hora, na porta do prédio.", "https://a.example")).toContain("reviews");
  expect(left("Bom.", "https://a.example").join()).not.toMatch(/whatsapp|reviews/);
});
