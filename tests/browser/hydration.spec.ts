import { expect, hydrated, oneOfEachKind, painted, pathOf, phone, test } from "./fixtures";

test.use(phone);

test("hydration changes nothing in the head", async ({ page }) => {
  const head = page.locator("head > :not(script, [rel=modulepreload])");
  for (const screen of oneOfEachKind) {
    await page.goto(pathOf(screen));
    const before = await head.evaluateAll((all) => all.map((one) => one.outerHTML));
    await hydrated(page);
    expect(await head.evaluateAll((all) => all.map((one) => one.outerHTML)), screen).toEqual(before);
  }
});

test("scripts change nothing that is visible", async ({ page }) => {
  for (const screen of oneOfEachKind) {
    await page.goto(pathOf(screen));
    await page.evaluate(async () => {
      // Even on phones, a full-page screenshot shows the carousel's buttons, which appear after hydration.
      document.adoptedStyleSheets = [new CSSStyleSheet()];
      document.adoptedStyleSheets[0]?.replaceSync("[aria-disabled] { visibility: hidden }");
      for (const image of document.images) image.loading = "eager";
      await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]);
    });
    const before = await page.screenshot({ fullPage: true });
    await hydrated(page);
    await painted(page);
    expect((await page.screenshot({ fullPage: true })).equals(before), screen).toBe(true);
  }
});
