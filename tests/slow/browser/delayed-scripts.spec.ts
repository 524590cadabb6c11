import type { Page, Route } from "@playwright/test";
import { desktop, expect, hydrated, painted, pathOf, phone, test } from "../../browser/fixtures";
import { isHydrated } from "../../tools/in-page";

/** @returns a list that collects the URLs of our scripts as they are requested */
const scriptsOf = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) => /\/assets\/.*\.js$/.test(request.url()) && asked.push(request.url()));
  return asked;
};

test.describe("on a phone", () => {
  test.use(phone);

  test("scripts stay away until a tap on a control, though the phone says that it can hover", async ({
    page,
    menu,
    menuButton,
  }) => {
    // As many Samsung phones do.
    await page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) => matchMedia(query.replace("(hover: hover)", "all"));
    });
    const scripts = scriptsOf(page);
    await page.goto(pathOf("home"));
    const details = page.locator("details").first();
    await details.locator("summary").tap();
    await expect(details).toHaveAttribute("open");
    await menuButton.tap();
    await expect(menu).toBeVisible();
    await menu.locator("a[href*='#']").last().tap();
    await expect(menu).toBeHidden();
    await menuButton.tap();
    await page.touchscreen.tap(4, 300);
    await expect(menu, "closed by its backdrop").toBeHidden();
    for (const words of ["h1", "main p", "main li", "footer"]) await page.locator(words).first().tap();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual([]);
    // A control as a developer might add it.
    await page.evaluate(() => document.querySelector("main")?.prepend(document.createElement("button")));
    await page.locator("main > button").dispatchEvent("click");
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
  });

  test("a reloaded page keeps its visitor's scroll position when scripts start", async ({ page }) => {
    await page.goto(pathOf("home"));
    for (const position of [2000, 500]) {
      await page.evaluate((top) => scrollTo(0, top), position);
      await hydrated(page);
      expect(await page.evaluate(() => scrollY)).toBe(position);
      await page.reload();
    }
  });
});

test.describe("with a mouse", () => {
  test.use(desktop);

  test("scripts start by themselves once the page has loaded, and not sooner", async ({ page }) => {
    const scripts = scriptsOf(page);
    // Holding the font back delays the load event.
    const fonts: Route[] = [];
    await page.route("**/*.woff2", (route) => void fonts.push(route));
    const fontAsked = page.waitForRequest("**/*.woff2");
    await page.goto(pathOf("home"), { waitUntil: "domcontentloaded" });
    await fontAsked;
    await page.mouse.move(180, 250);
    await painted(page);
    expect(scripts).toEqual([]);
    await fonts[0]?.continue();
    await page.waitForFunction(isHydrated);
  });

  test("a section link that is clicked during hydration keeps the page's elements", async ({ page }) => {
    await page.addInitScript(() => {
      const visit = { all: [] as Element[], clicks: 0 };
      Object.assign(window, { visit });
      const isReacts = (node: Node | null) => Object.keys(node ?? {}).some((name) => name.startsWith("__react"));
      const click = () => {
        // From the moment when React has reached the document, until it has reached its last element.
        if (isReacts(document) && visit.clicks++ === 0) visit.all = [...document.querySelectorAll("body :not(script)")];
        if (visit.clicks > 0) document.querySelector<HTMLElement>("header a[href*='#']")?.click();
        if (!isReacts(document.querySelector("body > div > aside"))) setTimeout(click);
      };
      addEventListener("load", click);
    });
    await page.goto(pathOf("home"));
    await page.waitForFunction(isHydrated);
    await painted(page);
    const { clicks, lost } = await page.evaluate(() => {
      const { clicks, all } = (window as unknown as { visit: { clicks: number; all: Element[] } }).visit;
      return { clicks, lost: all.filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML) };
    });
    expect(clicks).toBeGreaterThan(0);
    expect(lost, "elements that React has recreated").toEqual([]);
  });
});
