import { describe, expect, test } from "vitest";
import { business } from "../../app/content/business";
import { maskPhone, phoneHref } from "../../app/content/contact-links";
import { anchors, navigation } from "../../app/content/navigation";
import { pages } from "../../app/content/pages";
import type { Page } from "../../app/content/types";
import { contents } from "../contents";
import { kinship, topicsOf } from "../words";
import { ask, read, textOf } from "./built-site";

const paths: readonly string[] = Object.values(pages).map(({ path }) => path);
const documents = [...paths, "/porta-que-nao-existe"];

/** What each page is about. */
const about = Object.values(contents).map(({ page, hero, ...content }) => {
  const cards = "cards" in content ? content.cards.map(({ title }) => title) : [];
  return { path: page.path, topics: topicsOf(page.name, page.title, hero.title, ...cards) };
});

const NUMBER = /\(\d{2}\) \d{4,5}-\d{4}/;

describe.each(documents)("the links of %s", (path) => {
  test("call and write to the number that they show", async () => {
    const links = Array.from((await read(path)).querySelectorAll<HTMLAnchorElement>("a[href]"));
    const shown = links.filter((link) => NUMBER.test(textOf(link)));
    expect(shown.length).toBeGreaterThan(2);
    for (const { href, textContent } of shown) {
      const number = href.startsWith("tel:") ? href.slice(4) : `+${/wa\.me\/(\d+)/.exec(href)?.[1]}`;
      expect(textContent, `${href} must show the number that it reaches`).toContain(maskPhone(number));
    }
  });

  test("call the business, or the fire brigade, and write to nobody else", async () => {
    const hrefs = Array.from((await read(path)).querySelectorAll<HTMLAnchorElement>("a"), ({ href }) => href);
    const strange = hrefs
      .filter((href) => /^tel:|wa\.me/.test(href))
      .filter(
        (href) =>
          ![phoneHref(business.phone), "tel:193"].includes(href) &&
          !href.startsWith(`https://wa.me/${business.whatsapp.slice(1)}?`),
      );
    expect(strange, "numbers that are not business.ts's").toEqual([]);
  });

  test("lead to the page that they name", async () => {
    for (const link of (await read(path)).querySelectorAll<HTMLAnchorElement>(
      "a[href^='/']:not([lang=en], [aria-label])",
    )) {
      const target = link.getAttribute("href") ?? "";
      expect(paths, `"${textOf(link)}" leads to ${target}, which is no page`).toContain(target.split("#")[0]);
      if (!paths.includes(target)) continue;
      const topics = topicsOf(textOf(link));
      const near = about.map((page) =>
        kinship(
          topics,
          page.topics,
          about.map(({ topics }) => topics),
        ),
      );
      const nearest = about[near.indexOf(Math.max(...near))]?.path;
      expect(near[paths.indexOf(target)], `"${textOf(link)}" leads to ${target}, and speaks of ${nearest}`).toBe(
        Math.max(...near),
      );
    }
  });

  test("lead to the section that speaks of what they name", async () => {
    for (const link of (await read(path)).querySelectorAll<HTMLAnchorElement>("a[href^='/'][href*='#']")) {
      const [page = "", id] = link.getAttribute("href")?.split("#") ?? [];
      const sections = Array.from((await read(page)).querySelectorAll("main section[id]"));
      const said = sections.map((section) =>
        topicsOf(textOf(section), section.getAttribute("aria-label") ?? section.id),
      );
      const near = said.map((topics) => kinship(topicsOf(textOf(link)), topics, said));
      const nearest = sections.filter((_, index) => near[index] === Math.max(...near)).map((section) => section.id);
      expect(nearest, `"${textOf(link)}" leads to #${id}`).toContain(id);
    }
  });

  test("lead out of the section that they stand in", async () => {
    for (const link of (await read(path)).querySelectorAll<HTMLAnchorElement>("main a[href*='#']")) {
      const [page, id] = link.getAttribute("href")?.split("#") ?? [];
      const around = page === "" || page === path ? link.closest(`[id="${id}"]`) : null;
      expect(around?.id, `"${textOf(link)}" leads to the section that it is in; name another page or section`).toBe(
        undefined,
      );
    }
  });

  test("that go elsewhere open a tab of their own, which cannot reach back", async () => {
    for (const { outerHTML, rel, target } of (await read(path)).querySelectorAll<HTMLAnchorElement>(
      "a[href^='http']",
    )) {
      expect([target, ...rel.split(" ").sort()], outerHTML).toEqual(["_blank", "noopener", "noreferrer"]);
    }
  });

  test("let the visitor call and write, whatever the page says", async () => {
    const main = (await read(path)).querySelector("main");
    expect(main?.querySelector(`a[href="${phoneHref(business.phone)}"]`), "a link in <main> that calls").not.toBeNull();
    expect(main?.querySelector("a[href^='https://wa.me/']"), "a link in <main> that opens a chat").not.toBeNull();
  });

  test("and controls that point at an element find one, and no id stands twice", async () => {
    const document = await read(path);
    const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) < index),
      "ids that stand twice",
    ).toEqual([]);
    const pointing = ["aria-labelledby", "aria-describedby", "aria-controls", "popovertarget", "for"];
    for (const name of pointing) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        for (const id of element.getAttribute(name)?.split(" ") ?? [])
          expect(ids, `${name} of ${element.outerHTML}`).toContain(id);
      }
    }
    for (const link of document.querySelectorAll("a[href^='#']"))
      expect(ids).toContain(link.getAttribute("href")?.slice(1));
  });
});

test("llms.txt shows the numbers that it links", async () => {
  const text = await (await ask("/llms.txt")).text();
  const links = Array.from(text.matchAll(/\[(\([^\]]+)\]\((?:tel:|https:\/\/wa\.me\/)\+?(\d+)/g));
  expect(links.map(([, shown]) => shown)).toEqual([maskPhone(business.phone), maskPhone(business.whatsapp)]);
  for (const [, shown, number] of links)
    expect(maskPhone(`+${number}`), "the number that the link reaches").toBe(shown);
});

// docs/site.md; advertisements, chats and other sites hold these addresses.
test("the addresses that others have saved are still here", () => {
  const saved = ["/", "/chaveiro-24h-recife", "/chaveiro-automotivo-recife", "/chaveiro-residencial-recife"];
  expect(paths, "a page that moves needs a redirect from its old address").toEqual(expect.arrayContaining(saved));
  expect(anchors, "a section keeps its id").toMatchObject({
    services: "servicos",
    reviews: "avaliacoes",
    location: "localizacao",
  });
});

test("the menu calls each page by its name", () => {
  const names = new Map<string, string>(Object.values<Page>(pages).map(({ path, name }) => [path, name]));
  for (const { to, name } of navigation)
    if (names.has(to)) expect(name, `the menu's name of ${to}`).toBe(names.get(to));
});
