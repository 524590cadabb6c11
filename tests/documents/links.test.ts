import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { business } from "../../app/content/business";
import { maskPhone, phoneHref, whatsappHref } from "../../app/formats/contact-links";
import { openSite, textOf } from "./open-site";

const { ask, screens } = await openSite();
const documents = new Map<string, Document>(screens.map(({ path, document }) => [path, document]));
const chatHref = whatsappHref(business.whatsapp, "");

describe.each(screens)("the links of $path", ({ document }) => {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>("a[href]"), (link) => ({
    link,
    href: link.getAttribute("href") ?? "",
    text: textOf(link),
  }));

  test("call the business or the fire brigade, write to the business, and lead nowhere else outside", () => {
    const outside = links.map(({ href }) => href).filter((href) => !/^[/#]/.test(href));
    const known = (href: string) =>
      [phoneHref(business.phone), phoneHref("193"), business.reviewsUrl].includes(href) ||
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

  test("lead to a page or a file that is there, and to a section that it has", async () => {
    for (const { href, text } of links.filter(({ href }) => /^[/#]/.test(href))) {
      const [target = "", id] = href.split("#");
      const page = target === "" ? document : documents.get(target);
      const isThere = page !== undefined || existsSync(`public${target}`) || (await ask(target)).status < 400;
      expect(isThere, `"${text}" leads to ${href}`).toBe(true);
      if (id !== undefined) expect(page?.getElementById(id), `"${text}" leads to ${href}`).not.toBeNull();
    }
  });
});
