import type { Page } from "@playwright/test";
import {
  desktop,
  expect,
  hydrated,
  moving,
  pathOf,
  type Screen,
  screenNames,
  servicePage,
  test,
  titleOf,
} from "./site";

test.use({ ...desktop, ...moving });

for (const way of ["with scripts", "without scripts", "when no script arrives"]) {
  test.describe(way, () => {
    test.use({
      javaScriptEnabled: way !== "without scripts",
      expectedMessages: way === "when no script arrives" ? /net::ERR_FAILED|Failed to fetch dynamically/ : undefined,
    });

    test("every screen is shown whole, with both ways to call", async ({ page }) => {
      if (way === "when no script arrives") await page.route("**/build/**/*.js", (route) => route.abort());
      for (const screen of screenNames) {
        const failure = way === "when no script arrives" && page.waitForEvent("requestfailed");
        await page.goto(pathOf(screen));
        if (failure) await page.mouse.move(180, 250);
        await failure;
        if (way === "with scripts") await hydrated(page);
        await expectWhole(page, screen);
        if (way !== "with scripts")
          await expect(page.getByRole("button", { disabled: false }), "a button that does nothing").toHaveCount(0);
      }
    });
  });
}

test("a missing path answers 404 and is an error on the console", async ({ page }) => {
  const path = pathOf("notFound");
  const logged = page.waitForEvent("console", (message) => message.text() === `404: ${path}`);
  expect((await page.goto(path))?.status()).toBe(404);
  expect((await logged).type()).toBe("error");
});

test("a page from last year and a fragment that is no valid encoding hydrate in silence", async ({ page }) => {
  await page.clock.setFixedTime("2031-01-01T12:00:00Z");
  await page.goto(`${pathOf(servicePage)}#%E0%A4%A`);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(servicePage));
});

/** The screen has its heading and both ways to call, and nothing of it is hidden or transparent. Its words: documents/pages.test.ts. */
async function expectWhole(page: Page, screen: Screen): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(screen));
  for (const part of [page.getByRole("main"), page.getByRole("contentinfo")])
    for (const scheme of ["tel:", "https://wa.me/"])
      await expect(part.locator(`a[href^="${scheme}"]`).first(), screen).toBeVisible();
  const unseen = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(":is(main, footer) :is(h1, h2, h3, p, li, a):not(details *)")]
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.innerText),
  );
  expect(unseen, `${screen}: hidden, or opacity: 0`).toEqual([]);
}
