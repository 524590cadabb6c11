import type { Page } from "@playwright/test";
import { business } from "~/content/business";
import { offline } from "~/content/failures";
import { expect, hydrated, pathOf, phone, serviceScreen, shownPhone, test, titleOf } from "../../browser/fixtures";

// Chromium logs each failed image request.
test.use({ ...phone, expectedMessages: /Failed to load resource: net::ERR_/ });

const said = `${offline.text} ${shownPhone}${business.takesCollectCalls ? ` ${offline.collect}` : ""}`;

for (const state of ["before React", "after hydration"]) {
  test(`the offline notice comes and goes with the connection, ${state}`, async ({ page, context }) => {
    await page.goto(pathOf("home"));
    if (state === "after hydration") await hydrated(page);
    const notice = page.getByRole("status");
    await expect(notice).toBeAttached(); // screen readers announce a live region only if it exists before its text
    await expect(notice.getByRole("link")).toBeHidden();
    await page.evaluate(() => scrollTo(0, 1000));
    await context.setOffline(true);
    await expect(notice.getByRole("link")).toBeInViewport({ ratio: 1 });
    await expect(notice).toHaveText(said);
    await expect(notice.getByRole("link")).toHaveAttribute("href", `tel:${business.phone}`);
    await context.setOffline(false);
    await expect(notice.getByRole("link")).toBeHidden();
  });
}

test("a page that opens offline says so at once and after React starts, and its links work", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: false, configurable: true }));
  await page.goto(pathOf("home"));
  await expect(page.getByRole("status")).toHaveText(said);
  await hydrated(page);
  await expect(page.getByRole("status").getByRole("link")).toBeVisible();
  // Safari sends no `online` to a page in its back/forward cache.
  for (const value of [true, false]) {
    await page.evaluate((value) => Object.defineProperty(navigator, "onLine", { value, configurable: true }), value);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow")));
    await expect(page.getByRole("status").getByRole("link")).toBeVisible({ visible: !value });
  }
  const link = page.locator(`main a[href="${pathOf(serviceScreen)}"]`);
  await link.first().tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(serviceScreen));
});

test("offline, tapping an internal link keeps the page and its number", async ({ page, context, menu, menuButton }) => {
  await page.goto(pathOf("home"));
  await context.setOffline(true);
  const answer = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
  const link = page.locator(`main a[href="${pathOf(serviceScreen)}"]`);
  await link.first().tap();
  await answer;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("home"));
  await expect(page.getByRole("status").getByRole("link")).toBeInViewport({ ratio: 1 });
  // Links to sections of the same page need no network. A link with another query leads to another page.
  await page.evaluate(() => history.replaceState(null, "", "?utm_source=a"));
  await menuButton.tap();
  await menu.locator("a[href^='#']").last().tap();
  await expect(page).toHaveURL(/utm_source=a#/);
  const secondAnswer = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
  await page.locator("footer a[href^='/#']").first().tap();
  await secondAnswer;
  await expect(page).toHaveURL(/utm_source/);
});

/** Makes `onLine` wrong, as a VPN may. */
const claimOffline = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: false }));

test("a link works where the browser is wrongly offline and the site does not answer a HEAD request", async ({
  page,
}) => {
  await claimOffline(page);
  await page.route("**", (route) => (route.request().method() === "HEAD" ? undefined : route.continue()));
  await page.goto(pathOf("home"));
  await page
    .locator(`main a[href="${pathOf(serviceScreen)}"]`)
    .first()
    .tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(serviceScreen));
});

test("offline, a click for another tab or a download is left to the browser", async ({ page }) => {
  await claimOffline(page);
  await page.goto(pathOf("home"));
  const link = page.locator(`main a[href="${pathOf(serviceScreen)}"]`).first();
  const isHandled = async (modifiers: ("Control" | "Shift" | "Meta" | "Alt")[] = []) => {
    const handled = page.evaluate(
      () =>
        new Promise<boolean>((done) => {
          const listen = (event: Event) => {
            done(event.defaultPrevented);
            event.preventDefault(); // keeps this page open
          };
          addEventListener("click", listen, { once: true });
        }),
    );
    await page.evaluate(() => {}); // resolves when the page listens
    await link.click({ modifiers });
    return handled;
  };
  for (const modifier of ["Control", "Shift", "Meta", "Alt"] as const)
    expect(await isHandled([modifier]), modifier).toBe(false);
  for (const [name, value] of [
    ["target", "_blank"],
    ["download", ""],
  ] as const) {
    await link.evaluate((element, [name, value]) => element.setAttribute(name, value), [name, value] as const);
    expect(await isHandled(), name).toBe(false);
    await link.evaluate((element, name) => element.removeAttribute(name), name);
  }
  expect(await isHandled()).toBe(true);
  await expect(page).toHaveURL(pathOf(serviceScreen)); // the browser was wrong, and the site answers
});

test("offline, a tap keeps the page if the next one is only in a cache without a service worker", async ({
  page,
  context,
}) => {
  await page.goto(pathOf("home"));
  const other = pathOf(serviceScreen);
  await page.evaluate(async (path) => {
    await (await caches.open("left-over")).put(path, new Response());
    // Only this event reports a navigation that is about to fail. TypeScript does not know it yet.
    const navigation: EventTarget = Reflect.get(window, "navigation");
    navigation.addEventListener("navigate", () => document.documentElement.setAttribute("data-left", ""));
  }, other);
  await context.setOffline(true);
  await page.locator(`main a[href="${other}"]`).first().tap();
  // Makes the same requests as the page script has made before.
  await page.evaluate(async (path) => {
    await fetch(path, { method: "HEAD" }).catch(() => {});
    await caches.match(path);
  }, other);
  await expect(page.locator("html")).not.toHaveAttribute("data-left");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("home"));
});
