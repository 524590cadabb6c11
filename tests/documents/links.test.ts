import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { business } from "~/content/business";
import { footer } from "~/content/footer";
import { navigation } from "~/content/navigation";
import { pages } from "~/content/pages";
import { contents } from "../tools/contents";
import { openSite, textOf } from "../tools/open-site";

const { ask, documentOf, screens } = await openSite();
const chatHref = `https://wa.me/${business.whatsapp.slice(1)}?text=`;

/** Every text of app/content, as JSON. */
const texts = JSON.stringify(import.meta.glob("~/content/*.ts", { eager: true }));

/** The numbers of the business, as digits. */
const ownNumbers = JSON.stringify(business).match(/(?<="\+)\d+(?=")/g) ?? [];

describe.each(screens)("the links of $path", ({ path, html, document }) => {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>("a[href]"), (link) => ({
    link,
    href: link.getAttribute("href") ?? "",
    text: textOf(link),
  }));
  const outside = links.filter(({ href }) => !/^(?:[/#]|$)/.test(href));

  test("every id is unique, and every reference to an id has its element", () => {
    const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const name of ["aria-controls", "aria-labelledby", "aria-describedby", "popovertarget", "for"])
      for (const element of document.querySelectorAll(`[${name}]`))
        for (const id of element.getAttribute(name)?.split(" ") ?? []) expect(ids, name).toContain(id);
  });

  test("every address of this site has a page, a part of a page or a file", async () => {
    const addresses = Array.from(document.querySelectorAll("[href], [src], [srcset]"), (element) =>
      ["href", "src", "srcset"].flatMap((name) => element.getAttribute(name)?.split(/(?: \d+w)?(?:, *|$)/) ?? []),
    ).flat();
    const inCode = html.match(/(?<=url\(|")\/[\w./-]+\.\w{2,}/g) ?? [];
    for (const address of new Set([...addresses, ...inCode].filter((address) => /^[/#]/.test(address)))) {
      const { pathname, hash } = new URL(address, `http://localhost${path}`);
      const file = [`public${pathname}`, `build/client${pathname}`].find(existsSync);
      const target = documentOf(pathname)?.documentElement.outerHTML ?? (file && readFileSync(file, "utf8"));
      if (hash) expect(target, address).toContain(`id="${decodeURI(hash.slice(1))}"`);
      if (target === undefined) expect([address, (await ask(pathname)).status]).toEqual([address, 200]);
    }
  });

  test("calls reach the business, police, ambulance or fire brigade, and chats the business alone", () => {
    const calls = outside.filter(({ href }) => !/^https?:/.test(href)).map(({ href }) => href);
    const known = ["190", "192", "193", ...ownNumbers.map((digits) => `+${digits}`)].map((number) => `tel:${number}`);
    expect(calls.filter((href) => !known.includes(href))).toEqual([]);
    expect(calls).toContain(`tel:${business.phone}`);
    const chats = outside.filter(({ href }) => /wa\.me|whatsapp/.test(href)).map(({ href }) => href);
    expect(chats.filter((href) => !href.startsWith(chatHref) || href === chatHref)).toEqual([]);
  });

  test("another site is linked only where app/content has its address", () => {
    const sites = outside.filter(({ href }) => /^https?:/.test(href) && !href.startsWith(chatHref));
    expect(sites.map(({ href }) => href).filter((href) => !texts.includes(JSON.stringify(href)))).toEqual([]);
  });

  test("a number in a link is the number that it reaches", () => {
    const numbers = links.filter(({ text }) => /\(\d{2}\) \d{4,5}-\d{4}/.test(text));
    expect(numbers.length).toBeGreaterThan(0);
    for (const { href, text } of numbers) {
      const [digits] = /(?<=^tel:\+|^https:\/\/wa\.me\/)\d+/.exec(href) ?? [];
      expect(`55${text.replace(/\D/g, "")}`).toBe(digits);
    }
  });

  test("numbers are never translated, and 190, 192 and 193 can be tapped", () => {
    const SHOW_TEXT = 4; // NodeFilter is no global here
    // 190, 192 and 193, but not in an amount (R$ 190) or in a longer number (1.190, 193,5).
    const emergencyNumbers = /(?<!R\$\s?|\d\.?)19[023](?![.,]?\d)/g;
    const walker = document.createTreeWalker(document.body, SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, parent] = [node.textContent ?? "", node.parentElement];
      if (!parent || parent.closest("script, style, template")) continue;
      if (/\d{4,5}-\d{4}/.test(text)) expect(parent.closest("[translate=no]"), text).not.toBeNull();
      for (const [number] of text.matchAll(emergencyNumbers)) {
        // The text of an emergency banner has no link to the fire brigade, because a button is beside it.
        const beside = number === "193" && parent.closest(".emergency-banner")?.querySelector("a[href='tel:193']");
        expect(parent.closest(`a[href="tel:${number}"]`) || beside, text).toBeTruthy();
      }
    }
  });

  test("a chat opens in a new tab and says so, and a call stays in the same window", () => {
    for (const { href, link, text } of outside) {
      const isChat = href.startsWith("http");
      expect([link.target, link.rel], text).toEqual(isChat ? ["_blank", "noopener noreferrer"] : ["", ""]);
      expect(text.endsWith("(abre em nova aba)"), text).toBe(isChat);
    }
  });

  test("links with the same text lead to the same place (WCAG 2.4.4), and a page's name to that page", () => {
    const places = new Map(links.map(({ text, href }) => [text, href]));
    for (const { name, path } of Object.values(pages)) if (places.has(name)) places.set(name, path);
    expect(links.filter(({ text, href }) => places.get(text) !== href)).toEqual([]);
  });

  test("every link of the content leads where the content says", () => {
    const content = Object.values(contents).find(({ page }) => page.path === path);
    const cards = content && "services" in content ? content.services.cards : [];
    const more = cards.flatMap((card) => (card.more ? { name: card.more.text, to: card.more.to } : []));
    // On a home page, the header's links to sections of `/` lead to the page's own sections.
    const ownSection = (to: string) => (content?.kind === "home" ? to.replace(/^\/#/, "#") : to);
    const header = navigation.map(({ name, to }) => ({ name, to: ownSection(to) }));
    for (const { name, to } of [...header, ...footer.services, ...more]) {
      const hrefs = links.filter(({ text }) => text === name).map(({ href }) => href);
      expect(new Set(hrefs), name).toEqual(new Set([to]));
    }
  });

  test("the header leads home and marks the link to the current page", () => {
    expect(links.find(({ link }) => link.ariaLabel?.startsWith(business.name))?.href).toBe("/");
    const current = document.querySelectorAll('header [aria-current="page"]');
    const here = path === "/" ? [path] : navigation.filter(({ to }) => to === path).map(({ to }) => to);
    expect(new Set(Array.from(current, (link) => link.getAttribute("href")))).toEqual(new Set(here));
  });
});

test.each(Object.values(pages))("$path is linked from the home page", ({ path }) => {
  expect(documentOf("/").querySelector(`a[href="${path}"]`)).not.toBeNull();
});
