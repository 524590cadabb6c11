import type { Page } from "@playwright/test";
import { chromium } from "@playwright/test";
import { desktop, expect, hydrated, menu, menuButton, pageNames, pathOf, phone, test, titleOf } from "./site";

const pageAt = (path: string) => pageNames.find((name) => pathOf(name) === path);

for (const [device, options] of Object.entries({ phone, desktop })) {
  test.describe(device, () => {
    test.use(options);

    test("the menu and the home page's own links lead to the pages and sections that they name", async ({ open }) => {
      const page = await open("home");
      const inMenu = device === "phone" ? "#menu" : "header";
      for (const [part, links] of [
        [inMenu, await hrefsIn(page, inMenu)],
        [":is(main, footer)", await hrefsIn(page, "main, footer")],
      ] as const) {
        expect(links.length).toBeGreaterThan(3);
        for (const href of links) {
          if (part === "#menu") await menuButton(page).click();
          await page.locator(`${part} a[href="${href}"]:visible`).last().click();
          await expectArrival(page, href);
          await open("home");
        }
      }
    });
  });
}

test("Back shows every page from the browser's memory", async ({ baseURL, launchOptions }) => {
  // Playwright turns this cache off unless told otherwise.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  const page = await browser.newPage({ baseURL });
  for (const name of pageNames) {
    await page.goto(pathOf(name));
    await hydrated(page);
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(document.documentElement.dataset, { persisted }));
    });
    await page.goto(pathOf("notFound"));
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("html"), name).toHaveAttribute("data-persisted", "true");
  }
  await browser.close();
});

/** @returns where the links inside the site lead that a part of the page shows or that its menu holds, each once */
async function hrefsIn(page: Page, selector: string): Promise<string[]> {
  const links = page.locator(selector).locator("a[href^='/'], a[href^='#']");
  const hrefs = await links.evaluateAll((all) =>
    all
      .filter((link) => link.checkVisibility() || link.closest("[popover]"))
      .map((link) => link.getAttribute("href") ?? ""),
  );
  return [...new Set(hrefs)];
}

/** The page has its own heading, at its top; or the section begins right below the header, and the menu is closed. */
async function expectArrival(page: Page, href: string): Promise<void> {
  const [path = "", id] = href.split("#");
  await expect(page).toHaveURL(path === "" ? new RegExp(`#${id}$`) : href);
  const name = pageAt(path || new URL(page.url()).pathname);
  await expect(page.getByRole("heading", { level: 1 }), href).toHaveText(titleOf(name ?? "notFound"));
  await expect(menu(page), href).toBeHidden();
  const gap = () =>
    page.evaluate((id) => {
      if (!id) return scrollY;
      const header = Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
      const section = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
      return Math.abs(section - header);
    }, id);
  await expect.poll(gap, { message: `${href}: px from its place` }).toBeLessThan(17);
}
