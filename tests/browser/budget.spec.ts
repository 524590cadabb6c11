import { gzipSync } from "node:zlib";
import type { Response, Route } from "@playwright/test";
import { hasFont } from "../tools/in-page";
import { expect, hydrated, oneOfEachKind, painted, pathOf, phone, screenNames, test } from "./fixtures";

/** Limits for one visit without the owner's photos: bytes as sent (scripts: gzipped), and requests before the first touch. */
const BUDGET = { untouched: 46_000, requests: 11, scripts: 180_000, all: 230_000 };

test.describe("on a phone", () => {
  test.use(phone);

  for (const screen of screenNames) {
    test(`a visit to ${screen} stays within its budget of bytes and requests`, async ({ page }) => {
      const responses: Response[] = [];
      page.on("response", (response) => isPhoto(response) || responses.push(response));
      const urls = () => responses.map((response) => response.url());
      const sent = async () => {
        const sizes = responses.map(async (answer) => (await answer.request().sizes()).responseBodySize);
        return sum(await Promise.all(sizes));
      };
      await page.goto(pathOf(screen), { waitUntil: "networkidle" });
      for (const image of await page.locator("img").all()) await image.evaluate((element) => element.scrollIntoView());
      await page.waitForLoadState("networkidle");
      expect(
        await sent(),
        "bytes before the first touch: a phone on a weak signal waits for each kilobyte",
      ).toBeLessThanOrEqual(BUDGET.untouched);
      expect(responses.length, urls().join("\n")).toBeLessThanOrEqual(BUDGET.requests);
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      expect(urls(), "nothing is requested twice").toEqual([...new Set(urls())]);
      const of = (type: string) => responses.filter((response) => response.request().resourceType() === type);
      const sizes = await Promise.all(of("script").map(async (script) => gzipSync(await script.body()).length));
      expect(sum(sizes), `scripts: ${sizes}`).toBeLessThanOrEqual(BUDGET.scripts);
      expect(of("font")).toHaveLength(1);
      expect(await sent(), urls().join("\n")).toBeLessThanOrEqual(BUDGET.all);
    });
  }
});

test("no text moves more than a line when the font comes late", async ({ page }) => {
  const isWidthKnown = await page.evaluate(() => {
    const known = ["Arial", "Liberation Sans", "Roboto"].map((name) => new FontFace("x", `local("${name}")`).load());
    return Promise.any(known).then(Boolean, () => false);
  });
  test.skip(!isWidthKnown, "Needs Arial, Liberation Sans or Roboto: in other fonts the words are wider or narrower.");
  await page.addInitScript(`
    window.moved = 0;
    const add = (list) => list.getEntries().forEach(({ value }) => (window.moved += value));
    new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
  `);
  const fonts: Route[] = [];
  await page.route("**/*.woff2", (route) => void fonts.push(route));
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const screen of oneOfEachKind) {
      const fontAsked = page.waitForRequest("**/*.woff2");
      await page.goto(pathOf(screen), { waitUntil: "domcontentloaded" });
      await fontAsked;
      await hydrated(page);
      expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
      await fonts.pop()?.continue();
      await page.waitForFunction(() => document.fonts.status === "loaded");
      await painted(page);
      expect(await page.evaluate(hasFont)).toBe(true);
      // The layout shift of one line (https://web.dev/articles/cls).
      expect(await page.evaluate("moved"), `${screen}, ${width} px`).toBeLessThanOrEqual(0.05);
    }
  }
});

const isPhoto = (response: Response) => /\.(webp|jpg)$/.test(response.url());
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
