import { business } from "~/content/business";
import {
  desktop,
  expect,
  hydrated,
  oneOfEachKind,
  pathOf,
  phone,
  screenNames,
  serviceScreen,
  test,
  titleOf,
} from "./fixtures";

test.use(desktop);

for (const { way, screens, ...options } of [
  { way: "without scripts", screens: screenNames, javaScriptEnabled: false },
  {
    way: "when no script arrives",
    screens: oneOfEachKind,
    expectedMessages: /net::ERR_FAILED|Failed to fetch dynamically/,
  },
]) {
  test.describe(way, () => {
    test.use(options);

    test("every screen has both contacts, and no button that does nothing", async ({ page }) => {
      await page.route("**/assets/*.js", (route) => route.abort());
      for (const screen of screens) {
        await page.goto(pathOf(screen));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(screen));
        const main = page.getByRole("main");
        await expect(main.locator(`a[href="tel:${business.phone}"]`).first(), screen).toBeVisible();
        await expect(main.locator("a[href^='https://wa.me/']").first(), screen).toBeVisible();
        // The button of a form works without scripts.
        await expect(page.locator("button:visible:not(form *)"), screen).toHaveCount(0);
      }
    });
  });
}

for (const [device, options] of Object.entries({ phone, desktop })) {
  test.describe(device, () => {
    test.use(options);

    test("a missing path answers 404 and is an error on the console, once", async ({ page, open }) => {
      const path = pathOf("notFound");
      const logged: string[] = [];
      page.on("console", (message) => message.text() === `404: ${path}` && logged.push(message.type()));
      const answer = page.waitForResponse(path);
      await open("notFound");
      expect((await answer).status()).toBe(404);
      await expect.poll(() => logged).toEqual(["error"]);
    });
  });
}

/** Removes features that the oldest supported browsers lack. Vite turns a regular expression with a lookbehind into `new RegExp`. */
const asIn2022 = `
  for (const name of ["toSorted", "toReversed", "toSpliced", "with"]) delete Array.prototype[name];
  for (const name of ["requestIdleCallback", "scheduler", "navigation"]) delete window[name];
  delete Object.groupBy; delete Promise.withResolvers; delete URL.canParse;
  delete Element.prototype.checkVisibility; delete HTMLElement.prototype.hidePopover;
  RegExp = new Proxy(RegExp, {
    construct(Pattern, [source, flags]) {
      if (/\\(\\?<[=!]/.test(source)) throw new SyntaxError("Invalid regular expression: " + source);
      return new Pattern(source, flags);
    },
  });`;

test("every screen hydrates in silence in a browser of 2022", async ({ page }) => {
  await page.addInitScript(asIn2022);
  for (const screen of screenNames) {
    await page.goto(pathOf(screen));
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(screen));
  }
});

test("a page from last year, with a broken fragment or another spelling, hydrates in silence", async ({ page }) => {
  await page.clock.setFixedTime("2031-01-01T12:00:00Z");
  for (const suffix of ["#%E0%A4%A", "/", "?utm_source=a"]) {
    await page.goto("about:blank");
    await page.goto(pathOf(serviceScreen) + suffix);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(serviceScreen));
  }
});
