import { expect, it } from "vitest";
import { checkContent } from "../../app/content/check-content";

const words = (length: number) =>
  "a "
    .repeat(length)
    .slice(0, length - 1)
    .concat("a");

it.each<[sentence: string, content: object]>([
  ["a.text must not be empty", { a: { text: " " } }],
  ["cards[0].features must not be empty", { cards: [{ features: [] }] }],
  ["a[0].text must be plain text without HTML", { a: [{ text: "Abrimos <b>já</b>" }] }],
  ["text must be plain text without HTML", { text: "Jo&atilde;o" }],
  ["text must be one line without control characters", { text: "a\nb" }],
  ["text must be one line without control characters", { text: "a\u202eb" }],
  ["text must be one line without control characters", { text: "a\u200bb" }],
  ["text must be one line without control characters", { text: "a\u00adb" }],
  ["text must have no space at its start or end", { text: " Abrimos." }],
  ["text must have no space at its start or end, and no two", { text: "A\u00a0 gente" }],
  ["message must have no space at its start", { message: "Oi!  Estou em: " }],
  ["messages.car must have a space after the colon", { messages: { car: "Estou em:" } }],
  ["hero.lead must be plain text, and each brace", { hero: { lead: "Em até $arrival} aí." } }],
  ["hero.lead must be plain text, and each brace", { hero: { lead: "Em até $arrival aí." } }],
  ["hero.message must have at most 140 characters, but has 141", { hero: { message: words(141) } }],
  ["messages.urgent must have at most 140", { messages: { urgent: words(141) } }],
  ["hero.lead must have at most 140", { hero: { lead: words(141) } }],
  ["hero.title must have at most 36", { hero: { title: words(37) } }],
  ["hero.title must have at most 36", { hero: { title: `Chaveiro – ${words(37)}` } }],
  ["business.name must have at most 34", { business: { name: words(35) } }],
  ["pages.car.title must have at most 72", { pages: { car: { title: words(73) } } }],
  ["pages.car.description must have at most 160", { pages: { car: { description: words(161) } } }],
  ["pages.car.description must have at least 110", { pages: { car: { description: "Abrimos." } } }],
  ["pages.car.preview.description must have at least 65", { pages: { car: { preview: { description: "Oi." } } } }],
  ["a.text has a word too long for a small phone (26 letters fit)", { a: { text: "l".repeat(27) } }],
  ["b.buttonText has a word too long for a small phone (18", { b: { buttonText: "a".repeat(19) } }],
  ["hero.title has a word too long", { hero: { title: "Desbloqueadores24h" } }],
  ['hero.highlight must be a part of "Chaveiro"', { hero: { title: "Chaveiro", highlight: "24h" } }],
  ['banner.call193 must be a part of "Ligue 193"', { banner: { text: "Ligue 193", call193: "190" } }],
  ["banner.call193 must name the number that it calls", { banner: { text: "os Bombeiros", call193: "Bombeiros" } }],
  ["note.message must not be empty where there is a linkText", { note: { linkText: "Diga qual" } }],
  ["page.path must be of small letters", { page: { path: "/chaveiro 24h" } }],
  ["page.updated must be a day such as", { page: { updated: "2026-02-30" } }],
  ["page.updated must be a day such as", { page: { updated: "30/11/2026" } }],
  ["page.updated must be a day since 2020", { page: { updated: "2206-11-22" } }],
  ["pages.car.updated must be a day such as", { pages: { car: { scene: "car" } } }],
  ["page.scene must be one of ", { page: { scene: "nigth", updated: "2026-11-22" } }],
  ["cards[0].about must be one of", { cards: [{ about: "boat" }] }],
  ["list[0].name must be the name of who wrote", { list: [{ comment: "Bom." }] }],
  ["list[0].rating must be a whole number of stars", { list: [{ name: "Igor", comment: "Bom.", rating: 4.5 }] }],
  ["reviews.count must be a whole number from 3", { reviews: { count: Number("2.000"), list: [1, 2, 3] } }],
  ["count must be a whole number from 1, without a point, but is NaN.", { count: Number.NaN }],
])("stops a build with the sentence: %s", (sentence, content) => {
  expect(() => checkContent("app/content/car.ts", content)).toThrow(`app/content/car.ts: ${sentence}`);
});

it("accepts what people write", () => {
  const comment = "Nota 10!!! 🙏🏽 João & Maria, 3 < 5, R$ 10, “aspas”, abre-e-fecha :-}";
  const sameAs = ["HTTPS://www.instagram.com/chaveiro24hrecife.oficial.aflitos/"];
  const message = `${"a".repeat(99)} 🚨👨🏾‍🔧❤️‍🔥 Estou em: `;
  const list = [{ name: "Igor", comment, rating: 1 }];
  expect(() => checkContent("", { list, sameAs, message, years: 25, placeholders: [] })).not.toThrow();
});
