import { describe, expect, test } from "vitest";
import { business } from "../../app/content/business";
import { car } from "../../app/content/car";
import { allPayments, hasReviews, reviewCount } from "../../app/content/claims";
import { additionalServices } from "../../app/content/home-services";
import { messages } from "../../app/content/messages";
import { anchors } from "../../app/content/navigation";
import { pages } from "../../app/content/pages";
import { residential } from "../../app/content/residential";
import { reviews } from "../../app/content/reviews";
import { whatsappHref } from "../../app/formats/contact-links";
import { initialsOf } from "../../app/formats/words";
import { contents, homeContents, missingPath, serviceContents } from "../tools/contents";
import { chatsIn, openSite, textOf } from "../tools/open-site";

const { screens, documentOf } = await openSite();

const single = (text: string) => text.replace(/\s+/g, " ").trim();

describe.each(screens)("the document $path", ({ path, html, document }) => {
  test("has a rule for every class, and a value for every variable", () => {
    const styles = Array.from(document.querySelectorAll("style"), ({ textContent }) => textContent).join("");
    const selectors = styles.replace(/\/\*.*?\*\//gs, "").replace(/\{[^{}]*\}/g, "{}");
    const known = new Set(
      Array.from(selectors.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g), ([, name = ""]) => name.replace(/\\(.)/g, "$1")),
    );
    const used = Array.from(document.querySelectorAll("[class]"), (element) => [...element.classList]).flat();
    // lucide-react names its icons so.
    const bare = used.filter((name) => !known.has(name) && !name.startsWith("lucide"));
    expect(
      bare,
      "misspelt, not in a .tsx file, not in the theme, of a .css file that app/styles.css does not import, or left out there",
    ).toEqual([]);
    const unset = Array.from(styles.matchAll(/var\((--[\w-]+)\)/g), ([, name = ""]) => name);
    expect(unset.filter((name) => !html.includes(`${name}:`))).toEqual([]);
    expect(
      styles.match(/light-dark\(|@property [\w-]+|@layer|&/g) ?? [],
      "the oldest phones that are promised know no nesting, light-dark(), @property or @layer: `[border-width:1px]`, not `border`",
    ).toEqual([]);
  });

  test("opens the chat of its page by the round button and in the footer, which has the emergency chat too", () => {
    const { message } = Object.values(pages).find((page) => page.path === path) ?? { message: messages.urgent };
    expect(chatsIn(document.querySelector(".quick"))).toEqual([message]);
    expect(chatsIn(document.querySelector(".foot"))).toEqual([message, messages.emergency]);
  });
});

test("the 404 has the specified text and a link home, both marked as English, and the urgent chat", () => {
  const main = documentOf(missingPath).querySelector("main");
  const heading = main?.querySelector("h1");
  const link = main?.querySelector(`a[href="${pages.home.path}"]`);
  expect([heading?.textContent, link?.textContent]).toEqual(["Oops! Page not found", "Return to Home"]);
  for (const element of [heading, link]) expect(element?.closest("[lang]")?.getAttribute("lang")).toBe("en");
  expect(chatsIn(main)).toEqual([messages.urgent]);
});

/** Fields of content that are no words on the page. */
const UNSEEN = /^(page|id|highlight|message|requestMessage|about|drawing|look|to|call193|photo)$/;

/** @returns every text of a content object; a title together with the text that explains it */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [single(value)];
  if (typeof value !== "object" || value === null) return [];
  const { title, name = title, description, text = description } = value as Record<string, unknown>;
  const pair = typeof name === "string" && typeof text === "string" ? [single(`${name} ${text}`)] : [];
  return [...pair, ...Object.entries(value).flatMap(([field, part]) => (UNSEEN.test(field) ? [] : wordsOf(part)))];
}

describe.each(Object.values(contents))("the page $page.path", ({ page, ...content }) => {
  const document = documentOf(page.path);
  const main = document.querySelector("main");
  const cards = "services" in content ? content.services.cards : content.cards;
  const { emergency } = "services" in content ? content.services : content;
  const headingOf = (title: string) =>
    Array.from(main?.querySelectorAll("h2, h3") ?? []).find((heading) => textOf(heading) === single(title));

  test("shows every text of its content, each title with its text", () => {
    const text = textOf(main);
    const isReviewed = reviews.list.some(({ about }) => !("about" in content) || about === content.about);
    const shown = isReviewed ? content : { ...content, reviews: undefined, reviewsTitle: undefined };
    const missing = wordsOf(shown).filter((words) => !text.includes(words));
    expect(missing, "not on the page, or a field for UNSEEN above").toEqual([]);
    expect(textOf(main?.querySelector("h1"))).toBe(content.hero.title);
  });

  test("has its chat, the reviews' count with a link to them, and the payments on its first screen", () => {
    const hero = document.querySelector(".hero");
    expect(chatsIn(hero)).toEqual([page.message]);
    if (hasReviews) expect(textOf(hero?.querySelector(`a[href$="#${anchors.reviews}"]`))).toContain(reviewCount);
    expect(textOf(hero)).toContain(allPayments);
  });

  test("leads from a card to the page about it", () => {
    for (const { title, more } of cards)
      if (more) expect(headingOf(title)?.closest("li")?.querySelector(`a[href="${more.to}"]`), title).not.toBeNull();
  });

  test("calls before it writes where there is danger, and calls the fire brigade where life is at risk", () => {
    const links = headingOf(emergency.title)?.closest(".band")?.querySelectorAll("a") ?? [];
    expect(Array.from(links, (link) => link.getAttribute("href"))).toEqual([
      ...(emergency.text.includes("193") ? ["tel:193"] : []),
      `tel:${business.phone}`,
      whatsappHref(business.whatsapp, emergency.message),
    ]);
  });
});

