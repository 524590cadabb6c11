import { describe, expect, test } from "vitest";
import { business } from "../../app/content/business";
import { navigation } from "../../app/content/navigation";
import { pages } from "../../app/content/pages";
import { maskPhone, whatsappHref } from "../../app/formats/contact-links";
import { openSite, textOf } from "../tools/open-site";

const { screens } = await openSite();
const chatHref = whatsappHref(business.whatsapp, "");

describe.each(screens)("the links of $path", ({ path, document }) => {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>("a[href]"), (link) => ({
    link,
    href: link.getAttribute("href") ?? "",
    text: textOf(link),
  }));

  test("call the business, the police or the fire brigade, write to the business, and lead nowhere else outside", () => {
    const outside = links.map(({ href }) => href).filter((href) => !/^[/#]/.test(href));
    const known = (href: string) =>
      [`tel:${business.phone}`, "tel:190", "tel:193", business.reviewsUrl].includes(href) ||
      (href.startsWith(chatHref) && href.length > chatHref.length);
    expect(outside.filter((href) => !known(href))).toEqual([]);
  });

  test("show the number that they reach", () => {
    const numbers = links.filter(({ text }) => /\(\d{2}\) \d{4,5}-\d{4}/.test(text));
    expect(numbers.length).toBeGreaterThan(0);
    for (const { href, text } of numbers)
      expect(text).toContain(maskPhone(href.startsWith("tel:") ? business.phone : business.whatsapp));
  });

  test("open a chat in a tab of its own and say so, and a call in the same window", () => {
    for (const { href, link, text } of links.filter(({ href }) => !/^[/#]/.test(href))) {
      const isChat = href.startsWith("http");
      expect([link.target, link.rel], text).toEqual(isChat ? ["_blank", "noopener noreferrer"] : ["", ""]);
      expect(text.endsWith("(abre em nova aba)"), text).toBe(isChat);
    }
  });

  test("lead to one place where they have one text (WCAG 2.4.4)", () => {
    const places = new Map(links.map(({ text, href }) => [text, href]));
    expect(links.filter(({ text, href }) => places.get(text) !== href).map(({ text }) => text)).toEqual([]);
  });

  // Where a link leads to nothing, the build stops.
  test("that have a page's name lead to that page, and the header's link to this page says so", () => {
    const paths = new Map<string, string>(Object.values(pages).map(({ name, path }) => [name, path]));
    const named = links.filter(({ text }) => paths.has(text));
    expect(named.map(({ href }) => href)).toEqual(named.map(({ text }) => paths.get(text)));
    expect(links.find(({ link }) => link.ariaLabel?.startsWith(business.name))?.href).toBe(pages.home.path);
    const current = document.querySelectorAll('header [aria-current="page"]');
    const here = navigation.filter(({ to }) => to === path).map(({ to }) => to);
    expect(new Set(Array.from(current, (link) => link.getAttribute("href")))).toEqual(
      new Set(path === pages.home.path ? [path] : here),
    );
  });
});
