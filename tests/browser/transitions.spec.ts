import type { Page } from "@playwright/test";
import { pages } from "../../app/content/pages";
import { desktop, expect, hydrated, moving, screens, test, titles } from "./site";

test.use({ ...desktop, ...moving });

test.describe("from page to page", () => {
  test("the keyhole stays while what is behind it changes", async ({ page }) => {
    expect(await movedOnTheWay(page, hydrated)).toContain("::view-transition-group(keyhole)");
  });

  test("a tap right after the way back reaches what is tapped", async ({ open }) => {
    const page = await open("car");
    await page.getByRole("banner").getByRole("link", { name: pages.residential.name, exact: true }).click();
    await expect(page).toHaveTitle(pages.residential.title);
    await page.waitForTimeout(1000);
    const link = await page
      .getByRole("banner")
      .getByRole("link", { name: pages.home24h.name, exact: true })
      .boundingBox();
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveTitle(pages.car.title);
    await page.mouse.click((link?.x ?? 0) + 5, (link?.y ?? 0) + 5);
    await expect(page).toHaveTitle(pages.home24h.title);
  });

  for (const [what, next, arrives] of [
    ["the same tap", "car", "car"],
    ["another tap", "residential", "residential"],
    ["the way back", undefined, "home"],
  ] as const) {
    test(`${what} while the page changes leads where it should`, async ({ open }) => {
      const page = await open("home");
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
      await page.evaluate((path) => {
        const { pushState } = history;
        history.pushState = (...entry) => {
          pushState.apply(history, entry);
          history.pushState = pushState;
          const link = document.querySelector<HTMLAnchorElement>(`header nav a[href='${path}']`);
          setTimeout(() => (link ? link.click() : history.back()));
        };
      }, next && screens[next]);
      await page.getByRole("banner").getByRole("link", { name: pages.car.name, exact: true }).click();
      await expect(page).toHaveURL(screens[arrives]);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[arrives]);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      await page.getByRole("banner").getByRole("link", { name: pages.home24h.name, exact: true }).click();
      await expect(page).toHaveTitle(pages.home24h.title);
    });
  }

  test("nothing moves where no motion is wanted", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await movedOnTheWay(page, hydrated)).toEqual([]);
  });

  test.describe("when no script arrives", () => {
    test.use({ expectedMessages: /Failed to load resource/ });

    // How much of the new document is there when it is first painted, is the line's to say.
    test("the browser itself fades one document into the other", async ({ page }) => {
      await page.route("**/*.js", (route) => route.abort());
      expect(await movedOnTheWay(page, () => page.waitForLoadState())).toContain("::view-transition-group(root)");
    });
  });
});

/** @returns the pseudo-elements of a view transition that moved after a tap on a link to another page */
async function movedOnTheWay(page: Page, ready: (page: Page) => Promise<void>): Promise<string[]> {
  await page.addInitScript(() => {
    const look = () => {
      const moving = document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? "");
      const moved = moving.filter((name) => name.startsWith("::view-transition"));
      if (moved.length > 0) sessionStorage.moved = JSON.stringify(moved);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(pages.car.path);
  await ready(page);
  await page.getByRole("banner").getByRole("link", { name: pages.residential.name, exact: true }).click();
  await expect(page).toHaveTitle(pages.residential.title);
  await ready(page);
  // Longer than the browser's own transitions take.
  await page.waitForTimeout(1000);
  return JSON.parse(await page.evaluate(() => sessionStorage.moved ?? "[]"));
}
