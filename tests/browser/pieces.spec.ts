import { noteLayoutShifts, ONE_LINE } from "./in-page";
import { test } from "./line";
import { expect, moving, painted, screenNames, screens } from "./site";

test.use(moving);

for (const width of [360, 768, 1440]) {
  test(`nothing moves more than a line at ${width} px while a page comes in pieces`, async ({ page, line }) => {
    line.piece = 2920;
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(noteLayoutShifts);
    for (const screen of screenNames) {
      await page.goto(screens[screen]);
      await painted(page);
      const shifts = await page.evaluate(() => window.layoutShifts);
      expect(
        shifts.reduce((sum, { score }) => sum + score, 0),
        `${screen}: ${JSON.stringify(shifts)}`,
      ).toBeLessThanOrEqual(ONE_LINE);
    }
  });
}
