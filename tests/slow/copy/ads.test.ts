import { expect as expectPage, type Page } from "@playwright/test";
import { expect, test } from "vitest";
import { pages } from "~/content/pages";
import { FIRST_ROUND_TRIP, LARGEST_PAGE, pageBytes } from "../../tools/page-bytes";
import { other } from "./other-owner";
import { startCopy } from "./start-copy";

const { id: ID = "", conversion: CONVERSION = "" } = other.googleAds ?? {};
const TAG = `https://www.googletagmanager.com/gtag/js?id=${ID}`;
const { site, newPage } = await startCopy();

/** A visit with a stub of Google's tag, which records when it has loaded. */
async function visit() {
  const page = await newPage();
  const asked: string[] = [];
  page.on("request", (request) => request.url().startsWith(site.origin) || asked.push(request.url()));
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "window.stubOfTag = document.readyState;" }),
  );
  // On a phone, the link would start a call.
  await page.addInitScript(() =>
    addEventListener("click", (event) => {
      window.wasDelayed = event.defaultPrevented;
      if ((event.target as Element).closest("a")) event.preventDefault();
    }),
  );
  return { page, asked, open: (path: string) => page.goto(path) };
}

/** @returns the page's commands to Google's tag, as arrays */
const told = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((command) => Array.from(Object(command))));
const conversionsOf = async (page: Page) => (await told(page)).filter(([, name]) => name === "conversion");
const tap = (page: Page, selector: string) => page.locator(selector).first().tap();

test("a visit that does not come from an ad requests nothing from Google", async () => {
  const { page, asked, open } = await visit();
  await open("/?utm_source=instagram");
  await tap(page, `main a[href="tel:${other.phone}"]`);
  const ofGoogle = asked.filter((url) => /google|doubleclick/.test(url));
  expect([ofGoogle, await page.evaluate(() => window.dataLayer)]).toEqual([[], undefined]);
});

test("a visit with a Google Ads parameter loads the tag once the page has loaded, and grants Google no storage", async () => {
  for (const parameter of ["gclid", "gbraid", "wbraid", "gad_source"]) {
    const { page, asked, open } = await visit();
    await open(`/?${parameter}=1`);
    await expectPage.poll(() => page.evaluate(() => window.stubOfTag), { message: parameter }).toBe("complete");
    expect(asked, parameter).toEqual([TAG]);
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
  }
});

test("a call and a chat count before React starts, on the next page too, and neither is delayed", async () => {
  const { page, open } = await visit();
  await open("/?gclid=1");
  await open(pages.car.path);
  await tap(page, `main a[href="tel:${other.phone}"]`);
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

const home = await (await fetch(site.origin)).text();
const hasNotice = home.includes('id="notice-cookies"');

test.runIf(hasNotice)(
  "a visitor who allows cookies in the notice grants Google storage at once and on later pages, and nobody else does",
  async () => {
    const granted = ["consent", "update", { ad_storage: "granted", ad_user_data: "granted" }];
    for (const [answer, expected] of [
      ["sim", [granted]],
      ["nao", []],
    ] as const) {
      const { page, open } = await visit();
      const updates = async () => (await told(page)).filter(([, what]) => what === "update");
      await open("/?gclid=1");
      expect(await updates()).toEqual([]);
      await page.locator(`#notice-cookies button[value=${answer}]`).tap();
      await expectPage.poll(updates).toEqual(expected);
      await open(pages.car.path);
      expect(await updates()).toEqual(expected);
    }
  },
);

test("Google's Tag Assistant, which opens the site in a window, keeps its connection to that window", async () => {
  const assistant = await newPage();
  await assistant.route("https://tagassistant.google.com/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<a href="${site.origin}/?gclid=1" target="_blank" rel="opener">Site</a>`,
    }),
  );
  await assistant.goto("https://tagassistant.google.com/");
  const opened = assistant.waitForEvent("popup");
  await assistant.getByRole("link").tap();
  const page = await opened;
  await page.waitForLoadState();
  expect(await page.evaluate(() => window.opener !== null)).toBe(true);
});

test.each(Object.values(pages))("with ads, $path is within the limits of bytes", async ({ path }) => {
  const { firstScreen, page } = await pageBytes(site.port, path);
  const others = 500; // the copy also has two notices, and longer facts than the site
  expect(firstScreen - others, "bytes").toBeLessThanOrEqual(FIRST_ROUND_TRIP);
  expect(page - others, "bytes").toBeLessThanOrEqual(LARGEST_PAGE);
});

declare global {
  interface Window {
    stubOfTag?: string;
    wasDelayed?: boolean;
  }
}
