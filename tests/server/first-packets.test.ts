import { afterAll, beforeAll, expect, it } from "vitest";
import { pages } from "../../app/content/pages";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { describeWeight, FIRST_FLIGHT, pageWeight } from "../../scripts/page-weight.mjs";
import { run } from "./run-node";

let site: Awaited<ReturnType<typeof startBuiltSite>>;
beforeAll(async () => {
  site = await startBuiltSite();
});
afterAll(() => site.stop());

it("is told of a first screen that does not fit", () => {
  expect(describeWeight({ screen: FIRST_FLIGHT + 1, whole: 20_000 })).toMatch(/more than .*first flight.*two flights/);
  expect(describeWeight({ screen: 9000, whole: FIRST_FLIGHT })).not.toContain("more than");
});

const paths = Object.values(pages).map(({ path }) => path);

it("npm run check weighs each page", async () => {
  const { code, out } = await run(["scripts/check.mjs"]);
  const lines = out.trimEnd().split("\n");
  expect([code, ...lines.map((line) => line.split(": ")[0])]).toEqual([0, ...paths]);
  const weights = lines.map((line) => line.split(": ")[1]);
  expect(new Set(weights).size, `each line tells its own page's weight:\n${out}`).toBe(paths.length);
});

it("npm run check ends with a sentence where a page of pages.ts has no route", async () => {
  const [path] = paths.slice(-1);
  const missing = `const real = fetch;
    globalThis.fetch = (url) => url.endsWith("${path}") ? new Response("", { status: 404 }) : real(url);`;
  const { code, err } = await run([
    `--import=data:text/javascript,${encodeURIComponent(missing)}`,
    "scripts/check.mjs",
  ]);
  expect([code, err]).toEqual([1, `app/content/pages.ts: ${path} is answered 404; app/routes has no such page.\n`]);
});

it.each([...paths, "/porta-que-nao-existe"])(
  "the first screen of %s, with styles and header fields, comes in the first ten packets",
  async (path) => {
    const weight = await pageWeight(site.origin + path);
    expect(weight.screen, describeWeight(weight)).toBeLessThanOrEqual(FIRST_FLIGHT);
    expect(weight.screen).toBeLessThan(weight.whole);
  },
);
