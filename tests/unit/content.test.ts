import { describe, expect, it, onTestFinished, vi } from "vitest";
import { business } from "../../app/content/business";
import { joined } from "../../app/content/claims";
import { home } from "../../app/content/home";
import { home24h } from "../../app/content/home-24h";
import { messages } from "../../app/content/messages";
import { initialsOf, reviews, reviewsAbout } from "../../app/content/reviews";
import type { Subject } from "../../app/content/types";

it("both home pages have the same headline", () => {
  expect(home.hero.title).toBe("Chaveiro 24h em Recife – Atendimento Imediato");
  expect(home24h.hero.title).toBe(home.hero.title);
});

describe("messages", () => {
  it("differ from topic to topic", () => {
    expect(new Set(Object.values(messages)).size).toBe(Object.keys(messages).length);
  });

  it("name the city where they ask about the service area or urgently", () => {
    for (const topic of ["urgent", "serviceArea"] as const) {
      const { city } = business.address;
      expect(messages[topic], `messages.ts: ${topic} must name ${city}, as docs/site.md has it`).toContain(city);
    }
  });
});

it.each([
  ["Patrícia Nunes", "PN"],
  ["Igor", "I"],
  ["Sr. Antônio Wanderley", "AW"],
  ["Maria das Dores da Silva", "MS"],
  ["Jorge Luiz Cavalcanti", "JC"],
  ["éverton  barbosa ", "ÉB"],
  ["Dra. Ana", "A"],
  ["João d'Ávila e Souza", "JS"],
  ["Da Paz", "P"],
  ["E.", "E"],
])("the initials of %s are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it.each([
  [["PIX"], "PIX"],
  [["cartão", "PIX"], "cartão e PIX"],
  [["cartão", "PIX", "dinheiro"], "cartão, PIX e dinheiro"],
])("%j are listed as %s", (words, listed) => {
  expect(joined(words, "e")).toBe(listed);
});

it("one minute and one year are said in the singular", async () => {
  vi.resetModules();
  vi.doMock("../../app/content/business", () => ({ business: { ...business, arrivalMinutes: 1, experienceYears: 1 } }));
  onTestFinished(() => void vi.doUnmock("../../app/content/business"));
  const { arrival, experience } = await import("../../app/content/claims");
  expect([arrival, experience]).toEqual(["1 minuto", "1 ano"]);
});

it("no review is there twice", () => {
  expect(new Set(reviews.list.map(({ name, comment }) => `${name}: ${comment}`)).size).toBe(reviews.list.length);
  // Two visitors may both write "Ótimo", but not the same sentence.
  const sentences = reviews.list.map(({ comment }) => comment).filter((comment) => comment.length > 40);
  expect(sentences.filter((comment, index) => sentences.indexOf(comment) !== index)).toEqual([]);
});

it.each<Subject>(["car", "house", "company"])("two or three reviews stand on a page about a %s", (subject) => {
  const found = reviewsAbout(subject);
  const about = reviews.list.filter((review) => review.about === subject);
  expect(found, "up to three about the subject, or the first two where it has fewer").toEqual(
    about.length > 1 ? about.slice(0, 3) : reviews.list.slice(0, 2),
  );
});
