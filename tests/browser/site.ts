import { type Page as BrowserPage, test as base, expect } from "@playwright/test";
import { business } from "../../app/content/business";
import { notFound } from "../../app/content/notices";
import { maskPhone } from "../../app/utils/contact-links";
import { contents, missingPath, type PageName, serviceContents } from "../tools/contents";
import { isHydrated } from "../tools/in-page";

export { contents, expect };

/** Every screen of the site: the pages of app/content/pages.ts, and the 404. */
export type Screen = PageName | "notFound";
export const pageNames = Object.keys(contents) as PageName[];
export const screenNames: Screen[] = [...pageNames, "notFound"];

/** @returns the path that shows a screen */
export const pathOf = (screen: Screen) => (screen === "notFound" ? missingPath : contents[screen].page.path);

/** @returns the text of a screen's first heading */
export const titleOf = (screen: Screen) => (screen === "notFound" ? notFound.title : contents[screen].hero.title);

/** Any page that the home page leads to. */
export const servicePage = pageNames.find((name) => contents[name] === serviceContents[0]) ?? "home";

/** One screen of each kind, for checks of components that all screens share. */
export const kinds: Screen[] = ["home", servicePage, "notFound"];

export const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1440, height: 900 } };

/** For a visitor who has not asked for less motion; playwright.config.ts asks for less. */
export const moving = { contextOptions: { reducedMotion: "no-preference" as const } };

/** Both numbers as pages show them. */
export const shownPhone = maskPhone(business.phone);
export const shownWhatsapp = maskPhone(business.whatsapp);

interface Site {
  /** Console messages and uncaught errors that a test causes on purpose. */
  expectedMessages: RegExp | undefined;
  /** Opens a screen, and waits until React has hydrated it where a pointer can hover; a phone hydrates after a touch. */
  open: (screen: Screen) => Promise<BrowserPage>;
}

/** Every test fails on a console message, an uncaught error or a request to another origin; the 404's own messages are allowed. */
export const test = base.extend<Site>({
  expectedMessages: [undefined, { option: true }],
  page: async ({ page, baseURL, expectedMessages }, use) => {
    const faults: string[] = [];
    const note = (fault: string) => expectedMessages?.test(fault) || faults.push(fault);
    page.on("console", (message) => {
      const text = message.text();
      const isMissingPath =
        text === `404: ${missingPath}` ||
        (message.location().url.endsWith(missingPath) && text.startsWith("Failed to load resource"));
      // playwright.config.ts blocks service workers.
      const isBlockedWorker = text === "Service Worker registration blocked by Playwright";
      if (!isMissingPath && !isBlockedWorker) note(`${message.type()}: ${text} (${message.location().url})`);
    });
    page.on("pageerror", (error) => note(`uncaught: ${error.message}`));
    page.on("request", (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) faults.push(`asked another origin: ${request.url()}`);
    });
    await use(page);
    expect(faults, "allow one by test.use({ expectedMessages })").toEqual([]);
  },
  open: async ({ page, javaScriptEnabled, isMobile }, use) => {
    await use(async (screen) => {
      await page.goto(pathOf(screen));
      if (javaScriptEnabled !== false && !isMobile) await hydrated(page);
      return page;
    });
  },
});

/** Starts the scripts as a key does, and waits until React has hydrated the page. */
export async function hydrated(page: BrowserPage): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("keydown")));
  await page.waitForFunction(isHydrated);
}

/** Waits for two frames, so that the last change is on the screen. */
export async function painted(page: BrowserPage): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The round button at the bottom right of every screen. */
export const roundButton = (page: BrowserPage) =>
  page.getByRole("complementary").getByRole("link", { name: "Chamar no WhatsApp" });

/** The button that opens the menu on a phone, and that menu. */
export const menuButton = (page: BrowserPage) => page.getByRole("button", { name: "Menu", exact: true });
export const menu = (page: BrowserPage) => page.locator("#menu");
