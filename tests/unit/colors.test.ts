import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colors, styleSheet } from "../../app/colors";

test.each([
  ["--color-night", colors.night],
  ["--color-lamp", colors.lamp],
  ["--color-page", colors.pageDark],
])("app/colors.ts differs from %s of the style sheet", (token, color) => {
  expect(readFileSync(styleSheet, "utf8")).toMatch(new RegExp(` ${token}: (light-dark\\(.+, )?${color}\\)?;`));
});
