import { describe, expect, test } from "vitest";
import { messages } from "../../app/content/messages";
import { contents, homeContents } from "../contents";
import { kinship, topicsOf } from "../words";

interface Block {
  message: string;
  [field: string]: unknown;
}

/** Every part of a content object that opens a chat, by where it stands. */
function blocksOf(value: unknown, where = ""): [where: string, block: Block][] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([field, part]) => blocksOf(part, `${where}.${field}`));
  return "message" in value ? [[where.slice(1), value as Block], ...inner] : inner;
}

/** What a part says of itself, its message apart. */
function ownTopics({ message, ...words }: Block): Set<string> {
  return topicsOf(JSON.stringify(words));
}

describe.each(Object.values(contents))("on $page.path what the visitor taps is what the chat says:", (content) => {
  const { page, hero, ...parts } = content;
  const cards = "services" in content ? content.services.cards : content.cards;

  test.each(blocksOf(parts))("%s", (where, block) => {
    // What the band is, whatever its words are.
    const also = where.endsWith("emergency") ? "emergência, urgente" : "";
    expect(
      kinship(topicsOf(block.message), new Set([...ownTopics(block), ...topicsOf(also)])),
      `${where}: no telling word of ${JSON.stringify(block.message)} stands in what the visitor reads and taps there; is it another part's message?`,
    ).toBeGreaterThan(0);
  });

  test("each card's message speaks of that card, and of no other card more", () => {
    const all = cards.map(({ title, description, buttonText, message }) =>
      ownTopics({ title, description, buttonText, message }),
    );
    for (const [index, { title, message }] of cards.entries()) {
      const near = all.map((topics) => kinship(topicsOf(message), topics, all));
      const nearest = cards[near.indexOf(Math.max(...near))]?.title;
      expect(
        near[index],
        `the card "${title}" opens a chat with ${JSON.stringify(message)}, which speaks of "${nearest}"`,
      ).toBe(Math.max(...near));
    }
  });

  test.each(["description", "features", "buttonText", "message"] as const)(
    "no two cards have each other's %s",
    (field) => {
      const said = cards.map((card) => topicsOf(JSON.stringify(card[field])));
      const rest = cards.map(({ title, description, features, buttonText, message }) =>
        topicsOf(JSON.stringify({ title, description, features, buttonText, message, [field]: "" })),
      );
      const near = said.map((topics) => rest.map((other) => kinship(topics, other, rest)));
      const fits = (card: number, place: number) => near[card]?.[place] ?? 0;
      for (const [a, { title }] of cards.entries()) {
        for (const [b, other] of cards.entries()) {
          expect(
            fits(a, a) + fits(b, b),
            `"${title}" and "${other.title}" would read better with their ${field} exchanged`,
          ).toBeGreaterThanOrEqual(fits(a, b) + fits(b, a));
        }
      }
    },
  );

  test("the hero opens the chat of the page's topic", () => {
    const leading = homeContents.flatMap(({ services }) => services.cards).find(({ more }) => more?.to === page.path);
    const topic = leading?.message ?? messages.urgent;
    const isShared = Object.values(messages).includes(hero.message);
    // A home page's title names every subject; a service page that no card leads to has one of its own.
    const mayChoose = !isShared || (!leading && "cards" in content);
    const speaksOfIt = kinship(topicsOf(hero.message), topicsOf(page.title, hero.lead)) > 0;
    const fits = hero.message === topic || (mayChoose && speaksOfIt);
    expect(
      fits,
      `hero.message must be ${JSON.stringify(topic)}, or one ${mayChoose ? "" : "of its own "}that speaks of "${page.title}"`,
    ).toBe(true);
  });
});
