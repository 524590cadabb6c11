import { coveredBy } from "./in-page";
import { desktop, expect, phone, screenNames, test } from "./site";

for (const [device, options] of Object.entries({ phone, desktop })) {
  test.describe(device, () => {
    test.use(options);

    test("no page ends below the skyline", async ({ open }) => {
      for (const screen of screenNames) {
        const page = await open(screen);
        const skyline = page.locator("footer svg, footer img").first();
        await skyline.scrollIntoViewIfNeeded();
        expect(
          await skyline.evaluate(coveredBy),
          `${screen}: what lies under the skyline; the last part of <main> leaves it room (app/root.tsx)`,
        ).toEqual([]);
      }
    });
  });
}
