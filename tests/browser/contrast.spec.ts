import { textOnPixels, textsAndColours } from "./in-page";
import { expect, screenNames, test } from "./site";

const WIDTHS = [360, 768, 1440];

// The policy of the site would refuse the style that hides the letters.
test.use({ contextOptions: { reducedMotion: "reduce" }, bypassCSP: true });

// Axe does not look at gradients: here the light's beam, the heads of cards and the emergency band's cone.
for (const screen of screenNames) {
  test(`every text of ${screen} can be read on the very pixels behind it`, async ({ open, context }) => {
    const page = await open(screen);
    const canvas = await context.newPage();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const texts = await page.evaluate(textsAndColours);
        expect(texts.length).toBeGreaterThan(10);
        const picture = await page.screenshot({
          fullPage: true,
          // The letters off, and what floats over the page.
          style: `* { color: transparent !important; text-decoration-color: transparent !important }
            aside { visibility: hidden }`,
        });
        const faults = await canvas.evaluate(textOnPixels, { texts, picture: picture.toString("base64") });
        expect(faults, `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
