import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cutFont } from "../../scripts/font.mjs";

test("app/figtree.woff2 is what npm run font cuts, and fits into one round trip", async () => {
  const committed = readFileSync("app/figtree.woff2");
  expect(committed.equals(await cutFont()), "npm run font").toBe(true);
  expect(committed.length).toBeLessThan(14_000);
});
