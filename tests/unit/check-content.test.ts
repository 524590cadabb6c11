import { expect, it } from "vitest";
import { checkContent } from "../../app/content/check-content";

const FILE = "app/content/car.ts";

const review = (facts: object) => ({ name: "Igor", comment: "Bom.", ...facts });

it.each([
  ["an empty text", { a: { text: " " } }, "a.text must not be empty"],
  ["HTML", { a: [{ text: "Abrimos <b>já</b>" }] }, "a[0].text must be plain text without HTML"],
  ["an entity", { text: "Jo&atilde;o" }, "text must be plain text without HTML"],
  ["a control character", { text: "a\u0007b" }, "text must be one line without control characters"],
  ["a mark that turns a text round", { text: "a\u202eb" }, "text must be one line without control characters"],
  ["a line break", { text: "a\nb" }, "text must be one line"],
  [
    "a long message",
    { hero: { message: "a ".repeat(71) } },
    "hero.message must have at most 140 characters, but has 142",
  ],
  ["a long lead", { hero: { lead: "a ".repeat(71) } }, "hero.lead must have at most 140 characters, but has 142"],
  [
    "a long title of a service page",
    { car: { hero: { title: "a ".repeat(19) } } },
    "car.hero.title must have at most 36 characters",
  ],
  [
    "a headline with a long second tier",
    { hero: { title: `Chaveiro – ${"a ".repeat(19)}` } },
    "hero.title must have at most 36 characters, but has 38",
  ],
  ["a path with a space", { page: { path: "/chaveiro 24h" } }, "page.path must be of small letters"],
  ["a long title", { pages: { car: { title: "a ".repeat(31) } } }, "pages.car.title must have at most 60 characters"],
  [
    "a long description",
    { pages: { car: { description: "a ".repeat(81) } } },
    "pages.car.description must have at most 160",
  ],
  ["a long topic", { messages: { urgent: "a ".repeat(71) } }, "messages.urgent must have at most 140"],
  [
    "a highlight elsewhere",
    { hero: { title: "Chaveiro", highlight: "24h" } },
    'hero.highlight must be a part of "Chaveiro"',
  ],
  [
    "a link elsewhere",
    { banner: { text: "Ligue 193", call193: "190" } },
    'banner.call193 must be a part of "Ligue 193"',
  ],
  ["a day that is none", { page: { updated: "2026-02-30" } }, "page.updated must be a day such as"],
  ["another form of day", { page: { updated: "30/11/2026" } }, "page.updated must be a day such as"],
  ["a review without a name", { list: [{ comment: "Bom." }] }, "list[0].name must be the name of who wrote the review"],
  ["a count that is none", { reviews: { count: 2.5 } }, "reviews.count must be a whole number"],
  [
    "a count with a point",
    { reviews: { count: Number("2.000"), list: [1, 2, 3] } },
    "reviews.count must be a whole number from 3",
  ],
  ["half of a fact's name", { hero: { lead: "Em até $arrival} aí." } }, "hero.lead must be plain text, and each brace"],
  ["a short summary", { pages: { car: { description: "Abrimos." } } }, "pages.car.description must have at least 110"],
  [
    "a short preview",
    { pages: { car: { preview: { description: "Abrimos." } } } },
    "pages.car.preview.description must have at least 65",
  ],
  [
    "a long word",
    { a: { text: `É ${"lo".repeat(20)}ngo` } },
    "a.text has a word too long for a small phone (26 letters fit)",
  ],
  ["a fact's name without braces", { hero: { lead: "Em até $arrival aí." } }, "hero.lead must be plain text, and each"],
  ["a subject that is none", { cards: [{ about: "boat" }] }, "cards[0].about must be one of"],
  ["more stars than there are", { list: [review({ rating: 6 })] }, "list[0].rating must be a whole number of stars"],
  ["half a star", { list: [review({ rating: 4.5 })] }, "list[0].rating must be a whole number of stars"],
  [
    "a link without its chat",
    { note: { linkText: "Diga qual" } },
    "note.message must not be empty where there is a linkT",
  ],
  [
    "a link that calls 193 and says another thing",
    { banner: { text: "Ligue para os Bombeiros", call193: "Bombeiros" } },
    "banner.call193 must name the number that it calls, 193",
  ],
  ["an empty list", { cards: [{ features: [] }] }, "cards[0].features must not be empty"],
  ["a long name", { business: { name: "a ".repeat(18) } }, "business.name must have at most 34 characters"],
  ["a page without its day", { pages: { car: { scene: "car" } } }, "pages.car.updated must be a day such as"],
  [
    "a long word on a button",
    { location: { requestButtonText: "a".repeat(19) } },
    "location.requestButtonText has a word too long for a small phone (18 letters fit)",
  ],
  ["a space at a start", { hero: { lead: " Abrimos." } }, "hero.lead must have no space at its start or end, and"],
  ["a space at an end", { hero: { lead: "Abrimos. " } }, "hero.lead must have no space at its start or end, and"],
  ["two spaces", { text: "A\u00a0 gente" }, "text must have no space at its start or end, and no two side by side"],
  [
    "two spaces in a message",
    { message: "Oi!  Estou em: " },
    "message must have no space at its start, and no two side",
  ],
  [
    "two spaces at a message's end",
    { messages: { car: "Estou em:  " } },
    "messages.car must have no space at its start",
  ],
  ["a colon at a message's end", { messages: { car: "Estou em:" } }, "messages.car must have a space after the colon"],
  ...(["\u00ad", "\u200b", "\u200d", "\u200e", "\u2060", "\ufeff"].map((unseen) => [
    `the unseen character ${JSON.stringify(unseen)}`,
    { text: `a${unseen}b` },
    "text must be one line without control characters and others that are not seen",
  ]) as [string, object, string][]),
  ["a year before the site", { page: { updated: "1026-11-22" } }, "page.updated must be a day since 2020"],
  ["a year to come", { page: { updated: "2206-11-22" } }, "page.updated must be a day since 2020"],
  [
    "a scene that is not drawn",
    { page: { scene: "nigth", updated: "2026-11-22" } },
    "page.scene must be one of dawn, ",
  ],
  ["a number that is none", { count: Number.NaN }, "count must be a whole number from 1, without a point, but is NaN."],
  ["a long word in a headline", { hero: { title: "Desbloqueadores24h" } }, "hero.title has a word too long"],
])("names file and field of %s", (_, content, sentence) => {
  expect(() => checkContent(FILE, content)).toThrow(`${FILE}: ${sentence}`);
});

it("accepts what people write", () => {
  const comment = "Nota 10!!! 🙏🏽 João & Maria, 3 < 5, R$ 10, “aspas”, abre-e-fecha :-}";
  const sameAs = ["HTTPS://www.instagram.com/chaveiro24hrecife.oficial.aflitos/"];
  const message = `${"a".repeat(99)} 🚨👨🏾‍🔧❤️‍🔥 Estou em: `;
  expect(() => checkContent(FILE, { list: [{ name: "Igor", comment }], sameAs, message, years: 25 })).not.toThrow();
  expect(() => checkContent(FILE, { sameAs: [], placeholders: [], list: [review({ rating: 1 })] })).not.toThrow();
});