describe.each(homeContents)("the home page $page.path", ({ page, hero, hiddenHeadings, services, location }) => {
  const document = documentOf(page.path);
  const { cards, steps, emergency } = services;

  const isSpecified = page === pages.home || page === pages.home24h;

  test.runIf(isSpecified)("has the specified headline, and its sections in the specified order", () => {
    expect(hero.title).toBe("Chaveiro 24h em Recife – Atendimento Imediato");
    const { services, reviews, location } = anchors;
    const order = hiddenHeadings ? [services, location, reviews] : [services, reviews, location];
    const sections = document.querySelectorAll("main section[id]");
    expect(Array.from(sections, ({ id }) => id)).toEqual(order.filter((id) => hasReviews || id !== anchors.reviews));
    expect(order).toEqual(expect.arrayContaining(["servicos", "localizacao"]));
    const first = document.querySelector("main :is(h1, h2, h3)");
    expect(textOf(first)).toBe(hiddenHeadings?.title ?? hero.title);
  });

  test("opens in each section the chats of its subjects, in their order", () => {
    expect(chatsIn(document.getElementById(anchors.services))).toEqual([
      ...cards.map(({ about }) => messages[about]),
      ...additionalServices.flatMap(({ link }) => link?.message ?? []),
      steps.ask.message,
      emergency.message,
    ]);
    if (hasReviews) expect(chatsIn(document.getElementById(anchors.reviews))).toEqual([messages.reviews]);
    expect(chatsIn(document.getElementById(anchors.location))).toEqual([
      messages.urgent,
      messages.serviceArea,
      location.requestMessage,
    ]);
  });

  test.runIf(hasReviews)("shows every review in full, each with its stars", () => {
    const section = document.getElementById(anchors.reviews);
    const shown = Array.from(section?.querySelectorAll("blockquote") ?? [], (quotation) => quotation.closest("li"));
    expect(shown.length).toBe(reviews.list.length);
    for (const [index, { name, dateText, rating, comment, service }] of reviews.list.entries()) {
      for (const text of [name, dateText, comment, service, initialsOf(name)])
        expect(textOf(shown[index])).toContain(single(text));
      const stars = shown[index]?.querySelector("svg[aria-label]")?.getAttribute("aria-label");
      expect(stars).toMatch(new RegExp(`^${rating} de 5`));
    }
    for (const text of [reviews.label, `${reviewCount} avaliações no ${reviews.source}`])
      expect(textOf(section)).toContain(text);
  });

  test("can be called from the reviews and from the location", () => {
    for (const id of hasReviews ? [anchors.reviews, anchors.location] : [anchors.location])
      expect(document.querySelector(`#${id} a[href="tel:${business.phone}"]`), id).not.toBeNull();
  });
});

describe.each(serviceContents)("the service page $page.path", ({ page, about, cards, list, emergency }) => {
  const main = documentOf(page.path).querySelector("main");

  test("opens the chats of its subject, in their order", () => {
    const ownMessages = [...cards, list.note, emergency].map(({ message }) => message);
    expect(chatsIn(main)).toEqual([page.message, ...ownMessages]);
  });

  test("shows the reviews of its subject", () => {
    const quotations = Array.from(main?.querySelectorAll("blockquote") ?? [], textOf);
    const own = reviews.list.filter((review) => review.about === about).map(({ comment }) => single(comment));
    expect(quotations).toEqual(own.slice(0, 3));
  });
});

test("the car page lists twelve brands, and the residential page six kinds of lock", () => {
  expect([car.list.entries.length, residential.list.entries.length]).toEqual([12, 6]);
});

test.each(Object.values(pages))("$path is linked from the home page", ({ path }) => {
  expect(documentOf(pages.home.path).querySelector(`a[href="${path}"]`)).not.toBeNull();
});

test("the script of every page is for phones of 2019", () => {
  const [, text] = /<\/template>.*<script type="module">(.*?)<\/script>/s.exec(screens[0]?.html ?? "") ?? [];
  expect(text).toContain("addEventListener");
  expect(text).not.toMatch(/\?\.(?!\d)|\?\?|catch\s*\{/);
});
