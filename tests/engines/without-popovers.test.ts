import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { navigation } from "../../app/content/navigation";
import { pages } from "../../app/content/pages";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { type Engine, startSafari16 } from "./engine";
import * as inPage from "./in-page";

if (!startSafari16)
  console.log("WebKit without popovers: skipped, it is not installed (Debian: webkit2gtk-driver and xvfb)");

describe.runIf(startSafari16)("WebKit without popovers", () => {
  let site: Awaited<ReturnType<typeof startBuiltSite>>;
  let engine: Engine;
  beforeAll(async () => {
    site = await startBuiltSite();
    engine = await (startSafari16 as () => Promise<Engine>)();
  });
  afterAll(async () => {
    await engine?.close();
    await site?.stop();
  });

  test.each([360, 768])("shows the menu as one row of links, which scrolls by itself, %i px wide", async (width) => {
    await engine.resize(width, 800);
    await engine.open(site.origin);
    const { hasPopovers, isSidewaysScrolled, rows, buttons } = await engine.evaluate(readMenu);
    expect(hasPopovers, "what this test switches off").toBe(false);
    expect(isSidewaysScrolled).toBe(false);
    expect(buttons, "shown buttons that would open nothing").toBe(0);
    expect(rows.map(({ to }) => to).slice(0, -1)).toEqual([pages.home.path, ...navigation.map(({ to }) => to)]);
    for (const { to, top, height } of rows) {
      expect({ to, top, height }, "each on one line, beside the first").toEqual({
        to,
        top: rows[0]?.top,
        height: rows[0]?.height,
      });
    }
  });

  test("leads on from that row", async () => {
    await engine.resize(360, 800);
    await engine.open(site.origin);
    // Its driver answers no more while a document is on its way.
    await expect.poll(() => engine.evaluate(inPage.isHydrated), { timeout: 15_000 }).toBe(true);
    const link = await engine.evaluate(inPage.middleOf, `#menu a[href='${pages.car.path}']`);
    expect(link).toBeDefined();
    await engine.click(link?.x ?? 0, link?.y ?? 0);
    await expect.poll(() => engine.evaluate(() => location.pathname)).toBe(pages.car.path);
  });
});

/** Runs within the page, sent by its source. */
function readMenu() {
  return {
    hasPopovers: "popover" in HTMLElement.prototype,
    isSidewaysScrolled: document.documentElement.scrollWidth > innerWidth,
    buttons: [...document.querySelectorAll("[popovertarget]")].filter((button) => button.getClientRects().length > 0)
      .length,
    rows: [...document.querySelectorAll("#menu a")].map((link) => {
      const { top, height } = link.getBoundingClientRect();
      return { to: link.getAttribute("href"), top, height };
    }),
  };
}
