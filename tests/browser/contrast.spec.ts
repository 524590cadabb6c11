import type { Page } from "@playwright/test";
import { faintOf, placedTexts } from "../tools/contrast";
import { contents, expect, kinds, screenNames, test } from "./site";

// The site's policy would refuse the style that hides the letters.
test.use({ bypassCSP: true });

// Axe looks at no gradients and drawings: the hero's light, the heads of cards, the emergency band.
for (const screen of screenNames) {
  test(`every text of ${screen} has 4.5:1 on the pixels behind it, with links pointed at too`, async ({ open }) => {
    const page = await open(screen);
    // Two pages of a kind differ in their first screens and their words alone, but for a dark page.
    const isWhole = kinds.includes(screen) || (screen !== "notFound" && contents[screen].page.scene === "night");
    const height = isWhole ? Number.POSITIVE_INFINITY : 900;
    for (const width of kinds.includes(screen) ? [360, 1440] : [360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator("img").evaluateAll((images: HTMLImageElement[]) => {
        for (const image of images) image.loading = "eager";
        return Promise.all(images.map((image) => image.decode()));
      });
      if (width === 1440) await pointAtEveryLink(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const texts = (await page.evaluate(placedTexts)).filter(({ box }) => box.y + box.height < height);
        expect(texts.length).toBeGreaterThan(10);
        const picture = await page.screenshot({
          fullPage: isWhole,
          style: `* { color: transparent !important; text-decoration-color: transparent !important }
            aside, svg[role='img'] { visibility: hidden }`,
        });
        expect(await faintOf(texts, picture), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

async function pointAtEveryLink(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "a, button" });
  for (const nodeId of nodeIds) await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover"] });
}
