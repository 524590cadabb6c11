import { describe, expect, test } from "vitest";
import { additionalServices } from "~/content/additional-services";
import { business } from "~/content/business";
import { doorSteps } from "~/content/door-steps";
import { messages } from "~/content/messages";
import { anchors } from "~/content/navigation";
import { pages } from "~/content/pages";
import { allPayments } from "~/content/phrases";
import { hasReviews, reviewCount } from "~/content/review-facts";
import { reviews } from "~/content/reviews";
import { contents, homeContents, missingPath, serviceContents } from "../tools/contents";
import { chatsIn, openSite, textOf } from "../tools/open-site";

const { screens, documentOf } = await openSite();

const single = (text: string) => text.replace(/\s+/g, " ").trim();
const titlesOf = (root: ParentNode | null) => Array.from(root?.querySelectorAll("h2") ?? [], textOf);
const callHref = `tel:${business.phone}`;

test.each(screens)("$path: the round button and the footer open the page's chat", ({ path, document }) => {
  const { message } = Object.values(pages).find((page) => page.path === path) ?? { message: messages.urgent };
  expect(chatsIn(document.querySelector("body > div > aside"))).toEqual([message]);
  expect(chatsIn(document.querySelector("footer"))).toEqual([message, messages.emergency]);
});

test("the 404 has its specified text and link home, marked as English, and the urgent chat", () => {
  const main = documentOf(missingPath).querySelector("main");
  const [heading, link] = [main?.querySelector("h1"), main?.querySelector('a[href="/"]')];
  expect([heading?.textContent, link?.textContent]).toEqual(["Oops! Page not found", "Return to Home"]);
  for (const element of [heading, link]) expect(element?.closest("[lang]")?.getAttribute("lang")).toBe("en");
  expect(chatsIn(main)).toEqual([messages.urgent]);
});

/** Content fields that are not visible text. */
const UNSEEN = /^(page|id|highlight|message|requestMessage|subject|drawing|kind|to|fireBrigadeText|photo)$/;

/** @returns every text of a content object, and pairs: `{ title: "Carro", text: "Abre." }` gives "Carro Abre.", "Carro" and "Abre." */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [single(value)];
  if (typeof value !== "object" || value === null) return [];
  const { title, text, name, description } = value as Record<string, unknown>;
  const [heading, body] = [title ?? name, text ?? description];
  const pair = typeof heading === "string" && typeof body === "string" ? [single(`${heading} ${body}`)] : [];
  return [...pair, ...Object.entries(value).flatMap(([field, part]) => (UNSEEN.test(field) ? [] : wordsOf(part)))];
}

describe.each(Object.values(contents))("the page $page.path", ({ page, ...content }) => {
  const main = documentOf(page.path).querySelector("main");
  const { emergency } = "services" in content ? content.services : content;

  test("every text of the content is there, each title with its text", () => {
    const text = textOf(main);
    const isReviewed = reviews.list.some(({ subject }) => !("subject" in content) || subject === content.subject);
    const shown = isReviewed ? content : { ...content, reviews: undefined, reviewsTitle: undefined };
    const missing = wordsOf(shown).filter((words) => !text.includes(words));
    expect(missing, "not on the page, or a field for UNSEEN above").toEqual([]);
    expect(textOf(main?.querySelector("h1"))).toBe(content.hero.title);
  });

  test("the first screen has the page's chat, the reviews' count and the payments", () => {
    const hero = main?.querySelector("h1")?.parentElement;
    expect(chatsIn(hero)).toEqual([page.message]);
    if (hasReviews) expect(textOf(hero?.querySelector(`a[href$="#${anchors.reviews}"]`))).toContain(reviewCount);
    expect(textOf(hero)).toContain(allPayments);
  });

  test("in danger the fire brigade comes first, then the call, then the chat", () => {
    const headings = Array.from(main?.querySelectorAll("h2") ?? []);
    const heading = headings.find((heading) => textOf(heading) === single(emergency.title));
    const links = heading?.closest("section")?.querySelectorAll("a:not([href='tel:190'], [href='tel:192'])") ?? [];
    expect(Array.from(links, (link) => link.getAttribute("href")?.replace(/\?.*/, ""))).toEqual([
      ...(emergency.text.includes("193") ? ["tel:193"] : []),
      callHref,
      `https://wa.me/${business.whatsapp.slice(1)}`,
    ]);
  });
});

