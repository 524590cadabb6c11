import type { Page } from "@playwright/test";
import { textOnPixels, textsAndColours } from "./in-page";
import { desktop, expect, screenNames, test } from "./site";

const WIDTHS = [360, 768, 1440];

// The policy of the site would refuse the style that hides the letters.
test.use({ bypassCSP: true });

// Axe does not look at gradients: here the light's beam, the heads of cards and the emergency band's cone.
for (const screen of screenNames) {
  test(`every text of ${screen} can be read on the very pixels behind it`, async ({ open, context }) => {
    const page = await open(screen);
    const canvas = await context.newPage();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await faintTexts(page, canvas), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

// What can be pointed at is the same on both home pages and on all service pages.
for (const screen of ["home", "car"] as const) {
  test(`what a pointer points at on ${screen} can be read too`, async ({ open, context }) => {
    const page = await open(screen);
    await page.setViewportSize(desktop.viewport);
    const canvas = await context.newPage();
    await pointAtEveryLink(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faintTexts(page, canvas), `pointed at, ${colorScheme}`).toEqual([]);
    }
  });
}

/** @returns texts too faint for WCAG 1.4.3, each with its contrast */
async function faintTexts(page: Page, canvas: Page): Promise<string[]> {
  const texts = await page.evaluate(textsAndColours);
  expect(texts.length).toBeGreaterThan(10);
  const picture = await page.screenshot({
    fullPage: true,
    // The letters and pictures off, and what floats over the page.
    style: `* { color: transparent !important; text-decoration-color: transparent !important }
      aside, svg[role='img'] { visibility: hidden }`,
  });
  return canvas.evaluate(textOnPixels, { texts, picture: picture.toString("base64") });
}

/** All at once, as no pointer could. */
async function pointAtEveryLink(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "a, button" });
  for (const nodeId of nodeIds) await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover"] });
}
