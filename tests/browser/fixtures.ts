import { type Page as BrowserPage, test as base, expect, type Locator } from "@playwright/test";
import { business } from "~/content/business";
import { notFound } from "~/content/failures";
import { formatPhone } from "~/utils/contact-links";
import { hydrated, phone } from "../tools/browser-page";
import { contents, missingPath, type PageName, serviceContents } from "../tools/contents";

export { contents, expect, hydrated, phone };

/** A page of app/content/pages.ts, or the 404. */
export type Screen = PageName | "notFound";
const pageNames = Object.keys(contents) as PageName[];
export const screenNames: Screen[] = [...pageNames, "notFound"];

export const pathOf = (screen: Screen) => (screen === "notFound" ? missingPath : contents[screen].page.path);

export const titleOf = (screen: Screen) => (screen === "notFound" ? notFound.title : contents[screen].hero.title);

/** A service page, or the home page if the owner has none. */
export const serviceScreen = pageNames.find((name) => contents[name] === serviceContents[0]) ?? "home";

/** One screen of each kind, for tests of components that all screens share. */
export const oneOfEachKind: Screen[] = ["home", serviceScreen, "notFound"];

export const desktop = { viewport: { width: 1440, height: 900 } };

/** Turns motion on, which playwright.config.ts turns off. */
export const moving = { contextOptions: { reducedMotion: "no-preference" as const } };

export const shownPhone = formatPhone(business.phone);
export const shownWhatsapp = formatPhone(business.whatsapp);

type Site = Record<"menu" | "menuButton" | "roundButton", Locator> & {
  expectedMessages?: RegExp; // console messages that a test causes on purpose
  open: (screen: Screen) => Promise<BrowserPage>; // on desktops, waits for hydration
};

/** Fails on console messages, uncaught errors and third-party requests, except the messages that the 404 page causes. */
export const test = base.extend<Site, { thirdParties: string[] }>({
  /** The origins that the Content Security Policy of the home page allows. */
  thirdParties: [
    async ({ playwright }, use) => {
      const client = await playwright.request.newContext();
      const home = await client.get(`http://127.0.0.1:${process.env.SITE_PORT}/`);
      await use(home.headers()["content-security-policy"]?.match(/https:[^ ;]+/g) ?? []);
      await client.dispose();
    },
    { scope: "worker" },
  ],
  expectedMessages: [undefined, { option: true }],
  page: async ({ page, baseURL, expectedMessages, thirdParties }, use) => {
    // Closes notices (docs/recipes.md) as if the visitor had answered them, because the tests look at the page below.
    await page.addInitScript(() => {
      const closeNotices = () => {
        for (const notice of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) notice.close();
      };
      new MutationObserver(closeNotices).observe(document, {
        childList: true,
        attributeFilter: ["open"],
        subtree: true,
      });
    });
    const faults: string[] = [];
    const note = (fault: string) => expectedMessages?.test(fault) || faults.push(fault);
    page.on("console", (message) => {
      const text = message.text();
      // Messages from another site's map or video, including that it cannot be reached.
      if (thirdParties.some((origin) => message.location().url.startsWith(`${origin}/`))) return;
      const isMissingPath =
        text === `404: ${missingPath}` ||
        (message.location().url.endsWith(missingPath) && text.startsWith("Failed to load resource"));
      // playwright.config.ts blocks service workers.
      const isBlockedWorker = text === "Service Worker registration blocked by Playwright";
      if (!isMissingPath && !isBlockedWorker) note(`${message.type()}: ${text} (${message.location().url})`);
    });
    page.on("pageerror", (error) => note(`uncaught: ${error.message}`));
    page.on("request", (request) => {
      if (request.frame().parentFrame()) return; // another site's frame may send requests to any site
      const isAllowed = [baseURL, ...thirdParties].some((origin) => request.url().startsWith(`${origin}/`));
      if (!isAllowed) faults.push(`asked an origin that the policy does not have: ${request.url()}`);
    });
    await use(page);
    expect(faults, "allow a message with test.use({ expectedMessages })").toEqual([]);
  },
  open: async ({ page, javaScriptEnabled, isMobile }, use) => {
    await use(async (screen) => {
      await page.goto(pathOf(screen));
      if (javaScriptEnabled !== false && !isMobile) await hydrated(page);
      return page;
    });
  },
  menu: ({ page }, use) => use(page.locator("#site-menu")),
  menuButton: ({ page }, use) => use(page.getByRole("button", { name: "Menu", exact: true })),
  roundButton: ({ page }, use) => use(page.locator("aside").getByRole("link", { name: "Chamar no WhatsApp" })),
});

/** Waits for two frames, so that changes are painted. */
export async function painted(page: BrowserPage): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
