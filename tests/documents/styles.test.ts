import { readdirSync, readFileSync } from "node:fs";
import { transformWithEsbuild } from "vite";
import { expect, it } from "vitest";
import { pages } from "../../app/content/pages";
import { ask } from "./built-site";

const targets = [...Object.values(pages).map((page) => page.path), "/porta-que-nao-existe"];

it("the styles say nothing that a browser of 2020 would leave out, but for fine points", async () => {
  const styles = await allStyles();
  // Chrome 99 and 104, iOS 15.4 and 16.4; `:is` Chrome 88 and iOS 14; logical shorthands and insets Chrome 87 and iOS 14.5.
  const tooNew =
    /@layer[^;{]*\{|@property|@container|\([^()]*[<>]=?[^()]*\)\s*[,{]|:is\(|:where\(|(?<!scroll-)(?:padding|margin)-(?:inline|block):|[;{](?:inset|rotate):/g;
  expect(styles.match(tooNew) ?? []).toEqual([]);
  expect(styles.includes("-webkit-text-size-adjust:100%"), "the only form that iPhones know is in the styles").toBe(
    true,
  );
});

it("the scripts say nothing that the oldest browsers that get them cannot read", async () => {
  // As vite.config.ts has it. The compiler takes syntax down to there, but not what stands within a regular expression.
  const oldest = ["chrome92", "edge92", "firefox90", "ios15.4", "safari15.4"];
  const scripts = [
    "build/client/sw.js",
    ...readdirSync("build/client/assets").map((name) => `build/client/assets/${name}`),
  ];
  for (const script of scripts.filter((name) => name.endsWith(".js"))) {
    const text = readFileSync(script, "utf8");
    const compiled = async (target: string | string[]) => (await transformWithEsbuild(text, script, { target })).code;
    expect(
      (await compiled(oldest)) === (await compiled("esnext")),
      `${script} is older than ${oldest.join(", ")}`,
    ).toBe(true);
  }
});

it("every weight that the styles name is in the font", async () => {
  const styles = await allStyles();
  const [, least, most] = /@font-face\{font-family:Figtree;[^}]*font-weight:(\d+) (\d+)/.exec(styles) ?? [];
  const weights = Array.from(styles.replace(/@font-face\{[^}]*\}/g, "").matchAll(/font-weight:(\d+)/g), ([, w]) =>
    Number(w),
  );
  expect(weights.length).toBeGreaterThan(2);
  expect(most, "the @font-face of Figtree names the least and the most weight").toBeDefined();
  expect(Math.min(...weights), "its least").toBeGreaterThanOrEqual(Number(least));
  expect(Math.max(...weights), "its most").toBeLessThanOrEqual(Number(most));
});

it("every variable that the styles use is set somewhere", async () => {
  const set = new Set(await allOf(/(--[\w-]+)\s*:/g));
  const unset = (await allOf(/var\((--[\w-]+)\)/g)).filter((name) => !set.has(name));
  expect([...new Set(unset)], "variables of app/styles that nothing sets").toEqual([]);
});

it.each(targets)("every animation of %s has its keyframes, and no keyframes are there for others", async (target) => {
  const styles = await inlinedStyles(target);
  const keyframes = Array.from(styles.matchAll(/@keyframes ([\w-]+)/g), ([, name = ""]) => name);
  const animations = Array.from(styles.matchAll(/[;{]animation(?:-name)?:([^;}]+)/g), ([, value = ""]) => value)
    .flatMap((value) => value.replace(/\([^)]*\)/g, "").split(","))
    .map((value) => value.split(/[\s!]/));
  expect(keyframes.length).toBeGreaterThan(0);
  expect(
    animations.filter((words) => !words.some((word) => word === "none" || keyframes.includes(word))),
    "animations that name no @keyframes",
  ).toEqual([]);
  expect(keyframes.filter((name) => !animations.some((words) => words.includes(name)))).toEqual([]);
});

it("lines of text do not touch", async () => {
  const heights = Array.from((await allStyles()).matchAll(/line-height:(?:var\([\w-]+,)?([\d.]+)(?=[;})])/g));
  expect(heights.length).toBeGreaterThan(5);
  const tight = heights.filter(([, height]) => Number(height) < 0.95).map(([declaration]) => declaration);
  expect(tight, "an accent or a descender of one line meets the next one's below 0.95").toEqual([]);
});

it("a tap while one page fades into the next is meant for the page", async () => {
  expect((await allStyles()).includes("::view-transition{pointer-events:none}")).toBe(true);
});

it("text is read while its font is on the way", async () => {
  expect((await allStyles()).match(/font-display:\w+/g)).toEqual(["font-display:swap"]);
});

it("next to every class that the styles name is used on some screen", async () => {
  const documents = await Promise.all(targets.map(async (target) => (await ask(target)).text()));
  const used = new Set(
    documents
      .flatMap((html) =>
        Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => unescaped(names).split(" ")),
      )
      .flat(),
  );
  const styles = await allStyles();
  const rules = styles.replace(/\/\*.*?\*\//gs, "").replace(/\{[^{}]*\}/g, "{}");
  const named = Array.from(rules.matchAll(/\.((?:\\.|[\w-])+)(?=[^{}]*\{)/g), ([, name = ""]) =>
    name.replace(/\\(.)/g, "$1"),
  );
  expect(named.length).toBeGreaterThan(200);
  // Tailwind takes an English word in the code, such as "static", for a class: a few bytes each. A whole family is a leftover.
  const idle = named.filter((name) => !/^\d/.test(name) && !used.has(name));
  expect(idle.length, `classes that no screen uses: ${idle.join(" ")}`).toBeLessThanOrEqual(named.length / 20);
});

async function inlinedStyles(target: string): Promise<string> {
  return /<style>(.*?)<\/style>/s.exec(await (await ask(target)).text())?.[1] ?? "";
}

/** @returns the home page's, with the fonts, and the whole sheet, which comes with the scripts */
async function allStyles(): Promise<string> {
  const sheet = readdirSync("build/client/assets").find((name) => name.endsWith(".css"));
  return (await inlinedStyles(pages.home.path)) + readFileSync(`build/client/assets/${sheet}`, "utf8");
}

/** @returns what each match in the styles captures */
async function allOf(pattern: RegExp): Promise<string[]> {
  return Array.from((await allStyles()).matchAll(pattern), ([, captured = ""]) => captured);
}

function unescaped(attribute: string): string {
  return attribute.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
}
