import { readdirSync, readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { openSite } from "../tools/open-site";

const { screens } = await openSite();

/* If a drawing refers to an id that does not exist, browsers draw nothing, or black, without a message. */
const files = readdirSync("app/illustrations").filter((name) => name.endsWith(".svg"));
const paths = ["public/icon.svg", ...files.map((name) => `app/illustrations/${name}`)];
const drawings = paths.map((path) => ({ path, html: readFileSync(path, "utf8") }));
const sources = [...screens.map(({ path, html }) => ({ path, html })), ...drawings];

/** @returns the distinct matches of `pattern` in a text */
const all = (text: string, pattern: RegExp) => [...new Set(text.match(pattern))];

const definitions = (text: string) => all(text, /--[\w-]+(?=\s*:)|(?<=@property )--[\w-]+/g);
/** References without a fallback, which must lead somewhere. */
const uses = (text: string) => all(text, /(?<=var\(\s*)--[\w-]+(?=\s*\))/g);

test.each(sources)("every gradient, pattern and mask that $path names is there", ({ html }) => {
  const { document } = new JSDOM(html).window;
  const named = all(html, /(?<=url\((?:&quot;|["'])?#)[^)"'&]+/g);
  const used = Array.from(document.querySelectorAll("use[href^='#']"), (use) => use.getAttribute("href")?.slice(1));
  expect([...named, ...used].filter((id) => !document.getElementById(String(id)))).toEqual([]);
});

test.each(sources)("every custom property that $path reads without a fallback is set", ({ html }) => {
  const set = definitions(html);
  expect(uses(html).filter((name) => !set.includes(name))).toEqual([]);
});
