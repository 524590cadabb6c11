import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { forModules } from "../../vite/browsers";
import { compileScript } from "../../vite/compile-script";
import { test } from "./line";
import { expect, pathOf, phone, servicePage, shownPhone, titleOf } from "./site";

// Without a network the browser asks for the tab's icon and scripts, and tells its console that there are none.
test.use({ ...phone, expectedMessages: /status of 404|Failed to load resource: net::/ });

/** Milliseconds from the start of the page (app/before-hydration.ts). */
const REGISTRATION_DELAY = 10_000;

const worker = readFileSync("build/client/sw.js", "utf8");
const [home, service] = [pathOf("home"), pathOf(servicePage)];

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const release = (text = "") => Number(/<!--release (\d)-->/.exec(text)?.[1]);
const shownRelease = async (page: Page) => release(await page.content());
const keptReleases = async (page: Page) =>
  (
    await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await caches.match(path))?.text())),
      [home, service],
    )
  ).map(release);
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** A first visit, until the worker has put the page away. */
async function firstVisit(page: Page, path = home): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(REGISTRATION_DELAY + 1000);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
}

test("without a network a visited page is whole at every spelling of its address, and any other path leads to it", async ({
  page,
  line,
  context,
}) => {
  await firstVisit(page, service);
  const scripts = line.asked.filter((path) => path.endsWith(".js"));
  expect(scripts, "nothing of React").toEqual(["/sw.js"]);
  expect(line.asked).not.toContain(home);
  line.isDown = true;
  await context.setOffline(true);
  for (const asked of [service, `${service}?utm_source=story`, `${service.toUpperCase()}/`, home, pathOf("notFound")]) {
    await page.goto(asked);
    await expect(heading(page), asked).toHaveText(titleOf(servicePage));
    expect(new URL(page.url()).pathname).toBe(service);
    await expect(page.getByRole("link", { name: shownPhone }).first()).toBeInViewport();
    const pictures = await page.locator("img").evaluateAll((images: HTMLImageElement[]) => {
      // Of a photograph, only what the visitor has seen is kept.
      const shown = images.filter((image) => image.checkVisibility() && !image.closest(".photo"));
      for (const image of shown) image.loading = "eager";
      return Promise.all(shown.map((image) => image.decode().then(() => image.naturalWidth > 0)));
    });
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures).not.toContain(false);
    expect(await page.evaluate(() => document.fonts.check("1em Figtree"))).toBe(true);
  }
});

test("the worker is registered long after the page has come, and never where the visitor saves data", async ({
  page,
  line,
}) => {
  await page.clock.install();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
  );
  await page.goto(home);
  await page.clock.runFor(60_000);
  expect(await registrations(page)).toBe(0);
  // Safari and Firefox do not say who saves data.
  await page.addInitScript(() => {
    for (const owner of [navigator, Navigator.prototype]) Reflect.deleteProperty(owner, "connection");
  });
  await page.goto(home);
  await page.clock.runFor(REGISTRATION_DELAY / 2);
  await page.waitForLoadState("networkidle");
  expect([await registrations(page), line.asked.includes("/sw.js")]).toEqual([0, false]);
  await page.clock.runFor(REGISTRATION_DELAY / 2);
  await expect.poll(() => registrations(page)).toBe(1);
});

test("on a slow line the kept page is shown after 2 s, and the new one at the next visit", async ({ page, line }) => {
  await firstVisit(page);
  let send = (_?: unknown) => {};
  line.documents = new Promise((sent) => {
    send = sent;
  });
  line.release = 2;
  const began = performance.now();
  await page.goto(home, { waitUntil: "commit" });
  const waited = performance.now() - began;
  expect(waited).toBeGreaterThan(1900);
  expect(waited).toBeLessThan(12_000);
  expect(await shownRelease(page)).toBe(1);
  send();
  await expect.poll(async () => (await keptReleases(page))[0]).toBe(2);
  line.isDown = true;
  await page.goto(home);
  expect(await shownRelease(page)).toBe(2);
});

