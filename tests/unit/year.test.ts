import { expect, it } from "vitest";
import { yearInRecife } from "../../app/content/year";

it.each([
  ["2027-01-01T02:59:59Z", "2026", "23:59 on 31 December in Recife"],
  ["2027-01-01T03:00:00Z", "2027", "midnight in Recife"],
  ["2026-12-31T23:59:00Z", "2026", "20:59 in Recife"],
])("at %s the year is %s: %s", (instant, year) => {
  expect(yearInRecife(new Date(instant))).toBe(year);
});

it("the year is the time zone database's at every new year until 2056", () => {
  const recife = new Intl.DateTimeFormat("en", { timeZone: "America/Recife", year: "numeric" });
  for (let year = 2026; year <= 2056; year++) {
    for (const minutes of [-1, 1, 179, 181]) {
      const instant = Date.UTC(year, 0, 1, 0, minutes);
      expect(yearInRecife(instant), new Date(instant).toISOString()).toBe(recife.format(instant));
    }
  }
});
