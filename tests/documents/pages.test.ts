import { describe, expect, it } from "vitest";
import { business } from "../../app/content/business";
import { allPayments, arrival, tagline } from "../../app/content/claims";
import { maskPhone, phoneHref, whatsappHref } from "../../app/content/contact-links";
import { footerServices } from "../../app/content/footer";
import { home24h } from "../../app/content/home-24h";
import { messages } from "../../app/content/messages";
import { anchors, navigation } from "../../app/content/navigation";
import { pages } from "../../app/content/pages";
import { initialsOf, reviewCount, reviews, reviewsAbout } from "../../app/content/reviews";
import { contents, homeContents, serviceContents } from "../contents";
import { promised } from "../words";
import { ask, read, textOf } from "./built-site";

const paths = Object.values(pages).map((page) => page.path);
const missing = "/porta-que-nao-existe";

/** The messages of the WhatsApp chats inside an element. */
function chats(root: ParentNode | null): string[] {
  const links = root?.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]') ?? [];
  return Array.from(links, (link) => new URL(link.href).searchParams.get("text") ?? "");
}

it.each(paths)("%s answers 200 with one h1", async (path) => {
  expect((await ask(path)).status).toBe(200);
  expect((await read(path)).querySelectorAll("h1")).toHaveLength(1);
});

it.each(paths)("%s has a boundary of its own around each section, the header and the footer", async (path) => {
  const document = await read(path);
  const within = (element: Element | null) => element?.previousSibling?.nodeValue === "$";
  expect([within(document.querySelector("header")), within(document.querySelector("footer"))]).toEqual([true, true]);
  const parts = Array.from(document.querySelector("main")?.childNodes ?? []);
  const boundaries = parts.filter(({ nodeValue }) => nodeValue === "$");
  const sections = Array.from(document.querySelectorAll("main > :not(.sr-only)"));
  // One more is around the page.
  expect(boundaries.length, "an error in one must leave the others: <SectionBoundary> in app/pages").toBe(
    sections.length + 1,
  );
});

describe("a path that is not there", () => {
  it("answers 404 with the spec's text and a link home, both marked as English", async () => {
    expect((await ask(missing)).status).toBe(404);
    const document = await read(missing);
    const heading = document.querySelector("h1");
    expect(heading?.textContent).toBe("Oops! Page not found");
    expect(heading?.closest("[lang]")?.getAttribute("lang")).toBe("en");
    const link = Array.from(document.querySelectorAll("a")).find((a) => a.textContent === "Return to Home");
    expect(link?.getAttribute("href")).toBe("/");
    expect(link?.closest("[lang]")?.getAttribute("lang")).toBe("en");
  });

  it("opens the chat for whoever is in a hurry", async () => {
    const main = (await read(missing)).querySelector("main");
    expect(chats(main), "the message of app/components/dead-end.tsx").toEqual([messages.urgent]);
  });
});

