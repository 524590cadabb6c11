import { expect, it } from "vitest";
import { business } from "../../app/content/business";
import { car } from "../../app/content/car";
import { home } from "../../app/content/home";
import { messages } from "../../app/content/messages";
import { pages } from "../../app/content/pages";
import { reviews } from "../../app/content/reviews";
import { schemas } from "../../app/content/schema";
import { placeholdersOf, shippedFacts } from "../../app/content-check/placeholders";

const CONTENT = { business, messages, pages, reviews, homeContent: home, servicePageContent: car };

/** @returns the fields that a schema refuses in its content after a change; `field` is a path with dots */
function refused(name: keyof typeof CONTENT, field: string, value: unknown): string[] {
  const content = structuredClone(CONTENT[name]);
  const [last = "", ...keys] = field.split(".").reverse();
  keys.reduceRight<Record<string, unknown>>((part, key) => part[key] as Record<string, unknown>, content)[last] = value;
  return schemas[name].safeParse(content).error?.issues.map(({ path }) => path.join(".")) ?? [];
}

const word = (letters: number) => "a".repeat(letters);
const words = (letters: number) => `${"a ".repeat(letters).slice(0, letters - 1)}a`;

it.each<[name: keyof typeof CONTENT, field: string, fewest: number, most: number, word: number]>([
  ["business", "name", 1, 34, 18],
  ["business", "shortName", 1, 12, 10],
  ["business", "tagline", 1, 80, 26],
  ["business", "priceRange", 1, 40, 26],
  ["messages", "car", 1, 140, 140],
  ["homeContent", "hero.lead", 1, 140, 26],
  ["homeContent", "services.title", 1, 2000, 18],
  ["homeContent", "services.lead", 1, 2000, 26],
  ["homeContent", "services.cards.0.buttonText", 1, 2000, 18],
  ["servicePageContent", "list.entries.0", 1, 2000, 14],
  ["pages", "car.name", 1, 20, 18],
  ["pages", "car.title", 20, 72, 26],
  ["pages", "car.description", 110, 160, 26],
  ["pages", "car.preview.description", 65, 90, 26],
])("%s.%s takes %i to %i letters, and words of %i", (name, field, fewest, most, longest) => {
  for (const value of [words(fewest), words(most), `${word(longest)} ${words(fewest)}`.slice(0, most)])
    expect(refused(name, field, value), value).toEqual([]);
  for (const value of [words(fewest).slice(2), words(most + 1), word(longest + 1)])
    expect(refused(name, field, value), value).toEqual([field]);
});

const { list: eight } = reviews;
const { additional, cards } = home.services;
const review = "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk  {R$ 10} <3 &amp; “João”\n\nNota\u200b 10!!! 🙏🏽 ";

