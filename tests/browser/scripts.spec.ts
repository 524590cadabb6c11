import type { Page } from "@playwright/test";
import { isHydrated } from "../tools/in-page";
import {
  desktop,
  expect,
  hydrated,
  menu,
  menuButton,
  pageNames,
  painted,
  pathOf,
  phone,
  screenNames,
  test,
} from "./site";

/** Scripts of Remix and React. */
const HELD = /\/build\/assets\/[^/]+\.js$/;

/** @returns the addresses of those scripts that the page asks for from now on */
const scriptsOf = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) => HELD.test(request.url()) && asked.push(request.url()));
  return asked;
};

/** Waits until React has hydrated the page, and does not interact with it. */
const isHydratedByItself = (page: Page) => page.waitForFunction(isHydrated, null, { timeout: 15_000 });

test.describe("on a phone, scripts", () => {
  test.use({ ...phone, expectedMessages: /Failed to load resource|ERR_FAILED/ });

  test("wait while a visitor scrolls, reads and opens what the browser opens by itself", async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.clock.install();
    await page.goto(pathOf("home"));
    const details = page.locator("details").first();
    for (const target of [page.getByRole("heading").first(), details.locator("summary"), menuButton(page)]) {
      await target.tap();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    }
    await expect(details).toHaveAttribute("open");
    await expect(menu(page)).toBeVisible();
    await page.clock.runFor(60_000);
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual([]);
    // Chrome on Android would fetch pages that a visitor scrolls past. Chromium here does not.
    await expect(page.locator("script[type=speculationrules]"), "a prefetch of pages").toHaveCount(0);
  });

  test("change nothing that is seen", async ({ page }) => {
    for (const screen of screenNames) {
      await page.goto(pathOf(screen));
      await page.evaluate(async () => {
        // The strip's buttons work with React alone.
        for (const buttons of document.querySelectorAll<HTMLElement>("[data-strip-buttons]"))
          buttons.style.opacity = "0";
        for (const image of document.images) image.loading = "eager";
        await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]);
      });
      const before = await page.screenshot({ fullPage: true });
      await hydrated(page);
      await painted(page);
      expect((await page.screenshot({ fullPage: true })).equals(before), screen).toBe(true);
    }
  });

  test("are not needed for the number beside the round button, which goes while another link to call is in view", async ({
    page,
  }) => {
    await page.goto(pathOf("home"));
    const call = page.getByRole("complementary").getByRole("link", { name: "Ligar" });
    const isOnTop = () =>
      call.evaluate((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await page.locator("details").first().scrollIntoViewIfNeeded();
    await expect.poll(isOnTop).toBe(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "Ligar" }).scrollIntoViewIfNeeded();
    await expect.poll(isOnTop).toBe(false);
  });

  const tapOnControl = async (page: Page) => {
    await page.evaluate(() => document.body.prepend(document.createElement("button")));
    await page.locator("body > button").first().dispatchEvent("pointerdown", { pointerType: "touch" });
  };

  // That they start at a tap on a control: server/remix-routes.test.ts; at a key: changed-documents.spec.ts.
  test("are asked for again when they did not arrive", async ({ page, browser }) => {
    const old =
      "Chromium 150 remembers that a module did not arrive, and 156 does not (whatwg/html pull request 10327)";
    test.skip(Number.parseInt(browser.version(), 10) < 156, old);
    await page.goto(pathOf("home"));
    await page.route(HELD, (route) => route.abort());
    const lost = page.waitForEvent("requestfailed");
    await tapOnControl(page);
    await lost;
    // The page hears of the loss later than the test does.
    await page.locator("#scripts").waitFor({ state: "attached" });
    await page.unroute(HELD);
    await tapOnControl(page);
    await isHydratedByItself(page);
  });
});

test.describe("with a pointer, scripts", () => {
  test.use(desktop);

  test("start when the mouse moves, before the page has loaded, and not sooner", async ({ page }) => {
    const scripts = scriptsOf(page);
    // The page does not load without its font.
    await page.route("**/*.woff2", () => {});
    const fontAsked = page.waitForRequest("**/*.woff2");
    await page.goto(pathOf("home"), { waitUntil: "domcontentloaded" });
    await fontAsked;
    await page.evaluate(() => scrollTo(0, 2000));
    expect(scripts).toEqual([]);
    await page.mouse.move(180, 250);
    await isHydratedByItself(page);
    expect(await page.evaluate(() => document.readyState)).toBe("interactive");
    await expect(page.locator("script[type=speculationrules]"), "the prefetch of pages").toHaveCount(1);
  });

  test("never start in a browser that is too old for them", async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "at"));
    await page.goto(pathOf("home"));
    await page.mouse.move(180, 250);
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual([]);
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
});