/** @returns a text of content's as textOf reads it */
function shown(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Every title of a content object that has a text of its own, with that text. */
function titledTexts(value: unknown): [title: string, text: string][] {
  if (typeof value !== "object" || value === null) return [];
  const { title, name, text, description } = value as Record<string, unknown>;
  const [heading, own] = [title ?? name, text ?? description];
  const inner = Object.entries(value).flatMap(([field, part]) => (field === "page" ? [] : titledTexts(part)));
  return typeof heading === "string" && typeof own === "string" ? [[shown(heading), shown(own)], ...inner] : inner;
}

it.each(Object.values(contents))("$page.path says each title in a heading, and its text below", async (content) => {
  const headings = Array.from((await read(content.page.path)).querySelectorAll("main :is(h2, h3, h4, dt)"));
  for (const [title, text] of titledTexts(content)) {
    const texts = headings
      .filter((heading) => textOf(heading) === title)
      .map((heading) => textOf(heading.nextElementSibling ?? heading.parentElement?.nextElementSibling ?? null));
    expect(texts, `what follows the heading "${title}"`).toContain(text);
  }
});

it.each(Object.values(contents))("$page.path gives each card the colours of what it is about", async (content) => {
  const { cards } = "services" in content ? content.services : content;
  const heads = Array.from((await read(content.page.path)).querySelectorAll("main .card-head"));
  expect(
    heads.map((head) => [textOf(head), /--gradient-(\w+)/.exec(head.className)?.[1]]),
    "gradients of app/components/service-cards.tsx",
  ).toEqual(cards.map(({ title, about }) => [shown(title), about]));
});

describe.each(homeContents)("the home page $page.path", (content) => {
  const order =
    content.page.path === home24h.page.path
      ? [anchors.services, anchors.location, anchors.reviews]
      : [anchors.services, anchors.reviews, anchors.location];

  it("shows its sections in order, below the hero", async () => {
    const main = (await read(content.page.path)).querySelector("main");
    expect(Array.from(main?.querySelectorAll("section[id]") ?? [], (section) => section.id)).toEqual(order);
    expect(main?.querySelector("h1")?.textContent).toBe(content.hero.title);
    expect(textOf(main).indexOf(content.hero.lead)).toBeLessThan(textOf(main).indexOf(content.services.title));
  });

  it("offers every service with its own message and button", async () => {
    const section = (await read(content.page.path)).getElementById(anchors.services);
    for (const card of content.services.cards) {
      for (const text of [card.title, card.description, card.buttonText, ...card.features]) {
        expect(textOf(section)).toContain(text);
      }
    }
    for (const service of content.services.additional) expect(textOf(section)).toContain(service.title);
    const { cards, additional, steps, emergency } = content.services;
    expect(chats(section)).toEqual([
      ...cards.map((card) => card.message),
      ...additional.flatMap(({ message = [] }) => message),
      steps.ask.message,
      emergency.message,
    ]);
  });

  it("numbers its steps as people count", async () => {
    const steps = (await read(content.page.path)).querySelectorAll(`#${anchors.services} ol > li`);
    expect(Array.from(steps, (step) => Array.from(step.children, textOf))).toEqual(
      content.services.steps.list.map(({ title, text }, index) => [`${index + 1}`, shown(title), shown(text)]),
    );
  });

  it("shows eight reviews in full and both ways to call below them", async () => {
    const section = (await read(content.page.path)).getElementById(anchors.reviews);
    expect(section?.querySelectorAll("blockquote")).toHaveLength(8);
    for (const { name, dateText, comment, service } of reviews.list) {
      for (const text of [name, dateText, comment, service, initialsOf(name)])
        expect(textOf(section)).toContain(shown(text));
    }
    expect(textOf(section)).toContain(`${reviews.label} Com base em ${reviewCount} avaliações no ${reviews.source}`);
    expect(chats(section)).toEqual([messages.reviews]);
    expect(section?.querySelector(`a[href="${phoneHref(business.phone)}"]`)).not.toBeNull();
  });

  it("says where, when and how to reach it", async () => {
    const section = (await read(content.page.path)).getElementById(anchors.location);
    expect(textOf(section)).toContain(business.hours);
    expect(chats(section)).toEqual([messages.urgent, messages.serviceArea, messages.urgent]);
    expect(Array.from(section?.querySelectorAll("ul li") ?? [], textOf)).toEqual(business.serviceAreas);
    const rows = Array.from(section?.querySelectorAll("h3") ?? [], (heading) => textOf(heading.parentElement));
    const { hoursNote, areaTitle, areaNote, areaButtonText, requestTitle, requestButtonText } = content.location;
    for (const [first, ...others] of [
      [business.hours, hoursNote],
      [areaTitle, ...business.serviceAreas, areaNote, areaButtonText],
      [requestTitle, allPayments, requestButtonText],
    ] as const) {
      const row = rows.find((words) => words.includes(shown(first)));
      for (const words of others)
        expect(row, `app/sections/location.tsx: the row of "${first}"`).toContain(shown(words));
    }
  });
});

it("the variant's hidden headings come first and make no second h1", async () => {
  const main = (await read(home24h.page.path)).querySelector("main");
  const hidden = main?.querySelector(".sr-only");
  expect(Array.from(hidden?.querySelectorAll("h2, h3") ?? [], textOf)).toEqual([
    home24h.hiddenHeadings?.title,
    ...(home24h.hiddenHeadings?.sections ?? []),
  ]);
  expect(main?.querySelector("h1, h2, h3")?.closest(".sr-only")).toBe(hidden);
});

it.each(serviceContents)("service page $page.path shows its cards, its list and its reasons", async (content) => {
  const main = (await read(content.page.path)).querySelector("main");
  const list = content.list.entries.map((entry) => (typeof entry === "string" ? entry : entry.name));
  for (const text of [
    ...list,
    ...content.reasons.flatMap(({ title, text }) => [title, text]),
    content.emergency.title,
  ]) {
    expect(textOf(main)).toContain(text);
  }
  expect(chats(main)).toEqual([
    content.hero.message,
    ...content.cards.map((card) => card.message),
    content.list.note.message,
    content.emergency.message,
    content.hero.message,
  ]);
  const section = main?.querySelector(`#${anchors.reviews}`);
  expect(Array.from(section?.querySelectorAll("blockquote") ?? [], textOf)).toEqual(
    reviewsAbout(content.reviews.about).map((review) => review.comment),
  );
});

it.each([...paths, missing])("%s has the footer's facts, the round button and cards and PIX", async (path) => {
  const document = await read(path);
  const footer = document.querySelector("footer");
  const facts = [
    tagline,
    maskPhone(business.phone),
    maskPhone(business.whatsapp),
    business.address.street,
    business.address.district,
    business.hours,
    business.taxId,
    ...footerServices.map((service) => service.name),
  ];
  for (const fact of facts) expect(textOf(footer)).toContain(fact);
  expect(chats(footer)).toEqual([messages.urgent, messages.emergency]);
  const roundButton = document.querySelector("body > aside > a[href^='https://wa.me/']");
  expect(roundButton?.textContent, "the round button, in an <aside>").toContain("WhatsApp");
  expect(chats(document.querySelector("body > aside")), "what its name says, and no other chat").toEqual([
    messages.urgent,
  ]);
  if (path !== missing)
    for (const means of business.payment) expect(textOf(document.querySelector("main"))).toContain(means);
});

it.each([...paths, missing])("the menus of %s say which page this is", async (path) => {
  const document = await read(path);
  const current = (menu: string) =>
    Array.from(document.querySelectorAll(`nav[aria-label=${menu}] a[aria-current=page]`), (a) =>
      a.getAttribute("href"),
    );
  expect(current("Menu")).toEqual([pages.home.path, ...navigation.map(({ to }) => to)].filter((to) => to === path));
  expect(current("Principal")).toEqual(navigation.map(({ to }) => to).filter((to) => to === path));
});

it.each(paths)("%s is linked from the home page", async (path) => {
  expect((await read(pages.home.path)).querySelector(`a[href="${path}"]`)).not.toBeNull();
});

it.each(Object.values(contents))("$page.path calls first where there is danger", async ({ page, ...content }) => {
  const { emergency } = "services" in content ? content.services : content;
  const document = await read(page.path);
  const heading = Array.from(document.querySelectorAll("h2, h3")).find(
    (element) => textOf(element) === emergency.title,
  );
  expect(heading?.localName, "on a service page it stands under no other heading").toBe(
    "services" in content ? "h3" : "h2",
  );
  const links = heading?.parentElement?.parentElement?.querySelectorAll("a") ?? [];
  const [call, chat] = Array.from(links, ({ href }) => href).filter((href) => href !== "tel:193");
  expect(call).toBe(phoneHref(business.phone));
  expect(chat).toBe(whatsappHref(business.whatsapp, emergency.message));
  // Whoever names the danger gives the number that is called first.
  const isDeadly = /193|bombeiro|fumaça|fogo|criança|gás/i.test(`${emergency.title} ${emergency.text}`);
  expect(Array.from(links, ({ href }) => href).includes("tel:193")).toBe(isDeadly);
  const all = chats(document);
  expect(
    all.filter((message) => message === emergency.message),
    "its own message",
  ).toHaveLength(1);
});

describe.each(paths)("the words of %s", (path) => {
  it("promise the numbers of business.ts and no others, and not all the time", async () => {
    const main = (await read(path)).querySelector("main");
    // What reviews say is their writers', and when they were written ("há 2 anos") the source's.
    for (const quotation of main?.querySelectorAll("blockquote") ?? []) quotation.parentElement?.remove();
    // A list's items are sentences of their own.
    for (const block of main?.querySelectorAll("*:not(span, a, strong)") ?? []) block.after(".");
    const document = await read(path);
    const unseen = Array.from(document.querySelectorAll("meta[content]"), (meta) => meta.getAttribute("content"));
    const graph = document.querySelector("script[type='application/ld+json']")?.textContent;
    const text = [textOf(main), ...unseen, graph, ...chats(document)].join("\n");
    expect(text, "prices are asked for, none is promised").not.toMatch(/R\$|\d\s*rea(l|is)\b/);
    const { minutes, years } = promised(text);
    const rule = "(promised() of tests/words.ts knows such a sentence by its words)";
    expect(new Set(minutes), `a sentence of coming (chegar, até, aí …) says no other minutes ${rule}`).toEqual(
      new Set([business.arrivalMinutes]),
    );
    expect(new Set(years), `a sentence of experience (há, mais de …) says no other years ${rule}`).toEqual(
      new Set([business.experienceYears]),
    );
    expect(textOf(main).split(arrival).length - 1).toBeLessThanOrEqual(3);
  });

  it("say no heading twice", async () => {
    const headings = Array.from((await read(path)).querySelectorAll("h1, h2, h3, h4, h5, h6"), textOf);
    expect(headings.filter((heading, index) => headings.indexOf(heading) < index)).toEqual([]);
  });

  it("ask one thing in each message", async () => {
    const questions = chats(await read(path)).map((message) => /[^.!?]*: ?$/.exec(message)?.[0] ?? "");
    const twofold = questions.filter((question) =>
      /\s(e|ou)\s.*\b(é|está|estou|são|foi|houve|preciso|quero)(?=\W)/.test(question),
    );
    expect(twofold, "messages of app/content that ask for two things at once").toEqual([]);
  });

  it("end with a way to call", async () => {
    const links = Array.from((await read(path)).querySelectorAll("main a"), (link) => link.getAttribute("href") ?? "");
    expect(links.slice(-3).some((href) => /^(tel:|https:\/\/wa\.me\/)/.test(href))).toBe(true);
  });

  it("lead to the reviews from the first screen", async () => {
    const document = await read(path);
    const link = document.querySelector(`#conteudo a[href="#${anchors.reviews}"]`);
    expect(textOf(link)).toBe(`${reviewCount} avaliações no ${reviews.source}`);
    expect(document.getElementById(anchors.reviews)).not.toBeNull();
  });
});

it("all seven topics are used", async () => {
  const used = new Set((await Promise.all(paths.map(async (path) => chats(await read(path))))).flat());
  for (const message of Object.values(messages)) expect(used).toContain(message);
});
