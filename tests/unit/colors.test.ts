import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colors } from "~/styles/colors";

test.each([
  ["night", colors.night],
  ["lamp", colors.lamp],
  ["lamp-pale", colors.lampPale],
  ["page", colors.pageDark],
])("app/styles/colors.ts has the value of --color-%s in app.css", (token, color) => {
  expect(readFileSync("app/styles/app.css", "utf8")).toMatch(new RegExp(`--color-${token}: .*${color}\\)?;`));
});

test("no drawing depends on prefers-color-scheme, which Safari before 26 ignores inside an image", () => {
  const files = readdirSync("app/illustrations").filter((name) => name.endsWith(".svg"));
  const faulty = files.filter((name) => readFileSync(`app/illustrations/${name}`, "utf8").includes("prefers-color"));
  expect(faulty).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
});
