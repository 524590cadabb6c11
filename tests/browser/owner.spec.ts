import { reviews } from "../../app/content/reviews";
import { contents, expect, hydrated, pageNames, pathOf, test } from "./site";

const withPhoto = pageNames.filter((name) => contents[name].photo);
const long = reviews.list.filter(({ comment }) => comment.length > 210);

// The sample content has none of this. owner/other-facts.test.ts runs these tests on another owner's pages.
test.describe("with more than the sample", { tag: "@owner" }, () => {
  for (const name of withPhoto) {
    for (const width of [390, 1440]) {
      test(`the owner's photograph comes into its place on ${name}, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        let send = () => {};
        const held = new Promise<void>((resolve) => {
          send = resolve;
        });
        await page.route(/-\d+-[\w-]+\.webp$/, (route) => held.then(() => route.continue()));
        await page.goto(pathOf(name), { waitUntil: "domcontentloaded" });
        const photo = page.getByRole("img", { name: contents[name].photo?.alt });
        await photo.scrollIntoViewIfNeeded();
        const place = await photo.evaluate((image: HTMLImageElement) => [image.width, image.height]);
        send();
        await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
        expect(await photo.evaluate((image: HTMLImageElement) => [image.width, image.height])).toEqual(place);
      });
    }
  }

  if (long.length > 0) {
    test("a long review of the owner opens whole, and the strip shows what has the focus", async ({ page }) => {
      await page.goto(pathOf("home"));
      await hydrated(page);
      const cards = page.locator("li", { has: page.locator("summary"), hasText: long[0]?.name }).first();
      const quotation = cards.locator("blockquote");
      const isCut = () => quotation.evaluate((element) => element.scrollHeight > element.clientHeight + 1);
      expect(await isCut()).toBe(true);
      await cards.locator("summary").click();
      await expect.poll(isCut).toBe(false);
    });
  }

  if (reviews.rating < 5) {
    test("the owner's mean fills that part of the stars", async ({ page }) => {
      await page.goto(pathOf("home"));
      const widths = await page
        .locator("svg svg")
        .evaluateAll((all: SVGSVGElement[]) => all.map(({ width }) => width.baseVal.value));
      expect(widths.length).toBeGreaterThan(1);
      for (const width of widths) expect(width).toBeCloseTo(24 * reviews.rating, 1);
    });
  }
});
