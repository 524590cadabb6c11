import { expect, it } from "vitest";
import { yearInRecife } from "../../app/content/year";

it.each([
  ["2027-01-01T02:59:59Z", "2026", "23:59 on 31 December in Recife"],
  ["2027-01-01T03:00:00Z", "2027", "midnight in Recife"],
])("at %s the year is %s: %s", (instant, year) => {
  expect(yearInRecife(new Date(instant))).toBe(year);
});
