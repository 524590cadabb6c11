import { describe, expect, test } from "vitest";
import { pages } from "../../app/content/pages";
import { reviews } from "../../app/content/reviews";
import type { CardDrawingName, LockDrawingName, Subject } from "../../app/content/types";
import { scenes } from "../../app/illustrations/scenes";
import { contents, homeContents, serviceContents } from "../contents";
import { kinship, topicsOf } from "../words";

/** Drawings that show one kind of customer; the others fit any. */
const SHOWS: Partial<Record<CardDrawingName, Subject>> = { car: "car", door: "house", shutter: "company" };

describe.each(Object.values(contents))("the content of $page.path", (content) => {
  const cards = "services" in content ? content.services.cards : content.cards;

  test("says nothing twice in one list", () => {
    const twice = (value: unknown): string[] => {
      if (typeof value !== "object" || value === null) return [];
      const inner = Object.values(value).flatMap(twice);
      if (!Array.isArray(value)) return inner;
      const entries = value.map((entry) => (typeof entry === "string" ? entry : (entry.title ?? entry.name)));
      return [...entries.filter((entry, index) => entries.indexOf(entry) < index), ...inner];
    };
    expect(twice(content), "entries that stand twice in a list").toEqual([]);
  });

  test("draws on each card what the card is about", () => {
    for (const { title, drawing, about } of cards) {
      expect(SHOWS[drawing] ?? about, `the drawing "${drawing}" on the card "${title}"`).toBe(about);
    }
  });

  test("was last changed on a day that has come", () => {
    const today = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
    expect(content.page.updated <= today, `${content.page.updated} is no day of a last change`).toBe(true);
  });
});

test.each(serviceContents)("$page.path has cards, reviews and a picture of one subject", ({ page, cards, reviews }) => {
  for (const { title, about } of cards) expect(about, `the card "${title}"`).toBe(reviews.about);
  for (const { services } of homeContents) {
    const leading = services.cards.filter(({ more }) => more?.to === page.path);
    for (const { title, about } of leading) expect(about, `the card "${title}", which leads here`).toBe(reviews.about);
  }
});

/** What the lock of each drawing is called. */
const LOCKS: Record<LockDrawingName, RegExp> = {
  cylinder: /cilindro/i,
  tetra: /tetra/i,
  rim: /sobrepor/i,
  digital: /digital/i,
  multipoint: /multiponto/i,
  electric: /elétrica/i,
};

test.each(serviceContents.flatMap(({ list }) => (list.look === "locks" ? list.entries : [])))(
  "the lock $name has no other lock's drawing",
  ({ name, drawing }) => {
    const named = Object.entries(LOCKS).find(([, word]) => word.test(name));
    expect(drawing, `the drawing of "${name}"`).toBe(named?.[0] ?? drawing);
  },
);

/** All that each service page says. */
const said = serviceContents.map((content) => topicsOf(JSON.stringify(content)));

describe.each(homeContents)("the cards of $page.path", ({ services: { cards } }) => {
  test.each(cards.filter(({ more }) => more))("$title: its features are those of the page that it leads to", (card) => {
    const page = serviceContents.findIndex((content) => content.page.path === card.more?.to);
    const near = cards.map(({ features }) => kinship(topicsOf(...features), said[page] ?? new Set(), said));
    const nearest = cards[near.indexOf(Math.max(...near))];
    expect(nearest?.title, `${card.more?.to} speaks most of what this card lists`).toBe(card.title);
  });
});

/** The one word of words.ts for each kind of customer. */
const SUBJECTS: Record<Subject, string> = { car: "carro", house: "casa", company: "empresa" };

test.each(reviews.list)("the review of $name is about what was done for it: $service", ({ service, about }) => {
  const named = Object.entries(SUBJECTS).filter(([, word]) => kinship(topicsOf(service), topicsOf(word)) > 0);
  // "Abertura de porta" may be anybody's.
  if (named.length === 1) expect(about, `"${service}" says what it was done for`).toBe(named[0]?.[0]);
});

test.each(serviceContents)("what others show of $page.path speaks of that page", ({ page }) => {
  // By what stands on the pages alone: else words that were exchanged would be at home where they are.
  const shown = serviceContents.map(({ page: _, ...rest }) => topicsOf(JSON.stringify(rest)));
  const own = serviceContents.findIndex((content) => content.page.path === page.path);
  for (const words of [page.title, page.description, `${page.preview.title} ${page.preview.description}`]) {
    const near = shown.map((topics) => kinship(topicsOf(words), topics, shown));
    const nearest = serviceContents[near.indexOf(Math.max(...near))]?.page.path;
    expect(near[own], `"${words}" of ${page.path} in pages.ts speaks of ${nearest}`).toBe(Math.max(...near));
  }
});

test("each page has a name and a path of its own", () => {
  for (const field of ["name", "path"] as const) {
    const values = Object.values(pages).map((page) => page[field]);
    expect(new Set<string>(values).size, field).toBe(values.length);
  }
});

test.each(Object.keys(scenes))("the scene %s, which is drawn, is shown by a page", (name) => {
  const shown: string[] = Object.values(pages).map(({ scene }) => scene);
  expect(shown, `give it to a page of app/content/pages.ts, or take it out of app/illustrations/scenes.tsx`).toContain(
    name,
  );
});
