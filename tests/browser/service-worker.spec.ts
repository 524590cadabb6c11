import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { REGISTRATION_DELAY } from "../../app/service-worker/register";
import { buildServiceWorker } from "../../scripts/service-worker.mjs";
import { type Line, test } from "./line";
import { expect, hydrated, publicScreenNames, screens, shownPhone, titles } from "./site";

const worker = readFileSync("build/client/sw.js", "utf8");
const number = (page: Page) => page.getByRole("link", { name: shownPhone }).first();
const releaseShown = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.outerHTML.match(/<!--release (\d)-->/)?.[1]));

/** A first visit, long enough for the worker to have put everything away. */
async function firstVisit(page: Page, path: string = screens.home): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await page.clock.runFor(REGISTRATION_DELAY + 1000);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
}

async function newRelease(line: Line, release: number, script = `${worker}// ${release}`): Promise<void> {
  line.release = release;
  line.instead.set("/sw.js", script);
}

test("without a network every page is there after the first visit to one, whole and silent", async ({ page, line }) => {
  await firstVisit(page, screens.car);
  const isKept = await page.evaluate(async () => Boolean(await caches.match("/manifest.webmanifest")));
  expect(isKept, "every page asks for the manifest: MANIFEST among the paths of app/service-worker/worker.ts").toBe(
    true,
  );
  line.isDown = true;
  for (const name of publicScreenNames) {
    await page.goto(`${screens[name]}?utm_source=story`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[name]);
    await hydrated(page);
    await expect(number(page)).toBeVisible();
    expect(await page.evaluate(() => document.fonts.check("1em Figtree"))).toBe(true);
  }
});

test("a browser that knows no idle moments, as Safari, keeps the pages too", async ({ page }) => {
  // The clock of the test would bring it again.
  await page.addInitScript(() => Object.defineProperty(window, "requestIdleCallback", { get() {}, set() {} }));
  await firstVisit(page);
});

test("without a network links lead to pages that were never opened", async ({ page, line, context }) => {
  await firstVisit(page);
  line.isDown = true;
  await context.setOffline(true);
  await page.locator(`a[href='${screens.car}']:visible`).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.car);
});

test("without a network links lead on before the scripts have come, too", async ({ page, line, context }) => {
  await firstVisit(page);
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  line.isDown = true;
  await context.setOffline(true);
  await page.goto(screens.home);
  await page.locator(`a[href='${screens.car}']:visible`).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.car);
});

test("a worker that would lack a page is none, and the next visit brings it", async ({ page, line }) => {
  line.instead.set(screens.car, 404);
  await page.clock.install();
  await page.goto(screens.home);
  await hydrated(page);
  await page.clock.runFor(REGISTRATION_DELAY + 1000);
  await expect.poll(() => line.asked).toContain(screens.car);
  await expect
    .poll(() => page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration())))
    .toBe(false);
  line.instead.delete(screens.car);
  await firstVisit(page);
});

test("without a network another address leads to a page that is there", async ({ page, line }) => {
  await firstVisit(page);
  line.isDown = true;
  for (const [asked, shown] of [
    ["/porta-que-nao-existe", screens.home],
    [`${screens.car.toUpperCase()}/`, screens.car],
  ] as const) {
    await page.goto(asked);
    await hydrated(page);
    await expect(page).toHaveURL(shown);
    await expect(number(page)).toBeVisible();
  }
});

test("the page that is kept is shown after 2 s on a slow line, and the new one next time", async ({ page, line }) => {
  await firstVisit(page);
  line.release = 2;
  line.delay = 6000;
  const began = Date.now();
  await page.goto(screens.home);
  const took = Date.now() - began;
  expect(took).toBeGreaterThan(1900);
  expect(took).toBeLessThan(6000);
  expect(await releaseShown(page)).toBe(1);
  await hydrated(page);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.match("/"))?.text())?.includes("<!--release 2-->")))
    .toBe(true);
  line.isDown = true;
  await page.goto(screens.home);
  expect(await releaseShown(page)).toBe(2);
});

for (const isWorkerNew of [true, false]) {
  test(`after one visit no page of the release before is left, the worker ${isWorkerNew ? "new" : "as it was"}`, async ({
    page,
    line,
  }) => {
    await firstVisit(page);
    if (isWorkerNew) newRelease(line, 2);
    else line.release = 2;
    // On a busy machine the network may take longer than the worker waits for it.
    await expect(async () => {
      await page.goto(screens.car);
      expect(await releaseShown(page)).toBe(2);
    }).toPass();
    const kept = () =>
      page.evaluate(async (paths) => {
        const texts = await Promise.all(paths.map(async (path) => (await caches.match(path))?.text()));
        return texts.map((text) => text?.match(/<!--release (\d)-->/)?.[1]);
      }, paths);
    const paths = publicScreenNames.map((name) => screens[name]);
    await expect.poll(kept).toEqual(paths.map(() => "2"));
    line.isDown = true;
    await page.goto(screens.residential);
    expect(await releaseShown(page)).toBe(2);
  });
}

