import { expect, test } from "vitest";
import { messages } from "../../app/content/messages";
import type { Subject } from "../../app/content/schema";
import { homeContents, serviceContents } from "../contents";

/** The subjects whose shared message this is; none for a part's own message. */
const subjectsOf = (message: string) =>
  Object.entries(messages).flatMap(([topic, text]) => (text === message ? topic : []));

test.each([...homeContents.map(({ services, page }) => ({ page, cards: services.cards })), ...serviceContents])(
  "no card of $page.path opens the chat of another subject",
  ({ cards }) => {
    for (const { about, message, title } of cards)
      expect([[], [about satisfies Subject]], title).toContainEqual(subjectsOf(message));
  },
);

test.each(serviceContents)("every card of $page.path is about the subject of the page", ({ cards, reviews }) => {
  expect(new Set(cards.map(({ about }) => about))).toEqual(new Set([reviews.about]));
});
