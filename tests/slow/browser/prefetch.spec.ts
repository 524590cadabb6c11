import { chromium, type Page } from "@playwright/test";
import { desktop, expect, hydrated, pathOf, serviceScreen, test, titleOf } from "../../browser/fixtures";

test.use(desktop);

test("a page is there before its link is clicked, and is not requested again", async ({ open }) => {
  const page = await open(serviceScreen);
  const prefetched = page.waitForResponse(pathOf("home"), { timeout: 5000 });
  const link = page.locator('header a[href^="/#"]:visible').first();
  await link.hover();
  await (await prefetched).finished();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("home"));
  const sent = () => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).transferSize;
  expect(await page.evaluate(sent), "bytes of the second request").toBe(0);
});

/** Points at every link of the header, three times. @returns how many links prefetch each path */
async function prefetchedByPath(page: Page): Promise<Record<string, number>> {
  const links = await page.locator("header a:visible").all();
  for (let round = 0; round < 3; round++) for (const link of links) await link.hover();
  const paths = await page
    .locator("link[rel=prefetch]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  return Object.fromEntries(paths.map((path) => [path, paths.filter((other) => other === path).length]));
}

test("a page is prefetched once, however often a mouse points at its links", async ({ open }) => {
  const counts = await prefetchedByPath(await open("notFound"));
  expect(Object.keys(counts)).toContain(pathOf("home"));
  for (const [path, count] of Object.entries(counts)) expect(count, path).toBe(1);
});

test("a mouse prefetches nothing for a visitor who saves data", async ({ page, open }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  expect(await prefetchedByPath(await open("notFound"))).toEqual({});
});

test("Back shows a page from the browser's memory", async ({ baseURL, launchOptions }) => {
  test.skip(/headless.shell/.test(String(launchOptions.executablePath)), "The headless shell has none.");
  // Playwright disables the back/forward cache by default.
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  const page = await browser.newPage({ baseURL });
  await page.goto(pathOf("home"));
  await hydrated(page);
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(document.documentElement.dataset, { persisted }));
  });
  await page.goto(pathOf(serviceScreen));
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
  await browser.close();
});
