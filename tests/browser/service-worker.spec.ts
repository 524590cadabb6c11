import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { buildServiceWorker } from "../../scripts/service-worker.mjs";
import { test } from "./line";
import { expect, hydrated, pageNames, pathOf, servicePage, shownPhone, titleOf } from "./site";

// Without a network the browser asks for the tab's icon and tells its console that there is none.
test.use({ expectedMessages: /status of 404|Failed to load resource: net::.*icon/ });

/** Milliseconds from the start of the page (app/before-hydration.ts). */
const REGISTRATION_DELAY = 10_000;

const worker = readFileSync("build/client/sw.js", "utf8");
const paths = pageNames.map(pathOf);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const number = (page: Page) => page.getByRole("link", { name: shownPhone }).first();
const release = (text: string) => Number(/<!--release (\d)-->/.exec(text)?.[1]);
const shownRelease = async (page: Page) => release(await page.content());
const keptReleases = async (page: Page) =>
  (
    await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await (await caches.match(path))?.text()) ?? "")),
      paths,
    )
  ).map(release);
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** A first visit, until the worker has put everything away. */
async function firstVisit(page: Page, path = pathOf("home")): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await page.clock.runFor(REGISTRATION_DELAY + 1000);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
}

test("without a network every page is there after the first visit to one, and links lead to them", async ({
  page,
  line,
  context,
}) => {
  await firstVisit(page, pathOf(servicePage));
  line.isDown = true;
  await context.setOffline(true);
  for (const name of pageNames) {
    await page.goto(`${pathOf(name)}?utm_source=story`);
    await expect(heading(page)).toHaveText(titleOf(name));
    await hydrated(page);
    await expect(number(page)).toBeVisible();
    expect(await page.evaluate(() => document.fonts.check("1em Figtree"))).toBe(true);
  }
  await page.goto(pathOf("home"));
  await page
    .locator(`a[href="${pathOf(servicePage)}"]:visible`)
    .first()
    .click();
  await expect(heading(page)).toHaveText(titleOf(servicePage));
  for (const [asked, shown] of [
    [pathOf("notFound"), pathOf("home")],
    [`${pathOf(servicePage).toUpperCase()}/`, pathOf(servicePage)],
  ] as const) {
    await page.goto(asked);
    await expect(page, `${asked} leads to a page that is there`).toHaveURL(shown);
    await hydrated(page);
  }
});

test("the worker is registered long after hydration, and never on a metered line", async ({
  page,
  line,
  browser,
  baseURL,
}) => {
  await page.clock.install();
  await page.goto(pathOf("home"));
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(REGISTRATION_DELAY / 2);
  expect(await registrations(page)).toBe(0);
  expect(line.asked).not.toContain("/sw.js");
  const frugal = await browser.newPage({ baseURL });
  await frugal.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await frugal.clock.install();
  await frugal.goto(pathOf("home"));
  await hydrated(frugal);
  await frugal.clock.runFor(60_000);
  expect(await registrations(frugal)).toBe(0);
  await frugal.close();
});

test("a worker that would lack a page is not installed, and the next visit brings it", async ({ page, line }) => {
  line.instead.set(pathOf(servicePage), 404);
  await page.clock.install();
  await page.goto(pathOf("home"));
  await hydrated(page);
  await page.clock.runFor(REGISTRATION_DELAY + 1000);
  await expect.poll(() => line.asked).toContain(pathOf(servicePage));
  await expect.poll(() => registrations(page)).toBe(0);
  line.instead.clear();
  await firstVisit(page);
});

test("on a slow line the kept page is shown after 2 s, and the new one at the next visit", async ({ page, line }) => {
  await firstVisit(page);
  let send = (_?: unknown) => {};
  line.documents = new Promise((sent) => {
    send = sent;
  });
  line.release = 2;
  await page.goto(pathOf("home"));
  expect(await shownRelease(page)).toBe(1);
  send();
  await expect.poll(async () => (await keptReleases(page))[0]).toBe(2);
  line.isDown = true;
  await page.goto(pathOf("home"));
  expect(await shownRelease(page)).toBe(2);
});

for (const isWorkerNew of [true, false]) {
  test(`one visit replaces every page of the release before, the worker being ${isWorkerNew ? "new" : "the same"}`, async ({
    page,
    line,
  }) => {
    await firstVisit(page);
    line.release = 2;
    if (isWorkerNew) line.instead.set("/sw.js", `${worker}// 2`);
    // On a busy machine the network may take longer than the worker waits for it.
    await expect(async () => {
      await page.goto(pathOf(servicePage));
      expect(await shownRelease(page)).toBe(2);
    }).toPass();
    await expect.poll(() => keptReleases(page)).toEqual(paths.map(() => 2));
  });
}

test("a 404 is shown, a portal's redirect is followed, and neither replaces the kept page", async ({ page, line }) => {
  await firstVisit(page);
  line.instead.set(pathOf(servicePage), 404);
  await expect(async () => {
    await page.goto(pathOf(servicePage));
    await expect(heading(page)).toHaveCount(0, { timeout: 1 });
  }).toPass();
  line.instead.set(pathOf(servicePage), { redirect: pathOf("home") });
  line.asked.length = 0;
  await page.goto(pathOf("home"));
  await expect.poll(() => line.asked, "pages are renewed").toContain(pathOf(servicePage));
  await page.waitForLoadState("networkidle");
  line.isDown = true;
  await page.goto(pathOf(servicePage));
  await expect(heading(page)).toHaveText(titleOf(servicePage));
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
  line.instead.set("/sw.js", `${worker}// 2`).set(old, 404);
  const next = await context.newPage();
  await next.goto(pathOf(servicePage));
  await expect.poll(() => line.asked.filter((path) => path === "/sw.js").length).toBeGreaterThan(1);
  const workers = () =>
    page.evaluate(async () => {
      const { active, installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return { state: active?.state, others: [installing, waiting].filter(Boolean).length };
    });
  await expect.poll(workers).toEqual({ state: "activated", others: 0 });
  expect(await status()).toBe(200);
});

test("a release can switch the worker off", async ({ page, line }) => {
  await firstVisit(page);
  const folder = mkdtempSync(join(tmpdir(), "switched-off-"));
  await buildServiceWorker("switched-off", [], folder);
  line.instead.set("/sw.js", readFileSync(join(folder, "sw.js"), "utf8"));
  rmSync(folder, { recursive: true });
  await page.goto(pathOf(servicePage));
  const left = () => page.evaluate(async () => (await caches.keys()).length);
  await expect.poll(async () => [await registrations(page), await left()]).toEqual([0, 0]);
});

test("a kept page that is a week old hydrates, and one older than a month is not shown", async ({ page, line }) => {
  line.daysAgo = 7;
  await firstVisit(page);
  line.isDown = true;
  await page.goto(pathOf("home"));
  await hydrated(page);
  line.isDown = false;
  line.daysAgo = 31;
  await expect(async () => {
    await page.goto(pathOf("home"));
    await page.waitForLoadState("networkidle");
    line.isDown = true;
    await expect(page.goto(pathOf("home"))).rejects.toThrow();
  })
    .toPass()
    .finally(() => {
      line.isDown = false;
    });
});
