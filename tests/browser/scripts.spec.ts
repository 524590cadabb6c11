import type { Page } from "@playwright/test";
import { isHydrated } from "../engines/in-page";
import { desktop, expect, pageNames, pathOf, phone, test } from "./site";

/** @returns the addresses of scripts that the page asks for from now on */
const scriptsOf = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && asked.push(request.url()));
  return asked;
};

/** Waits until the page has loaded, has been painted, and every idle callback that it asked for by then has run. */
const idle = async (page: Page) => {
  await page.waitForLoadState("load");
  await page.evaluate(async () => {
    await new Promise((done) => new PerformanceObserver(done).observe({ type: "paint", buffered: true }));
    for (const _ of [1, 2]) await new Promise((done) => requestIdleCallback(done));
  });
};

/** Waits until React has hydrated the page, and gives it no sign. */
const isHydratedByItself = (page: Page) => page.waitForFunction(isHydrated);

test.describe("on a phone, scripts", () => {
  test.use({ ...phone, expectedMessages: /Failed to load resource|ERR_FAILED/ });

  test("wait for a touch, a key or a scroll, and are asked for again when they do not arrive", async ({ page }) => {
    const scripts = scriptsOf(page);
    const touch = () => page.touchscreen.tap(180, 250);
    for (const sign of [touch, () => page.keyboard.press("Tab"), () => page.evaluate(() => scrollBy(0, 300))]) {
      scripts.length = 0;
      await page.goto(pathOf("home"));
      await idle(page);
      expect(scripts).toEqual([]);
      if (sign === touch) {
        await page.route("**/build/assets/*.js", (route) => route.abort());
        const lost = page.waitForEvent("requestfailed");
        await touch();
        await lost;
        await page.unroute("**/build/assets/*.js");
      }
      await sign();
      await isHydratedByItself(page);
    }
  });
});

test.describe("with a pointer, scripts", () => {
  test.use(desktop);

  for (const connection of [{ saveData: true }, { effectiveType: "3g" }]) {
    test(`wait for the visitor's first sign on a line with ${JSON.stringify(connection)}`, async ({ page }) => {
      const scripts = scriptsOf(page);
      await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
      await page.goto(pathOf("home"));
      await idle(page);
      expect(scripts).toEqual([]);
      await page.mouse.move(180, 250);
      await isHydratedByItself(page);
    });
  }

  test("never start in a browser that is too old for them", async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "at"));
    await page.goto(pathOf("home"));
    await page.mouse.move(180, 250);
    await idle(page);
    expect(scripts).toEqual([]);
  });

  test("start although the font never comes", async ({ page }) => {
    await page.route("**/*.woff2", () => {});
    await page.goto(pathOf("home"), { waitUntil: "commit" });
    await isHydratedByItself(page);
  });

  test("start in a browser without idle callbacks, such as Safari", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
    await page.goto(pathOf("home"));
    await isHydratedByItself(page);
  });

  test("call nothing that Chrome 92, Firefox 90 and Safari 15.4 lack", async ({ page, open }) => {
    await page.addInitScript(() => {
      const newer: [object, string[]][] = [
        [Array.prototype, ["findLast", "findLastIndex", "toReversed", "toSorted", "toSpliced", "with"]],
        [Array, ["fromAsync"]],
        [Set.prototype, ["difference", "intersection", "isSubsetOf", "union"]],
        [Object, ["groupBy", "hasOwn"]],
        [Map, ["groupBy"]],
        [Promise, ["try", "withResolvers"]],
        [URL, ["canParse", "parse"]],
        [AbortSignal, ["any", "timeout"]],
        [Element.prototype, ["checkVisibility"]],
        [window, ["Iterator", "navigation", "scheduler", "structuredClone"]],
      ];
      for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
    });
    for (const name of pageNames) await open(name);
  });

  for (const sign of ["pointer", "key"]) {
    test(`start at a ${sign}'s first sign, before the page has loaded`, async ({ page }) => {
      const scripts = scriptsOf(page);
      // The page does not load without its font.
      await page.route("**/*.woff2", () => {});
      const fontAsked = page.waitForRequest("**/*.woff2");
      await page.goto(pathOf("home"), { waitUntil: "domcontentloaded" });
      await fontAsked;
      expect(scripts).toEqual([]);
      await (sign === "key" ? page.keyboard.press("Tab") : page.mouse.move(180, 250));
      await isHydratedByItself(page);
      expect(await page.evaluate(() => document.readyState)).toBe("interactive");
    });
  }
});
