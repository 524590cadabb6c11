import { test as base, expect, type Page } from "@playwright/test";
import { pages } from "../../app/content/pages";

export { expect };

/** Every screen of the site, by the path that shows it. */
export const screens = {
  home: pages.home.path,
  night: pages.night.path,
  car: pages.car.path,
  residential: pages.residential.path,
  notFound: "/porta-que-nao-existe",
} as const;

export type Screen = keyof typeof screens;
export const screenNames = Object.keys(screens) as Screen[];

interface Site {
  /** Opens a screen and waits until its scripts have taken over (or, with scripts off, until it has loaded). */
  open: (screen: Screen, hash?: string) => Promise<Page>;
}

/**
 * Every test fails on a console message, an uncaught error or a request to another origin; the 404's own two messages
 * (the browser's and the spec's) are let through on that screen.
 */
export const test = base.extend<Site>({
  page: async ({ page, baseURL }, use) => {
    const faults: string[] = [];
    page.on("console", (message) => {
      const isMissingPath =
        message.location().url.endsWith(screens.notFound) || message.text() === `404: ${screens.notFound}`;
      if (!isMissingPath) faults.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "")) faults.push(`asked another origin: ${request.url()}`);
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

/** React marks the nodes that it has taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));
}
