import { expect, it } from "vitest";
import { districts } from "../../app/content/districts";
import { mapPlaces } from "../../app/content/map-places";
import { messages } from "../../app/content/messages";
import { reviews } from "../../app/content/reviews";
import type { Subject } from "../../app/content/schema";
import { initialsOf } from "../../app/formats/words";
import { reviewsAbout } from "../../app/sections/service-reviews";
import { homeContents, serviceContents } from "../contents";

it.each([
  ["Patrícia Nunes", "PN"],
  ["Igor", "I"],
  ["Sr. Antônio Wanderley", "AW"],
  ["Maria das Dores da Silva", "MS"],
  ["éverton  barbosa ", "ÉB"],
  ["Dra. Ana", "A"],
  ["Da Paz", "P"],
  ["Ana (cliente)", "A"],
  ["@dudapessoa", "D"],
  ["🔑⭐", "🔑"],
])("the initials of %j are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it.each<Subject>(["car", "house", "company"])(
  "a page about a %s shows up to three reviews about it, or two where it has fewer than two",
  (subject) => {
    const about = reviews.list.filter((review) => review.about === subject);
    expect(reviewsAbout(subject)).toEqual(about.length > 1 ? about.slice(0, 3) : reviews.list.slice(0, 2));
  },
);

it("names districts of Recife alone on the map", () => {
  expect(mapPlaces.map(({ name }) => name).filter((name) => !districts.includes(name))).toEqual([]);
});

/** The subjects whose shared message this is; none for a part's own message. */
const subjectsOf = (message: string) =>
  Object.entries(messages).flatMap(([topic, text]) => (text === message ? topic : []));

it.each([...homeContents.map(({ services, page }) => ({ page, cards: services.cards })), ...serviceContents])(
  "no card of $page.path opens the chat of another subject",
  ({ cards }) => {
    for (const { about, message, title } of cards)
      expect([[], [about satisfies Subject]], title).toContainEqual(subjectsOf(message));
  },
);

it.each(serviceContents)("every card of $page.path is about the subject of the page", ({ cards, reviews }) => {
  expect(new Set(cards.map(({ about }) => about))).toEqual(new Set([reviews.about]));
});