test.describe("an answer that is an error", () => {
  test.use({ expectedMessages: /status of 404/ });

  test("is shown, and not kept in the page's place", async ({ page, line }) => {
    await firstVisit(page);
    line.instead.set(screens.car, 404);
    await page.goto(screens.car);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
    line.isDown = true;
    await page.goto(screens.car);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.car);
  });
});

test("where some portal leads to itself, the page that is kept stays", async ({ page, line }) => {
  await firstVisit(page);
  line.asked.length = 0;
  line.instead.set(screens.car, { redirect: screens.residential });
  await page.goto(screens.home);
  await expect.poll(() => line.asked, "pages are renewed").toContain(screens.car);
  await page.waitForLoadState("networkidle");
  line.isDown = true;
  await page.goto(screens.car);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.car);
});

test("a release that comes over a metered line brings pages, and no scripts that nobody asked for", async ({
  page,
  line,
}) => {
  line.instead.set("/sw.js", `Object.defineProperty(navigator, "connection", { value: { saveData: true } });${worker}`);
  await firstVisit(page);
  await expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), screens.car)).toBe(true);
  const files = line.asked.slice(line.asked.indexOf("/sw.js")).filter((path) => path.startsWith("/build/"));
  expect(files).toEqual([]);
});

test("a new worker takes over at the next visit, and pages that are open keep their old scripts", async ({
  page,
  line,
  context,
}) => {
  const old = "/build/assets/of-the-release-before.js";
  line.instead.set(old, "export {};");
  await firstVisit(page);
  const status = () => page.evaluate(async (path) => (await fetch(path)).status, old);
  expect(await status()).toBe(200);
  newRelease(line, 2);
  line.instead.set(old, 404);
  const next = await context.newPage();
  await next.goto(screens.car);
  const isTaken = () =>
    page.evaluate(async () => {
      const { active, installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return { state: active?.state, isAlone: !installing && !waiting };
    });
  await expect.poll(() => line.asked.filter((path) => path === "/sw.js").length).toBeGreaterThan(1);
  await expect
    .poll(isTaken, "skipWaiting in app/service-worker/worker.ts")
    .toEqual({ state: "activated", isAlone: true });
  expect(await status()).toBe(200);
  await page.locator(`a[href='${screens.residential}']:visible`).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.residential);
});

test("a release switches the worker off", async ({ page, line }) => {
  await firstVisit(page);
  const folder = mkdtempSync(join(tmpdir(), "switched-off-"));
  await buildServiceWorker("switched-off", folder);
  newRelease(line, 2, readFileSync(join(folder, "sw.js"), "utf8"));
  rmSync(folder, { recursive: true });
  await page.goto(screens.car);
  await expect
    .poll(() =>
      page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]),
    )
    .toEqual([0, []]);
  await page.goto(screens.home);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test("nothing that is older than a month is shown", async ({ page, line }) => {
  line.daysAgo = 31;
  await firstVisit(page);
  line.isDown = true;
  await expect(page.goto(screens.home)).rejects.toThrow();
});

test("after a week without a network a page still hydrates", async ({ page, line }) => {
  line.daysAgo = 7;
  await firstVisit(page);
  line.isDown = true;
  await page.goto(screens.home);
  await hydrated(page);
});

test("nothing is asked for before the page is long idle", async ({ page, line }) => {
  await page.clock.install();
  await page.goto(screens.home);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const visit = line.asked.length;
  // The clock of the page goes on by itself as well.
  await page.clock.runFor(REGISTRATION_DELAY / 2);
  await page.waitForTimeout(500);
  expect(line.asked.slice(visit)).toEqual([]);
});

for (const connection of [{ saveData: true }, { effectiveType: "3g" }]) {
  test(`nothing is registered on a line with ${JSON.stringify(connection)}`, async ({ page, line }) => {
    await page.addInitScript((connection) => {
      Object.defineProperty(navigator, "connection", { value: connection });
    }, connection);
    await page.clock.install();
    await page.goto(screens.home);
    await page.mouse.move(100, 100);
    await page.locator("header a").first().hover();
    await hydrated(page);
    await page.clock.runFor(60_000);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(line.asked).not.toContain("/sw.js");
  });
}
