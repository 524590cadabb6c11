import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { afterAll, expect, inject, onTestFinished } from "vitest";
import { startBuiltSite } from "../../../scripts/lib/built-site.mjs";
import { chromiumArgs, findChromium } from "../../../scripts/lib/chromium.mjs";
import { phone } from "../../tools/browser-page";

/** Starts the copy of the site (setup.ts) and a browser, which stop when the test file ends. `env` adds variables for the site. */
export async function startCopy(env: Record<string, string> = {}) {
  const site = await startBuiltSite({ folder: inject("copy"), env });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  afterAll(() => Promise.all([browser.close(), site.stop()]));

  /** @returns a page. Its test fails on console messages, which include CSP violations, unless they match `expected`. */
  async function newPage(options: BrowserContextOptions = phone, expected = /^$/): Promise<Page> {
    const page = await browser.newPage({ baseURL: site.origin, ...options });
    // No test contacts another site.
    await page.route(/^https:/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
    const faults: string[] = [];
    page.on("console", (message) => expected.test(message.text()) || faults.push(message.text()));
    page.on("pageerror", ({ message }) => faults.push(message));
    onTestFinished(async () => {
      await page.close();
      expect(faults).toEqual([]);
    });
    return page;
  }

  return { site, newPage };
}