describe.each(homeContents)("the home page $page.path", (content) => {
  const { page, hero, hiddenHeadings, services, location } = content;
  const document = documentOf(page.path);

  test("the headline and the order of the sections match the specification", () => {
    if (page === pages.home || page === pages.home24h)
      expect(hero.title).toBe("Chaveiro 24h em Recife – Atendimento Imediato");
    const specified = new Map<string, boolean>([
      [pages.home.path, false],
      [pages.home24h.path, true],
    ]);
    const isLocationFirst = specified.get(page.path) ?? content.isLocationFirst;
    const [second, third] = isLocationFirst ? ["localizacao", "avaliacoes"] : ["avaliacoes", "localizacao"];
    const sections = Array.from(document.querySelectorAll("main section[id]"), ({ id }) => id);
    const known = ["servicos", second, third].filter((id) => hasReviews || id !== "avaliacoes");
    expect(sections.filter((id) => known.includes(id))).toEqual(known);
    expect(textOf(document.querySelector("main :is(h1, h2, h3)"))).toBe(hiddenHeadings?.title ?? hero.title);
    const { reviews, questions } = content;
    const [before, after] = isLocationFirst ? [location, reviews] : [reviews, location];
    const parts = [services, services.steps, services.emergency, before, questions, after];
    const titles = parts.filter((part) => hasReviews || part !== reviews).map(({ title }) => single(title));
    expect(titlesOf(document.querySelector("main")).filter((title) => titles.includes(title))).toEqual(titles);
  });

  test("every card and section opens the chat of its subject, or calls", () => {
    expect(chatsIn(document.querySelector("main"))).toEqual(
      expect.arrayContaining([
        ...services.cards.map(({ subject }) => messages[subject]),
        ...additionalServices.flatMap(({ link }) => link?.message ?? []),
        services.steps.ask.message,
        services.emergency.message,
      ]),
    );
    const ofLocation = [page.message, messages.serviceArea, location.requestMessage];
    expect(chatsIn(document.getElementById(anchors.location))).toEqual(ofLocation);
    if (hasReviews) expect(chatsIn(document.getElementById(anchors.reviews))).toEqual([messages.reviews]);
    for (const id of hasReviews ? [anchors.reviews, anchors.location] : [anchors.location])
      expect(document.querySelector(`#${id} a[href="${callHref}"]`), id).not.toBeNull();
  });

  test.runIf(hasReviews)("every review is there in full, with its stars", () => {
    const section = document.getElementById(anchors.reviews);
    const cards = Array.from(section?.querySelectorAll("blockquote") ?? [], (quotation) => quotation.closest("li"));
    expect(cards.length).toBe(reviews.list.length);
    for (const [index, { name, dateText, rating, comment, service }] of reviews.list.entries()) {
      for (const text of [name, dateText, comment, service]) expect(textOf(cards[index])).toContain(single(text));
      const stars = cards[index]?.querySelector("svg[aria-label]")?.getAttribute("aria-label");
      expect(stars).toMatch(new RegExp(`^${rating} de 5`));
    }
    expect(textOf(section)).toContain(`${reviewCount} avaliações no ${reviews.source}`);
  });
});

describe.each(serviceContents)("the service page $page.path", (content) => {
  const { page, subject, cards, brands, locks, emergency } = content;
  const lists = [brands, locks].flatMap((list) => list ?? []);
  const main = documentOf(page.path).querySelector("main");

  test("every card and section opens the chat of its subject, in their order", () => {
    expect(chatsIn(main)).toEqual([
      page.message,
      ...[...cards, ...lists.map(({ note }) => note), emergency].map(({ message }) => message),
    ]);
  });

  test("cards, reviews, brands or locks, danger, questions and reasons come in this order", () => {
    const isReviewed = reviews.list.some((review) => review.subject === subject);
    const { cardsTitle, reviewsTitle, questions, reasonsTitle } = content;
    const titles = [
      cardsTitle,
      ...(isReviewed ? [reviewsTitle] : []),
      ...lists.map(({ title }) => title),
      emergency.title,
    ];
    const known = [...titles, questions.title, reasonsTitle].map(single);
    expect(titlesOf(main).filter((title) => known.includes(title))).toEqual(known);
  });

  test("the page about cars is about cars, and the one about homes about homes", () => {
    const subjects: Record<string, string> = { [pages.car.path]: "car", [pages.residential.path]: "house" };
    expect(subject).toBe(subjects[page.path] ?? subject);
  });

  test("the ID tag names the business once", () => {
    const [, tag = ""] = textOf(main).split(single(String(doorSteps.at(-1)?.text)));
    expect(tag.split(business.name)).toHaveLength(2);
  });

  test("the breadcrumb ends with the current page", () => {
    const steps = main?.querySelectorAll("nav li:not([aria-hidden])") ?? [];
    expect(Array.from(steps, (step) => step.getAttribute("aria-current"))).toEqual([null, "page"]);
  });

  test("the reviews are about the page's subject, and at most three", () => {
    const quotations = Array.from(main?.querySelectorAll("blockquote") ?? [], textOf);
    const own = reviews.list.filter((review) => review.subject === subject).map(({ comment }) => single(comment));
    expect(quotations).toEqual(own.slice(0, 3));
  });
});
