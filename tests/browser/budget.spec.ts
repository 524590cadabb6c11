import { gzipSync } from "node:zlib";
import type { Response } from "@playwright/test";
import { expect, menuButton, painted, phone, screenNames, screens, test } from "./site";

/** Bytes and counts that one visit may cost (docs/performance.md); `all` is everything as it is sent. */
const BUDGET = { scripts: 110_000, font: 25_000, all: 170_000, requests: 12 };

test.describe("a visit on a phone", () => {
  test.use(phone);

  for (const screen of screenNames) {
    test(`to ${screen} stays within its budget`, async ({ page, open }) => {
      const asked: string[] = [];
      const responses: Response[] = [];
      page.on("request", (request) => asked.push(request.url()));
      page.on("response", (response) => responses.push(response));
      await page.clock.install();
      await open(screen);
      await page.waitForLoadState("networkidle");

      expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(BUDGET.requests);
      expect(asked.toSorted(), "nothing is asked for twice").toEqual([...new Set(asked)].toSorted());

      const scripts = responses.filter((response) => response.request().resourceType() === "script");
      expect(scripts.length).toBeGreaterThan(1);
      const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
      const list = scripts.map((script, index) => `${sizes[index]} ${new URL(script.url()).pathname}`).join("\n");
      expect(
        sizes.reduce((sum, size) => sum + size),
        `npm run build prints each chunk; docs/performance.md says what each kilobyte is for\n${list}`,
      ).toBeLessThanOrEqual(BUDGET.scripts);
      for (const script of scripts) expect(await script.text(), script.url()).not.toContain("sourceMappingURL");

      const drawings = asked.filter((url) => url.endsWith(".svg") && url.includes("/assets/"));
      if (screen !== "notFound") expect(drawings, "loading=lazy: they are far below").toEqual([]);

      const fonts = responses.filter((response) => response.request().resourceType() === "font");
      expect(fonts).toHaveLength(1);
      expect((await fonts[0]?.body())?.length).toBeLessThanOrEqual(BUDGET.font);

      const sent = await Promise.all(
        responses.map(async (response) => (await response.request().sizes()).responseBodySize),
      );
      const weights = responses
        .map((response, index) => `${sent[index]} ${new URL(response.url()).pathname}`)
        .join("\n");
      expect(
        sent.reduce((sum, size) => sum + size),
        weights,
      ).toBeLessThanOrEqual(BUDGET.all);

      const idle = asked.length;
      await page.clock.runFor(60_000);
      await menuButton(page).tap();
      await painted(page);
      expect(asked.slice(idle), "nothing is asked for later but by the worker (service-worker.spec.ts)").toEqual([]);
    });
  }
});

test("no document waits for a script or a stylesheet", async ({ page, request }) => {
  for (const screen of screenNames) {
    const html = await (await request.get(screens[screen])).text();
    const blocking = await page.evaluate((html) => {
      const parsed = new DOMParser().parseFromString(html, "text/html");
      const found = parsed.querySelectorAll("script[src], link[rel~=stylesheet], link[rel~=modulepreload]");
      return { found: [...found].map((element) => element.outerHTML), styles: parsed.querySelectorAll("style").length };
    }, html);
    expect(blocking, screen).toEqual({ found: [], styles: 1 });
  }
});
