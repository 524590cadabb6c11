import { readFileSync } from "node:fs";
import { transform } from "lightningcss";
import { expect, test } from "vitest";
import { colors, styleSheet } from "../../app/colors";

/** The value of each custom property of the style sheet, as Lightning CSS describes it. */
const tokens: Record<string, string> = {};
transform({
  filename: styleSheet,
  code: readFileSync(styleSheet),
  // Tailwind's own functions, such as `source()`, are no CSS.
  errorRecovery: true,
  customAtRules: { theme: { prelude: "*", body: "declaration-list" } },
  visitor: {
    Declaration: {
      custom({ name, value }) {
        tokens[name] ??= JSON.stringify(value);
      },
    },
  },
});

test.each([
  ["--color-night", colors.night],
  ["--color-lamp", colors.lamp],
  ["--color-page", colors.pageDark],
])("app/colors.ts differs from %s of the style sheet", (token, color) => {
  const [r, g, b] = Buffer.from(color.slice(1), "hex");
  expect(tokens[token]).toContain(`"r":${r},"g":${g},"b":${b}`);
});
