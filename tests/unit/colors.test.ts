import { readFileSync } from "node:fs";
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
