import { business } from "~/content/business";
import { hasFont } from "../tools/in-page";
import { desktop, expect, hydrated, moving, oneOfEachKind, pathOf, test, titleOf } from "./fixtures";

test.use({ ...desktop, ...moving });

// Firefox and WebKit run only this file (playwright.config.ts).
for (const screen of oneOfEachKind) {
  test(`${screen} hydrates in silence, has its styles, and hides nothing`, async ({ page }) => {
    await page.goto(pathOf(screen));
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(screen));
    await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(11, 20, 48)");
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await page.evaluate(hasFont)).toBe(true);
    for (const part of [page.getByRole("main"), page.getByRole("contentinfo")]) {
      await expect(part.locator(`a[href="tel:${business.phone}"]`).first()).toBeVisible();
      await expect(part.locator("a[href^='https://wa.me/']").first()).toBeVisible();
    }
    const unseen = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(":is(main, footer) :is(h1, h2, h3, p, li, a):not(details *)")]
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.innerText),
    );
    expect(unseen, "hidden, or opacity: 0").toEqual([]);
  });
}
