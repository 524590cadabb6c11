import { type Page as BrowserPage, test as base, expect } from "@playwright/test";
import { business } from "../../app/content/business";
import { maskPhone } from "../../app/content/contact-links";
import { pages } from "../../app/content/pages";
import type { Page } from "../../app/content/types";
import { findChromium, testArgs } from "../../scripts/chromium.mjs";
import { contents, type PageName } from "../contents";

export { expect };

/** Every screen of the site, by the path that shows it. */
export type Screen = PageName | "notFound";
export const screens: Record<Screen, string> = {
  ...eachPage(({ path }) => path),
  notFound: "/porta-que-nao-existe",
};

export const screenNames = Object.keys(screens) as Screen[];

/** The screens that the site links to: all but the 404. */
export { contents };
export type PublicScreen = PageName;
export const publicScreenNames = Object.keys(contents) as PublicScreen[];

/** What the first heading of each screen says. */
export const titles: Record<Screen, string> = {
  ...eachPage((_, name) => contents[name].hero.title),
  notFound: "Oops! Page not found",
};

export const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1440, height: 900 } };

/** For who has not asked for less motion; playwright.config.ts asks for it. */
export const moving = { contextOptions: { reducedMotion: "no-preference" as const } };

/** Chromium with the window around the page, for what the engine alone (playwright.config.ts) has not or does otherwise. */
export const wholeBrowser = { launchOptions: { executablePath: findChromium(), args: testArgs } };

/** Both numbers as they are shown. */
export const shownPhone = maskPhone(business.phone);
export const shownWhatsapp = maskPhone(business.whatsapp);

interface Site {
  /** Console messages and uncaught errors that a test brings about on purpose. */
  expectedMessages: RegExp | undefined;
  /** Opens a screen and waits until its scripts have taken over (or, with scripts off, until it has loaded). */
  open: (screen: Screen, hash?: string) => Promise<BrowserPage>;
}

/**
 * Every test fails on a console message, an uncaught error or a request to another origin; the 404's own two messages
 * (the browser's and the page's) are let through on that screen.
 */
export const test = base.extend<Site>({
  expectedMessages: [undefined, { option: true }],
  page: async ({ page, baseURL, expectedMessages }, use) => {
    const faults: string[] = [];
    const note = (fault: string) => {
      if (!expectedMessages?.test(fault)) faults.push(fault);
    };
    page.on("console", (message) => {
      const text = message.text();
      const isMissingPath =
        text === `404: ${screens.notFound}` ||
        (message.location().url.endsWith(screens.notFound) && text.startsWith("Failed to load resource"));
      // playwright.config.ts says why.
      const isBlockedWorker = text === "Service Worker registration blocked by Playwright";
      if (!isMissingPath && !isBlockedWorker) note(`${message.type()}: ${text} (${message.location().url})`);
    });
    page.on("pageerror", (error) => note(`uncaught: ${error.message}`));
    page.on("request", (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) faults.push(`asked another origin: ${request.url()}`);
    });
    await use(page);
    expect(faults).toEqual([]);
  },
  open: async ({ page, javaScriptEnabled }, use) => {
    await use(async (screen, hash = "") => {
      await page.goto(screens[screen] + hash);
      if (javaScriptEnabled !== false) await hydrated(page);
      return page;
    });
  },
});

function eachPage<Value>(read: (page: Page, name: PageName) => Value): Record<PageName, Value> {
  const entries = Object.entries(pages).map(([name, page]) => [name, read(page, name as PageName)]);
  return Object.fromEntries(entries) as Record<PageName, Value>;
}

/** Waits until React has taken over every section: it marks the nodes that it owns. */
export async function hydrated(page: BrowserPage): Promise<void> {
  await page.waitForFunction(() =>
    [document.body, ...document.querySelectorAll("h1, h2, h3, a, button")].every((node) =>
      Object.keys(node).some((key) => key.startsWith("__reactFiber")),
    ),
  );
}

/** Waits until what the page was asked to do is on the screen. */
export async function painted(page: BrowserPage): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The round button at the bottom right of every screen. */
export const roundButton = (page: BrowserPage) => page.getByRole("link", { name: "Chaveiro urgente no WhatsApp" });

/** What opens the menu on a phone, and the menu that it opens. */
export const menuButton = (page: BrowserPage) => page.getByRole("button", { name: "Menu", exact: true });
export const menu = (page: BrowserPage) => page.locator("#menu");
