import { describe, expect, it } from "vitest";
import { business } from "../../app/content/business";
import { car } from "../../app/content/car";
import { footerServices } from "../../app/content/footer";
import { home } from "../../app/content/home";
import { home24h } from "../../app/content/home-24h";
import { messages } from "../../app/content/messages";
import { residential } from "../../app/content/residential";
import { reviews } from "../../app/content/reviews";

const cards = [...home.services.cards, ...car.cards, ...residential.cards];

describe("the spec's numbers", () => {
  it("claims 25 years and 20 minutes, and serves Recife alone", () => {
    expect(business).toMatchObject({ experienceYears: 25, arrivalMinutes: 20, serviceAreas: ["Recife"] });
    expect(business.hours).toBe("24 Horas por dia, 7 dias por semana");
    expect(business.payment).toEqual(["cartão", "PIX"]);
    expect(business.address.district).toBe("Aflitos");
  });

  it("shows 274 reviews, EXCELENTE, and eight of them with five stars", () => {
    expect(reviews).toMatchObject({ label: "EXCELENTE", count: 274, rating: 5, source: "Google" });
    expect(reviews.list).toHaveLength(8);
    expect(new Set(reviews.list.map((review) => review.rating))).toEqual(new Set([5]));
  });

  it("counts cards, features, brands, locks and services", () => {
    for (const page of [home, home24h]) {
      expect(page.hero.title).toBe("Chaveiro 24h em Recife – Atendimento Imediato");
      expect(page.services.cards.map((card) => card.features.length)).toEqual([5, 5, 5]);
      expect(page.services.additional).toHaveLength(6);
    }
    expect(car.cards).toHaveLength(4);
    expect(new Set(car.brands.list).size).toBe(12);
    expect(residential.cards).toHaveLength(4);
    expect(residential.locks.list).toHaveLength(6);
    expect(car.reasons.map((reason) => reason.title)).toEqual(["Sem danos", "Rapidez", "Tecnologia"]);
    expect(residential.reasons.map((reason) => reason.title)).toEqual(["Sem danos", "24 horas", "Garantia"]);
    expect(footerServices).toHaveLength(6);
  });
});

describe("messages", () => {
  it("has seven topics with seven different texts", () => {
    expect(Object.keys(messages).sort()).toEqual([
      "automotive",
      "company",
      "emergency",
      "home",
      "reviews",
      "serviceArea",
      "urgent",
    ]);
    expect(new Set(Object.values(messages)).size).toBe(7);
  });

  it.each([...Object.values(messages), ...cards.map((card) => card.message)])(
    "%j is at most 140 characters",
    (message) => {
      expect([...message].length).toBeLessThanOrEqual(140);
    },
  );

  it("names Recife where it asks about the service area or urgently", () => {
    expect(messages.urgent).toContain("Recife");
    expect(messages.serviceArea).toContain("Recife");
  });
});

it.each(reviews.list.map((review) => [review.name, review] as const))(
  "the avatar of %s shows that person's initials",
  (name, review) => {
    expect(name.startsWith(review.initials[0] ?? "?")).toBe(true);
    expect(name.split(" ").some((word) => word.startsWith(review.initials[1] ?? "?"))).toBe(true);
  },
);

it("every hero's highlight stands in its title", () => {
  for (const { hero } of [home, home24h, car, residential]) expect(hero.title).toContain(hero.highlight);
});
