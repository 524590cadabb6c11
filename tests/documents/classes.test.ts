import { expect, test } from "vitest";
import { pages } from "../../app/content/pages";
import { ask, read } from "./built-site";

const documents = [...Object.values(pages).map(({ path }) => path), "/porta-que-nao-existe"];

test.each(documents)("every class on %s has a rule", async (path) => {
  const styles = /<style>(.*?)<\/style>/s.exec(await (await ask(path)).text())?.[1] ?? "";
  const selectors = styles.replace(/\/\*.*?\*\//gs, "").replace(/\{[^{}]*\}/g, "{}");
  const known = new Set(
    Array.from(selectors.matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g), ([, name = ""]) => name.replace(/\\(.)/g, "$1")),
  );
  expect(known.size).toBeGreaterThan(200);
  const used = Array.from((await read(path)).querySelectorAll("[class]"), (element) => [...element.classList]).flat();
  // lucide-react names its icons so, for whoever wants to style them.
  const bare = [...new Set(used)].filter((name) => !known.has(name) && !/^lucide/.test(name));
  expect(bare.join(" "), "no rule: misspelt, or a value that the theme in app/styles.css does not have").toBe("");
});