for (const isWorkerNew of [true, false]) {
  test(`one visit replaces what was kept of the release before, the worker being ${isWorkerNew ? "new" : "the same"}`, async ({
    page,
    line,
  }) => {
    await firstVisit(page);
    await page.goto(service);
    await expect.poll(() => keptReleases(page)).toEqual([1, 1]);
    line.release = 2;
    await page.evaluate(() => caches.open("of-a-worker-before"));
    if (isWorkerNew) line.instead.set("/sw.js", `${worker}// 2`);
    // On a busy machine the network may take longer than the worker waits for it.
    await expect(async () => {
      await page.goto(service);
      expect(await shownRelease(page)).toBe(2);
    }).toPass({ timeout: 60_000 });
    await expect.poll(() => keptReleases(page)).toEqual([2, 2]);
    if (isWorkerNew) await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([home, service]);
  });
}

test("a 404 is shown, a portal's redirect is followed, and neither replaces the kept page", async ({ page, line }) => {
  await firstVisit(page, service);
  line.instead.set(service, 404);
  await expect(async () => {
    await page.goto(service);
    await expect(heading(page)).toHaveCount(0, { timeout: 1 });
  }).toPass({ timeout: 60_000 });
  line.instead.set(service, { redirect: home });
  line.asked.length = 0;
  await page.goto(home);
  await expect.poll(() => line.asked, "kept pages are renewed").toContain(service);
  await page.waitForLoadState("networkidle");
  line.isDown = true;
  await page.goto(service);
  await expect(heading(page)).toHaveText(titleOf(servicePage));
});

test("the kept page stands in for an error of the site's host, and for an answer whose body does not come", async ({
  page,
  line,
}) => {
  await firstVisit(page, service);
  for (const status of [502, 503, 520, 429]) {
    line.instead.set(service, status);
    await page.goto(service);
    await expect(heading(page), String(status)).toHaveText(titleOf(servicePage));
  }
  line.instead.clear();
  line.isStalled = true;
  await page.goto(service);
  await expect(heading(page)).toHaveText(titleOf(servicePage));
});

for (const [what, fails] of Object.entries({
  rejects: "Promise.reject(new Error())",
  throws: "(() => { throw new Error() })()",
  "never answers": "new Promise(() => {})",
}))
  test(`a phone whose store ${what} has every page and picture from the network`, async ({ page, line }) => {
    const broken = `for (const name of ["match", "keys"]) CacheStorage.prototype[name] = () => ${fails};`;
    line.instead.set("/sw.js", broken + worker);
    await firstVisit(page);
    await page.goto(service);
    await expect(heading(page)).toHaveText(titleOf(servicePage));
    await expect.poll(() => page.evaluate(() => document.fonts.check("1em Figtree"))).toBe(true);
  });

test("a release can switch the worker off", async ({ page, line }) => {
  await firstVisit(page);
  const switchedOff = await compileScript("app/service-worker/switched-off.ts", "iife", forModules);
  line.instead.set("/sw.js", switchedOff);
  await page.goto(service);
  const left = () => page.evaluate(async () => (await caches.keys()).length);
  await expect.poll(async () => [await registrations(page), await left()]).toEqual([0, 0]);
});

test("a kept page that is a week old is shown, and one older than a month is not shown", async ({ page, line }) => {
  line.daysAgo = 7;
  await firstVisit(page);
  line.isDown = true;
  await page.goto(home);
  await expect(heading(page)).toHaveText(titleOf("home"));
  line.isDown = false;
  line.daysAgo = 31;
  await expect(async () => {
    await page.goto(home);
    await page.waitForLoadState("networkidle");
    line.isDown = true;
    await expect(page.goto(home)).rejects.toThrow();
  })
    .toPass({ timeout: 60_000 })
    .finally(() => {
      line.isDown = false;
    });
});
