import { expect, test } from "vitest";
import { pages } from "../../app/content/pages";
import { ask, read } from "./built-site";

const documents = [...Object.values(pages).map(({ path }) => path), "/porta-que-nao-existe"];

test.each(documents)("every class on %s has a rule, and no other class has", async (path) => {
  const styles = /<style>(.*?)<\/style>/s.exec(await (await ask(path)).text())?.[1] ?? "";
  const selectors = styles.replace(/\/\*.*?\*\//gs, "").replace(/\{[^{}]*\}/g, "{}");
  const known = namesIn(selectors);
  expect(known.size).toBeGreaterThan(100);
  const used = Array.from((await read(path)).querySelectorAll("[class]"), (element) => [...element.classList]).flat();
  // lucide-react names its icons so, for whoever wants to style them.
  const bare = [...new Set(used)].filter((name) => !known.has(name) && !/^lucide/.test(name));
  expect(bare.join(" "), "no rule: misspelt, or a value that the theme in app/styles.css does not have").toBe("");

  // What these pseudo-classes hold may be missing.
  const asked = selectors.split(/[{}]/).filter((selector) => !/:(?:has|is|not|where)\(/.test(selector));
  const others = [...namesIn(asked.join())].filter((name) => !used.includes(name));
  expect(others.join(" "), "for other pages only: app/server/used-styles.ts leaves it out").toBe("");
});

function namesIn(selectors: string): Set<string> {
  const names = selectors.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g);
  return new Set(Array.from(names, ([, name = ""]) => name.replace(/\\(.)/g, "$1")));
}
