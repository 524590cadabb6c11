import type { Page } from "@playwright/test";
import { enlargeText, linksOnLinks, spaceText, textOutsideItsLink, unreadableText } from "./in-page-text";
import { expect, menu, menuButton, painted, screenNames, test } from "./site";

test.use({ viewport: { width: 360, height: 640 } });

for (const screen of screenNames) {
  test(`${screen} loses nothing at 320 px or at 400 %`, async ({ open }) => {
    const page = await open(screen);
    for (const height of [640, 256]) {
      await page.setViewportSize({ width: 320, height });
      await expectReadable(page, `320 × ${height}`);
    }
  });

  test(`${screen} loses nothing when text alone grows, or stands further apart`, async ({ open }) => {
    const page = await open(screen);
    await page.evaluate(() => dispatchEvent(new Event("offline")));
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      for (const factor of [1.1, 1.5, 2]) {
        await page.evaluate(enlargeText, factor);
        await expectReadable(page, `${factor * 100} %, ${width} px`);
      }
      await page.evaluate(enlargeText, 1);
      await page.evaluate(spaceText, true);
      await expectReadable(page, `spaced, ${width} px`);
      await page.evaluate(spaceText, false);
    }
  });

  test(`${screen} loses nothing with a browser's text at 200 %`, async ({ open }) => {
    const page = await open(screen);
    // What a visitor sets in the browser's preferences, which `rem` in media queries follows too.
    const session = await page.context().newCDPSession(page);
    const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
    const asItComes = await size();
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    expect(await size(), "px of the page's text").toBe(2 * asItComes);
    for (const width of [1440, 360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await expectReadable(page, `${width} px`);
      if (width > 360) continue;
      const lefts = await page
        .locator(".rack > li")
        .evaluateAll((keys) => keys.map((key) => Math.round(key.getBoundingClientRect().x)));
      expect.soft(new Set(lefts).size, `${width} px: columns of keys`).toBeLessThan(2);
      await expect.soft(page.locator(".card-head > svg:visible"), `${width} px: drawings behind words`).toHaveCount(0);
    }
  });
}

async function expectReadable(page: Page, when: string): Promise<void> {
  // So far down that all that floats does.
  await page.evaluate(() => scrollTo(0, 1600));
  await painted(page);
  expect.soft(await page.evaluate(linksOnLinks), `${when}: on one another`).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(sideways, `${when}: px that the page is too wide`).toBe(0);
  expect.soft(await page.evaluate(unreadableText), when).toEqual([]);
  expect.soft(await page.evaluate(textOutsideItsLink), `${when}: outside its link`).toEqual([]);
  if (!(await menuButton(page).isVisible())) return;
  await menuButton(page).evaluate((button: HTMLButtonElement) => button.click());
  expect.soft(await page.evaluate(textOutsideItsLink), `${when}: outside its link, in the menu`).toEqual([]);
  const excess = await menu(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect.soft(excess, `${when}: px that the menu is too wide`).toBe(0);
  // What leaves the window on its left cannot be scrolled to.
  expect.soft((await menu(page).boundingBox())?.x, `${when}: the menu's left edge`).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Escape");
}
