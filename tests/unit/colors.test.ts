import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colors } from "~/styles/colors";

const read = (file: string) => readFileSync(file, "utf8");
const drawings = readdirSync("app/illustrations").filter((name) => name.endsWith(".svg"));

test("app/styles/colors.ts has the values of app.css", () => {
  const css = read("app/styles/app.css");
  const [night, pageDark] = ["night", "page"].map(
    (token) => new RegExp(`--color-${token}: .*(#\\w{6})\\)?;`).exec(css)?.[1],
  );
  const [lamp, lampPale] = ["lamp", "lamp-pale"].map((token) => {
    const channels = new RegExp(`--${token}: (\\d+) (\\d+) (\\d+);`).exec(css)?.slice(1) ?? [];
    return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
  });
  expect(colors).toEqual({ night, lamp, lampPale, pageDark });
});

test("the values that docs/recipes.md and README say to replace are in the site's files", () => {
  const told = [...read("docs/recipes.md").matchAll(/s\/(\w{6}|\d+ \d+ \d+)\//g)].map(([, old]) => old);
  const searched = /grep -inE '(\w+)\|/.exec(read("README.md"))?.[1];
  const site = [read("app/styles/app.css"), ...drawings.map((name) => read(`app/illustrations/${name}`))].join("");
  expect([...told, searched].filter((old) => !old || !site.includes(old))).toEqual([]);
  expect(told.length).toBeGreaterThan(8);
});

test.each(drawings)("%s has no prefers-color-scheme, which Safari before 26 ignores inside an image", (name) => {
  expect(read(`app/illustrations/${name}`)).not.toContain("prefers-color");
});
