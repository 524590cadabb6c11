import type { Page } from "@playwright/test";
import { car } from "../../app/content/car";
import { delays } from "../../app/content/failure";
import { test as onALine } from "./line";
import { expect, hydrated, moving, painted, screens, shownPhone, test } from "./site";

test.use(moving);

const SCRIPTS = "**/build/assets/*.js";
const notice = (page: Page) => page.getByRole("status").getByRole("link", { name: shownPhone });
const tapCar = (page: Page) => page.locator(`header nav:visible a[href='${screens.car}']`).click();

test.describe("a tap on a line that counts as online", () => {
  // The browser tells its console of each file that did not come.
  test.use({ expectedMessages: /^error: Failed to load resource/ });

  for (const failure of ["failed", "connectionreset", "internetdisconnected"] as const) {
    test(`${failure}: the page and its numbers stay, the notice comes, and the next tap tries again`, async ({
      open,
    }) => {
      const page = await open("home");
      await page.route(SCRIPTS, (route) => route.abort(failure));
      await tapCar(page);
      await expect(page.getByRole("status")).toContainText(delays.lost);
      if (failure === "failed") {
        // By then the visitor would be told of a slow page.
        await page.waitForTimeout(3500);
        // Nor is it the document's own script that hides the notice when the line is back.
        await page.evaluate(() => dispatchEvent(new Event("online")));
        await painted(page);
        await expect(page.getByRole("status")).toContainText(delays.lost);
      }
      await expect(
        notice(page),
        "offline-notice.tsx takes the notice over from server/deferred-scripts.ts",
      ).toBeInViewport({ ratio: 1 });
      await expect(page).toHaveURL(screens.home);
      await page.unroute(SCRIPTS);
      await tapCar(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(car.hero.title);
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test("after a release that has other scripts, the page comes as a document", async ({ open }) => {
    const page = await open("home");
    await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
    await tapCar(page);
    await expect(page).toHaveURL(screens.car);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(car.hero.title);
  });

  test("the way back while a page's scripts are awaited is final", async ({ open }) => {
    const page = await open("residential");
    await page.locator(`header nav:visible a[href='${screens.home24h}']`).click();
    await expect(page).toHaveURL(screens.home24h);
    const { held, release } = await holdScripts(page);
    await tapCar(page);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL(screens.residential);
    release();
    await page.waitForTimeout(1000);
    await expect(page).toHaveURL(screens.residential);
  });

  test("nothing comes for 3 s: the visitor reads that it is under way, then the page comes", async ({ open }) => {
    const page = await open("home");
    const { release } = await holdScripts(page);
    const began = Date.now();
    await tapCar(page);
    await expect(page.getByRole("status")).toContainText(delays.slow);
    expect(Date.now() - began).toBeGreaterThan(2900);
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(screens.home);
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(car.hero.title);
    await expect(page).toHaveURL(screens.car);
    await expect(notice(page)).toHaveCount(0);
  });
});

onALine.describe("a line that breaks off", () => {
  onALine.use({ expectedMessages: /^error: Failed to load resource/ });

  onALine(
    "in the middle of a script that the page's own one needs: the page and its numbers stay",
    async ({ page, line }) => {
      await page.goto(screens.home);
      await hydrated(page);
      const needed = await page.evaluate((path) => {
        const here = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
        const route = Object.values(window.__remixManifest.routes).find((route) => `/${route?.path}` === path);
        return route?.imports?.find((file) => !here.includes(file)) ?? "";
      }, screens.car);
      expect(needed, "a script of the other page's that this one has not").toMatch(/\.js$/);
      line.broken.add(needed);
      await tapCar(page);
      await expect(
        page.getByRole("status"),
        "app/hooks/use-departure.ts awaits a page's module and its imports, whole, before the router leaves",
      ).toContainText(delays.lost);
      await expect(page).toHaveURL(screens.home);
      line.broken.clear();
      await tapCar(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(car.hero.title);
    },
  );
});

/** Scripts that are asked for stay on their way until they are released, and come at once from then on. */
async function holdScripts(page: Page): Promise<{ held: (() => void)[]; release: () => void }> {
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route(SCRIPTS, async (route) => {
    if (isHeld) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  const release = () => {
    isHeld = false;
    for (const go of held) go();
  };
  return { held, release };
}
