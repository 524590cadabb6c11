import { gzipSync } from "node:zlib";
import type { Response, Route } from "@playwright/test";
import { expect, hydrated, kinds, menuButton, painted, pathOf, phone, screenNames, test } from "./site";

/** Bytes and counts that one visit may cost (docs/performance.md); `untouched` and `all` are everything as it is sent. */
const BUDGET = { untouched: 45_000, scripts: 120_000, all: 180_000, requests: 17 };

/**
 * Layout shift (https://web.dev/articles/cls) of one line that a text needs more in one typeface than in the other. Google calls
 * 0.1 good.
 */
const ONE_LINE = 0.05;

test.describe("on a phone", () => {
  test.use(phone);

  for (const screen of screenNames) {
    test(`a visit to ${screen} stays within its budget`, async ({ page, open }) => {
      const responses: Response[] = [];
      page.on("response", (response) => responses.push(response));
      await open(screen);
      await page.waitForLoadState("networkidle");
      const sent = async () => {
        const sizes = await Promise.all(
          responses.map(async (answer) => (await answer.request().sizes()).responseBodySize),
        );
        return sum(sizes);
      };
      expect(await sent(), "before the first touch").toBeLessThanOrEqual(BUDGET.untouched);
      await hydrated(page);
      // Its tooltip is for screens that can hover: their code would cost 20 KB.
      await menuButton(page).tap();
      await page.waitForLoadState("networkidle");
      const of = (type: string) => responses.filter((response) => response.request().resourceType() === type);
      const asked = responses.map((response) => response.url());
      expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(BUDGET.requests);
      expect(asked, "nothing is asked for twice").toEqual([...new Set(asked)]);
      const sizes = await Promise.all(of("script").map(async (script) => gzipSync(await script.body()).length));
      expect(sizes.length).toBeGreaterThan(1);
      const list = of("script").map((script, index) => `${sizes[index]} ${script.url()}`);
      expect(sum(sizes), list.join("\n")).toBeLessThanOrEqual(BUDGET.scripts);
      expect(of("font")).toHaveLength(1);
      expect(await sent(), asked.join("\n")).toBeLessThanOrEqual(BUDGET.all);
    });
  }
});

test("nothing moves more than a line, however late the font comes", async ({ page }) => {
  const isWidthKnown = await page.evaluate(() =>
    Promise.any(
      ["Arial", "Liberation Sans", "Roboto"].map((name) => new FontFace("x", `local("${name}")`).load()),
    ).then(
      () => true,
      () => false,
    ),
  );
  test.skip(!isWidthKnown, "Needs Arial, Liberation Sans or Roboto: in other fonts the words are wider or narrower.");
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.trim().slice(0, 40)) });
    }).observe({ type: "layout-shift", buffered: true });
  });
  const fonts: Route[] = [];
  await page.route("**/*.woff2", (route) => void fonts.push(route));
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const screen of kinds) {
      const fontAsked = page.waitForRequest("**/*.woff2");
      await page.goto(pathOf(screen), { waitUntil: "domcontentloaded" });
      await fontAsked;
      await page.mouse.move(width / 2, 300);
      await hydrated(page);
      expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
      await fonts.pop()?.continue();
      await page.waitForFunction(() => document.fonts.status === "loaded");
      await painted(page);
      expect(await page.evaluate(() => document.fonts.check("16px Figtree"))).toBe(true);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts);
      const all = sum(shifts.map(({ value }) => value));
      expect(all, `${screen}, ${width} px: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(ONE_LINE);
    }
  }
});

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
