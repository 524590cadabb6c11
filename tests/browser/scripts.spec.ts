import type { BrowserContext, Page } from "@playwright/test";
import { offline } from "../../app/content/failure";
import { anchors } from "../../app/content/navigation";
import { pages } from "../../app/content/pages";
import {
  desktop,
  expect,
  hydrated,
  menu,
  menuButton,
  phone,
  publicScreenNames,
  screens,
  shownPhone,
  test,
  wholeBrowser,
} from "./site";

// The engine alone has a pointer that rests in the corner of every page: a sign of the visitor.
test.use(wholeBrowser);

test.describe("scripts", () => {
  test.use(phone);

  for (const [line, connection] of Object.entries({ metered: { saveData: true }, slow: { effectiveType: "3g" } })) {
    test(`cost a ${line} line nothing before the visitor's first sign, and the lost connection is told`, async ({
      page,
      context,
    }) => {
      const scripts: string[] = [];
      page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
      await page.addInitScript(
        (connection) => Object.defineProperty(navigator, "connection", { value: connection }),
        connection,
      );
      await page.goto(screens.home);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 500))));
      expect(scripts).toEqual([]);

      const notice = page.getByText(offline.text);
      await expect(notice).toBeHidden();
      await context.setOffline(true);
      await expect(page.getByRole("status").getByRole("link", { name: shownPhone })).toBeInViewport({ ratio: 1 });
      await context.setOffline(false);
      await expect(notice).toBeHidden();

      await page.touchscreen.tap(180, 250);
      await hydrated(page);
      await context.setOffline(true);
      await expect(notice).toBeVisible();
    });
  }

  test("never start where they cannot run, and the page does without", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "at"));
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto(screens.home);
    await page.touchscreen.tap(180, 250);
    await menuButton(page).tap();
    await menu(page).getByRole("link", { name: pages.car.name }).tap();
    await expect(page).toHaveTitle(pages.car.title);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 500))));
    expect(scripts).toEqual([]);
  });

  test("start in a browser that knows no idle moments, as Safari", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
    await page.goto(screens.home);
    await hydrated(page);
  });

  test("call nothing that came after the oldest browsers that get them", async ({ page }) => {
    // Chrome 92, Firefox 90 and Safari 15.4 (vite.config.ts) know none of these; the pages' own code is compiled, but not completed.
    await page.addInitScript(() => {
      const lists = ["findLast", "findLastIndex", "toReversed", "toSorted", "toSpliced", "with"];
      const sets = ["difference", "intersection", "isDisjointFrom", "isSubsetOf", "isSupersetOf", "union"];
      const newer: [object, string[]][] = [
        [Array.prototype, lists],
        [Array, ["fromAsync"]],
        [Set.prototype, sets],
        [Object, ["groupBy", "hasOwn"]],
        [Map, ["groupBy"]],
        [Promise, ["try", "withResolvers"]],
        [String.prototype, ["isWellFormed", "toWellFormed"]],
        [RegExp, ["escape"]],
        [URL, ["canParse", "parse"]],
        [AbortSignal, ["any", "timeout"]],
        [Element.prototype, ["checkVisibility"]],
        [window, ["Iterator", "navigation", "scheduler", "structuredClone"]],
      ];
      for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
    });
    for (const screen of publicScreenNames) {
      await page.goto(screens[screen]);
      await hydrated(page);
    }
    await menuButton(page).tap();
    await menu(page).getByRole("link", { name: pages.car.name }).tap();
    await expect(page).toHaveTitle(pages.car.title);
  });

  test("draw nothing that the document has already", async ({ page }) => {
    await page.addInitScript(() => {
      const create = document.createElement;
      const made = new Set<string>();
      Object.assign(Document.prototype, {
        createElement(this: Document, ...args: Parameters<typeof create>) {
          made.add(args[0]);
          return create.apply(this, args);
        },
      });
      Object.assign(window, { made });
    });
    for (const name of publicScreenNames) {
      await page.goto(screens[name]);
      await hydrated(page);
      await expect(page.locator("head > link[rel=manifest]"), "the last that scripts add").toHaveCount(1);
      const made = await page.evaluate(() => [...(window as unknown as { made: Set<string> }).made]);
      expect(
        made.filter((tag) => !["link", "script", "div"].includes(tag)),
        name,
      ).toEqual([]);
    }
  });

  test.describe("that the line lost", () => {
    test.use({ expectedMessages: /Failed to load resource|ERR_FAILED/ });

    test("leave a page that keeps its numbers where a link would lead to none", async ({ page, context }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
      await page.goto(screens.home);
      await expectToStay(page, context);
      await menu(page).getByRole("link", { name: "Localização" }).tap();
      await expect(page.locator(`#${anchors.location}`)).toBeInViewport();
      await context.setOffline(false);
      await menu(page).getByRole("link", { name: pages.car.name }).tap();
      await expect(page).toHaveTitle(pages.car.title);
    });

    test("leave it where a browser has no service workers either, as Firefox in a private window", async ({
      page,
      context,
    }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      });
      await page.goto(screens.home);
      await expectToStay(page, context);
    });

    test("hold no link while they hydrate either", async ({ page, context }) => {
      // React's scheduler never gets its turn: a slow phone takes a while for it.
      await page.addInitScript(() => Object.assign(MessagePort.prototype, { postMessage() {} }));
      await page.goto(screens.home);
      await page.waitForFunction(() => Object.hasOwn(document, "startViewTransition"));
      await expectToStay(page, context);
    });

    test("are asked for again at the next sign", async ({ page }) => {
      await page.route("**/build/assets/*.js", (route) => route.abort());
      const lost = page.waitForEvent("requestfailed");
      await page.goto(screens.home);
      await lost;
      await page.waitForLoadState("networkidle");
      await page.unroute("**/build/assets/*.js");
      await page.touchscreen.tap(180, 250);
      await hydrated(page);
    });
  });
});

for (const [sign, options] of Object.entries({ touch: phone, pointer: desktop, key: desktop })) {
  test.describe(`before the page has loaded, a ${sign}`, () => {
    test.use(options);

    test("starts the scripts", async ({ page }) => {
      let isLoaded = false;
      page.on("load", () => {
        isLoaded = true;
      });
      const scripts: string[] = [];
      page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
      // Loading does not end before the font has come.
      let send = () => {};
      await page.route("**/*.woff2", async (route) => {
        await new Promise<void>((released) => {
          send = released;
        });
        await route.continue();
      });
      const fontAsked = page.waitForRequest("**/*.woff2");
      await page.goto(screens.home, { waitUntil: "domcontentloaded" });
      await fontAsked;
      expect(scripts).toEqual([]);
      if (sign === "touch") await page.touchscreen.tap(180, 250);
      else if (sign === "pointer") await page.mouse.move(180, 250);
      else await page.keyboard.press("Tab");
      await hydrated(page);
      expect(isLoaded).toBe(false);
      send();
    });
  });
}

/** A tap on another page's link, without a network, leaves the page and its number where they are. */
async function expectToStay(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await menuButton(page).tap();
  await menu(page).getByRole("link", { name: pages.car.name }).tap();
  await page.waitForTimeout(500);
  await expect(page).toHaveTitle(pages.home.title);
  await expect(page.getByRole("status").getByRole("link", { name: shownPhone })).toBeVisible();
}
