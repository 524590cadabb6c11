import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colors } from "~/styles/colors";

test("app/styles/colors.ts has the values of app.css", () => {
  const css = readFileSync("app/styles/app.css", "utf8");
  const [night, pageDark] = ["night", "page"].map(
    (token) => new RegExp(`--color-${token}: .*(#\\w{6})\\)?;`).exec(css)?.[1],
  );
  const [lamp, lampPale] = ["lamp", "lamp-pale"].map((token) => {
    const channels = new RegExp(`--${token}: (\\d+) (\\d+) (\\d+);`).exec(css)?.slice(1) ?? [];
    return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
  });
  expect(colors).toEqual({ night, lamp, lampPale, pageDark });
});

const drawings = readdirSync("app/illustrations").filter((name) => name.endsWith(".svg"));

test.each(drawings)("%s has no prefers-color-scheme, which Safari before 26 ignores inside an image", (name) => {
  expect(readFileSync(`app/illustrations/${name}`, "utf8")).not.toContain("prefers-color");
});
