import { expect, it } from "vitest";
import { pages } from "../../app/content/pages";
import { ask } from "./built-site";

const targets = [...Object.values(pages).map((page) => page.path), "/porta-que-nao-existe"];

it("every class that the inlined styles name is used on some screen", async () => {
  const documents = await Promise.all(targets.map(async (target) => (await ask(target)).text()));
  const used = new Set(
    documents
      .flatMap((html) =>
        Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => unescaped(names).split(" ")),
      )
      .flat(),
  );
  const styles = /<style>(.*?)<\/style>/s.exec(documents[0] ?? "")?.[1] ?? "";
  const rules = styles.replace(/\/\*.*?\*\//gs, "").replace(/\{[^{}]*\}/g, "{}");
  const named = Array.from(rules.matchAll(/\.((?:\\.|[\w-])+)(?=[^{}]*\{)/g), ([, name = ""]) =>
    name.replace(/\\(.)/g, "$1"),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((name) => !/^\d/.test(name) && !used.has(name))).toEqual([]);
});

function unescaped(attribute: string): string {
  return attribute.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}
