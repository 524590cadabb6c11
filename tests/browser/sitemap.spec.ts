import { expectNothingOfAxe } from "../tools/browser-page";
import { contents, expect, hydrated, phone, test } from "./fixtures";

test.use(phone);

/* Other tests check the pages in app/content. This one checks every page in the sitemap, including pages that a developer adds. */
const known: string[] = Object.values(contents).map(({ page }) => page.path);

test("every page that a developer has added to the sitemap fits a phone, can be tapped everywhere, and hydrates in silence", async ({
  page,
}) => {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const paths = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g), ([, path = ""]) => path);
  expect(paths).toEqual(expect.arrayContaining(known));
  const [first = "/", ...others] = paths;
  for (const path of [first, ...others.filter((path) => !known.includes(path))]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path}: its width`).toBe(360);
    expect(await page.locator("main").evaluate(untappable), `${path}: covered, or smaller than 44 px`).toEqual([]);
    if (!known.includes(path)) await expectNothingOfAxe(page);
    await hydrated(page);
  }
});

/** Runs in the page. @returns the controls that something covers, or that are too small for a finger */
function untappable(main: HTMLElement): string[] {
  const controls = main.querySelectorAll<HTMLElement>("a, button, summary, input:not([type=hidden]), select, textarea");
  return Array.from(controls).flatMap((control) => {
    if (!control.checkVisibility()) return [];
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = control.getBoundingClientRect();
    const front = document.elementFromPoint(left + width / 2, top + height / 2);
    const isFree = front !== null && (control.contains(front) || front.contains(control));
    const isLarge =
      Math.min(width, height) >= 44 || control.matches("article :is(p, li) a, [type=checkbox], [type=radio]");
    return isFree && isLarge ? [] : `${control.outerHTML.slice(0, 90)} ${width} × ${height}`;
  });
}
