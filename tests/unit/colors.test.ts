import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colors } from "../../app/colors";

const lines = readFileSync("app/styles/app.css", "utf8").split("\n");

test.each([
  ["--color-night:", colors.night],
  ["--color-lamp:", colors.lamp],
  ["--color-page:", colors.pageDark],
])("app/colors.ts has the value of %s in the style sheet", (token, color) => {
  expect(lines.find((line) => line.trim().startsWith(token))).toContain(color);
});
