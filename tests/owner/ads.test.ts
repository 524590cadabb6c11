import { readFileSync, rmSync } from "node:fs";
import { type BrowserContextOptions, chromium, type Page, expect as see } from "@playwright/test";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { business } from "~/content/business";
import { pages } from "~/content/pages";
import { startBuiltSite } from "../../scripts/lib/built-site.mjs";
import { chromiumArgs, findChromium } from "../../scripts/lib/chromium.mjs";
import { buildCopy } from "../tools/built-copy";
import { FIRST_ROUND_TRIP, pageBytes } from "../tools/page-bytes";

const ID = "AW-123456789";
const CONVERSION = "AW-123456789/AbC-D_efG";
const TAG = `https://www.googletagmanager.com/gtag/js?id=${ID}`;

const source = readFileSync("app/content/business.ts", "utf8");
const withAds = source.replace(
  "arrivalMinutes",
  `googleAds: { id: "${ID}", conversion: "${CONVERSION}" },\n  arrivalMinutes`,
);
const folder = await buildCopy({ "../content/business.ts": withAds });
const site = await startBuiltSite({ folder });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
  rmSync(folder, { recursive: true });
});

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** A visit with a stub of Google's tag, which tells when it has loaded. */
async function visit(options: BrowserContextOptions = phone) {
  const page = await browser.newPage(options);
  const asked: string[] = [];
  page.on("request", (request) => request.url().startsWith(site.origin) || asked.push(request.url()));
  const faults: string[] = [];
  page.on("console", (message) => faults.push(message.text()));
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "window.stubOfTag = document.readyState;" }),
  );
  // A phone would call.
  await page.addInitScript(() =>
    addEventListener("click", (event) => {
      window.wasDelayed = event.defaultPrevented;
      event.preventDefault();
    }),
  );
  onTestFinished(async () => {
    await page.close();
    expect(faults).toEqual([]);
  });
  return { page, asked, open: (path: string) => page.goto(site.origin + path) };
}

/** @returns what the page has told Google's tag, as arrays */
const told = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((command) => Array.from(Object(command))));
const conversionsOf = async (page: Page) => (await told(page)).filter(([, name]) => name === "conversion");
const tap = (page: Page, selector: string) => page.locator(selector).first().tap();

test("a visit that no ad has brought asks nothing of Google", async () => {
  const { page, asked, open } = await visit();
  await open("/?utm_source=instagram");
  await tap(page, `main a[href="tel:${business.phone}"]`);
  expect([asked, await page.evaluate(() => window.dataLayer)]).toEqual([[], undefined]);
});

test.each(["gclid", "gbraid", "wbraid", "gad_source"])(
  "a visit with %s loads the tag once the page is there, and grants Google no storage",
  async (parameter) => {
    const { page, asked, open } = await visit();
    await open(`/?${parameter}=1`);
    await see.poll(() => page.evaluate(() => window.stubOfTag)).toBe("complete");
    expect(asked).toEqual([TAG]);
    const denied = {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
    };
    const [first, ...others] = await told(page);
    expect(first).toEqual(["consent", "default", denied]);
    expect(others).toContainEqual(["set", "url_passthrough", true]);
    expect(others).toContainEqual(["config", ID]);
  },
);

test("a call and a chat count before React starts, on the next page too, and neither is delayed", async () => {
  const { page, open } = await visit();
  await open("/?gclid=1");
  await open(pages.car.path);
  await tap(page, `main a[href="tel:${business.phone}"]`);
  expect(await page.evaluate(() => window.wasDelayed)).toBe(false);
  await tap(page, "main a[href^='https://wa.me/']");
  const conversion = ["event", "conversion", { send_to: CONVERSION }];
  expect(await conversionsOf(page)).toEqual([conversion, conversion]);
});

test("a call to the fire brigade is no conversion", async () => {
  const { page, open } = await visit();
  await open(`${pages.car.path}?gclid=1`);
  await tap(page, "main a[href='tel:193']");
  await tap(page, "header a[href='/']");
  expect(await conversionsOf(page)).toEqual([]);
});

test.each(Object.values(pages))(
  "with ads, the first screen of $path comes in the first round trip",
  async ({ path }) => {
    expect((await pageBytes(site.port, path)).firstScreen, "bytes").toBeLessThanOrEqual(FIRST_ROUND_TRIP);
  },
);

declare global {
  interface Window {
    stubOfTag?: string;
    wasDelayed?: boolean;
  }
}
