import { afterAll, beforeAll, expect, it } from "vitest";
import { pages } from "../../app/content/pages";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { describeWeight, FIRST_FLIGHT, pageWeight } from "../../scripts/page-weight.mjs";

let site: Awaited<ReturnType<typeof startBuiltSite>>;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.stop());

it("is told of a first screen that does not fit", () => {
  expect(describeWeight({ screen: FIRST_FLIGHT + 1, whole: 20_000 })).toMatch(/more than .*first flight.*two flights/);
  expect(describeWeight({ screen: 9000, whole: FIRST_FLIGHT })).not.toContain("more than");
});

it.each([...Object.values(pages).map((page) => page.path), "/porta-que-nao-existe"])(
  "the first screen of %s, with styles and header fields, comes in the first ten packets",
  async (path) => {
    const weight = await pageWeight(site.origin + path);
    expect(weight.screen, describeWeight(weight)).toBeLessThanOrEqual(FIRST_FLIGHT);
    expect(weight.screen).toBeLessThan(weight.whole);
  },
);
