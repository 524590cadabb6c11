import { describe, expect, test } from "vitest";
import { business } from "../../app/content/business";
import { pages } from "../../app/content/pages";
import { reviews } from "../../app/content/reviews";
import { isEnglish } from "../words";
import { read, textOf } from "./built-site";

const ATTRIBUTES = [
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "alt",
  "title",
  "placeholder",
  "data-hint",
];

const documents = [...Object.values(pages).map(({ path }) => path), "/porta-que-nao-existe"];

describe.each(documents)("%s is in Portuguese,", (path) => {
  test("and says so", async () => {
    expect((await read(path)).documentElement.lang).toBe("pt-BR");
  });

  test("but for names, which stay as they are where the page is translated", async () => {
    const document = await read(path);
    for (const name of document.querySelectorAll("header a[aria-label] span, footer p[class*=text-xl], li > .bg-car"))
      expect(name.closest("[translate=no]"), name.textContent ?? "").not.toBeNull();
  });

  test("in what is read, seen or heard", async () => {
    const document = await read(path);
    // What a customer wrote, what says that it is in another language, and names.
    for (const other of document.querySelectorAll("blockquote, body [lang]:not([lang^=pt]), [translate=no]"))
      other.remove();
    const heard = ATTRIBUTES.flatMap((name) =>
      Array.from(document.querySelectorAll(`[${name}]`), (element) => `${name}="${element.getAttribute(name)}"`),
    );
    const metas = Array.from(
      document.querySelectorAll("meta[content][name$=description], meta[property$=alt]"),
      (meta) => meta.getAttribute("content"),
    );
    const shown = Array.from(document.querySelectorAll("h1, h2, h3, h4, p, li, a, button, dt, dd, title"), textOf);
    const english = [...heard, ...metas, ...shown].filter((text) =>
      isEnglish(text?.replace(/^[a-z-]+=/, "").replaceAll(business.name, "") ?? ""),
    );
    expect(english, "say it in Portuguese, or mark it with lang").toEqual([]);
  });

  test("and draws as many stars as were given", async () => {
    const stars = Array.from((await read(path)).querySelectorAll("main svg[role=img]"), (svg) =>
      svg.getAttribute("aria-label"),
    );
    const given = new Set([reviews.rating, ...reviews.list.map(({ rating }) => rating)]);
    const told = stars.flatMap((label) => /^(\d) de 5/.exec(label ?? "")?.[1] ?? []).map(Number);
    expect(
      told.filter((rating) => !given.has(rating as 5)),
      "ratings that nobody gave",
    ).toEqual([]);
  });
});
