import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { pages } from "../../app/content/pages";
import { desktop, expect, hydrated, phone, screenNames, screens, test } from "./site";

// The whole sheet, which a document brings the part of that its page needs.
const sheet = readdirSync("build/client/assets").find((name) => name.endsWith(".css"));
const href = `/build/assets/${sheet}`;
const names = [...new Set(readFileSync(`build/client/assets/${sheet}`, "utf8").match(/(?<![\w-])[a-z][\w-]*(?=:)/g))];

test.describe("before the scripts have come", () => {
  for (const [device, options] of Object.entries({
    phone,
    desktop: { ...desktop, colorScheme: "dark" as const },
    tablet: { viewport: { width: 768, height: 1024 } },
  })) {
    test.describe(device, () => {
      test.use(options);
      for (const screen of screenNames) {
        test(`${screen} looks as it does in the whole sheet`, async ({ page }) => {
          // Older browsers are given no scripts (server/deferred-scripts.ts).
          await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "at"));
          await page.goto(screens[screen]);
          // It makes words another length.
          await page.waitForFunction(() => document.fonts.check("16px Figtree"));
          for (const medium of ["screen", "print"] as const) {
            await page.emulateMedia({ media: medium });
            // What shows only at times is drawn too.
            await page.evaluate(() => {
              for (const element of document.querySelectorAll<HTMLElement>("[hidden]")) element.hidden = false;
              const menu = document.querySelector<HTMLElement>("[popover]");
              if (!menu?.matches(":popover-open")) menu?.showPopover();
            });
            expect(await differences(page, () => page.addStyleTag({ url: href })), medium).toEqual([]);
            await page.evaluate(() => document.querySelector("link[rel=stylesheet]")?.remove());
          }
        });
      }
    });
  }
});

test.describe("once the scripts have come", () => {
  test.use(phone);

  test("the whole sheet is there before another page is drawn", async ({ page }) => {
    let bring = () => {};
    const asked = page.waitForRequest(`**${href}`);
    await page.route(`**${href}`, async (route) => {
      await new Promise<void>((released) => {
        bring = released;
      });
      await route.continue();
    });
    await page.goto(pages.car.path, { waitUntil: "domcontentloaded" });
    await asked;
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => "__remixRouter" in window && window.__remixRouter !== undefined)).toBe(false);
    bring();
    await hydrated(page);
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
  });

  test.describe("but React has made the document anew", () => {
    test.use({ expectedMessages: /Minified React error/ });

    test("the next page has all of its styles", async ({ page }) => {
      await page.addInitScript(() =>
        document.addEventListener("DOMContentLoaded", () => document.querySelector("body > a")?.remove()),
      );
      await page.goto(pages.residential.path);
      await hydrated(page);
      await expect(page.locator("body > a"), "the document is a new one").toHaveCount(1);
      await expect(page.locator(`head > link[href="${href}"]`)).toHaveCount(1);
      await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2);
    });
  });
});

/** @returns what the browser makes of the styles of an element, or of what they put before or after it, that `change` changes */
async function differences(page: Page, change: () => Promise<unknown>): Promise<string[]> {
  const look = await page.evaluateHandle(
    (names) => () =>
      Array.from(document.querySelectorAll("html, body, body *"), (element) =>
        ["", "::before", "::after"].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const name = `${element.tagName}.${element.getAttribute("class")}${pseudo}`;
          return names.map((property) => `${name} { ${property}: ${style.getPropertyValue(property)} }`);
        }),
      ).flat(2),
    names,
  );
  const before = await look.evaluateHandle((look) => look());
  await change();
  return await look.evaluate(
    (look, before) =>
      look()
        .filter((line, index) => line !== before[index])
        .slice(0, 5),
    before,
  );
}