it.each<[name: keyof typeof CONTENT, field: string, right: readonly unknown[], wrong: readonly unknown[]]>([
  ["business", "phone", ["+5581987654321", "+558133334444"], ["+5581 90000-0000", "+15551234567", "+5501900000000", 8]],
  ["business", "taxId", ["11.222.333/0001-81", "12.ABC.345/01DE-35"], ["11.222.333/0001-82", "12.ABC.345/01DE-53"]],
  [
    "business",
    "origin",
    ["https://EXAMPLE.com/", "http://localhost:3000"],
    ["a.com", "https://a.com/b", "https://a,b.com"],
  ],
  ["business", "address.postalCode", ["52020-000"], ["5202"]],
  ["business", "address.state", ["PE"], ["Pernambuco"]],
  ["business", "geo", [{ latitude: -90, longitude: 180 }], [{ latitude: "-8.04", longitude: 0 }, { latitude: 91 }]],
  ["business", "logo", ["/icon-512.png"], ["/logo", "/no.png"]],
  ["business", "sameAs", [["HTTPS://www.instagram.com/a/"]], [["http://a.com"], ["https://a.com/…"], "https://a.com"]],
  ["business", "reviewsUrl", ["https://g.page/r/1"], ["g.page/r/1"]],
  ["business", "openingDate", ["2001-03-15"], ["2009"]],
  ["business", "arrivalMinutes", [1, 99], [0, 2.5, "20", 100]],
  ["business", "experienceYears", [1, 99], [0, 100]],
  ["business", "serviceAreas", [[{ preposition: "em", name: "Olinda" }]], [[], ["Recife"], [{ name: "Olinda" }]]],
  ["business", "payment", [["PIX", "cartão"]], [[], "PIX", ["PIX", "PIX"]]],
  ["business", "placeholders", [["reviews"], []], [["telefone"]]],
  ["messages", "car", [`${words(99)} 🚨👨🏾‍🔧❤️‍🔥 Estou em: `], ["Oi!  Estou em: ", "Estou em:", undefined]],
  ["homeContent", "hero.title", [`24h ${words(32)}`, `24h – ${words(36)}`], [`24h – ${words(37)}`, word(15)]],
  ["homeContent", "hero.highlight", ["Recife"], ["7h", "24h em"]],
  ["homeContent", "hero.lead", ["João & Maria"], ["a\nb", "a\u200bb", "a\u00adb", "a\u202eb", "$a} b", "{a} b"]],
  ["homeContent", "services.lead", ["porta-malas-de-carros-grandes"], [" a", "a  b", "<b>a</b>", "&atilde;o", " "]],
  ["homeContent", "services.cards", [cards], [[], cards.slice(1)]],
  ["homeContent", "services.cards.0.features", [[..."abcde"]], [[..."abcd"], [..."abcdef"], [..."abcda"]]],
  ["homeContent", "services.additional", [additional], [additional.slice(0, 5)]],
  ["homeContent", "services.additional.5", [{ title: "a", text: "a" }], [{ title: "a", text: "a", linkText: "a" }]],
  ["servicePageContent", "cards.0.about", ["house"], ["boat"]],
  ["servicePageContent", "emergency.call193", [undefined], ["190", "Bombeiros"]],
  ["servicePageContent", "photo", [undefined], [{ file: "a.heic", alt: "A equipe" }]],
  ["pages", "car.title", [], [pages.home.title]],
  ["pages", "car.preview.title", ["Carro trancado?"], [pages.home.preview.title]],
  ["pages", "car.preview.alt", [`Carro: ${pages.car.preview.words}`], ["Carro visto por uma fechadura"]],
  ["pages", "car.preview.image", [pages.home.preview.image], ["/social/no.jpg"]],
  ["pages", "car.path", ["/chaveiro-2"], ["/chaveiro 24h", pages.home.path]],
  ["pages", "residential.fullName", [undefined], [pages.car.fullName]],
  ["pages", "car.updated", ["2026-11-30"], ["2026-02-30", "30/11/2026", undefined]],
  ["pages", "car.scene", ["night"], ["nigth"]],
  ["reviews", "rating", [1, 4.9, 5], [0, 5.1, 4.85, "4,9"]],
  ["reviews", "count", [8, 999_999], [7, 1.287, Number.NaN]],
  ["reviews", "list", [[...eight.slice(1), eight[1]]], [eight.slice(1), [...eight, eight[0]]]],
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

it("the origin is a placeholder unless the address is real", () => {
  const left = (origin: string) => placeholdersOf({ placeholders: ["origin"] }, origin).length;
  expect(["https://chaveiro.com.br", "http://192.0.2.7", "https://contest"].map(left)).toEqual([0, 0, 0]);
  expect(["http://localhost:3000", "http://[::1]:3000", "https://a.example"].map(left)).toEqual([1, 1, 1]);
});

it("the reviews are samples while one of them is", () => {
  const [own, sample] = ["Bom.", "Cópia da tetra na hora, na porta do prédio."].map((comment) => ({
    ...eight[0],
    comment,
  }));
  expect(shippedFacts(business, [own, sample] as typeof eight)).toContain("reviews");
});
