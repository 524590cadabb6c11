import type { Page } from "@playwright/test";
import { anchors } from "../../app/content/navigation";
import { type Place, placeOf } from "./in-page-focus";
import { expect, screenNames, test } from "./site";

/** A phone upright, where the notice alone stays at the top, and on its side, where the header does too. */
const VIEWPORTS = { "360 × 640": { width: 360, height: 640 }, "800 × 420": { width: 800, height: 420 } };

for (const [name, viewport] of Object.entries(VIEWPORTS)) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const screen of screenNames) {
      test(`nothing that floats hides the focus on ${screen}, there and back`, async ({ open }) => {
        const page = await open(screen);
        for (const line of ["online", "offline"]) {
          await page.evaluate((type) => dispatchEvent(new Event(type)), line);
          for (const key of ["Tab", "Shift+Tab"] as const) {
            const stops = await walk(page, key);
            expect(stops.length).toBeGreaterThan(10);
            expect(
              stops.filter(({ shown }) => shown < 0.2),
              `${line}, ${key}`,
            ).toEqual([]);
          }
        }
      });
    }

    test("nothing that floats hides a heading that a link leads to", async ({ open }) => {
      const page = await open("home");
      for (const line of ["online", "offline"]) {
        await page.evaluate((type) => dispatchEvent(new Event(type)), line);
        for (const id of Object.values(anchors)) {
          await page.evaluate((hash) => location.assign(`#${hash}`), id);
          const shown = async () => (await page.evaluate(placeOf, `#${id} h2`))?.shown;
          await expect.poll(shown, { message: `${line}, #${id}` }).toBe(1);
          await page.evaluate(() => scrollTo(0, 0));
        }
      }
    });
  });
}

/** Presses a key from the page's first link or its last until the focus leaves its elements. */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Place[]> {
  await page
    .locator("a")
    .nth(key === "Tab" ? 0 : -1)
    .focus();
  const stops: Place[] = [];
  for (;;) {
    const place = await page.evaluate(placeOf, ":focus");
    if (!place || stops.length > 100) return stops;
    stops.push(place);
    await page.keyboard.press(key);
  }
}
