import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll } from "vitest";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { chromiumArgs, findChromium } from "../../scripts/chromium.mjs";
import { buildCopy } from "./built-copy";

interface AddedSite {
  site: Awaited<ReturnType<typeof startBuiltSite>>;
  browser: Browser;
}

/**
 * Serves a copy of this site with routes added, and opens a browser, for all tests of a file.
 *
 * @param routes as `buildCopy` takes them
 * @returns both, from when the tests begin
 */
export function serveWithRoutes(routes: Record<string, string>): AddedSite {
  const served = {} as AddedSite;
  let copy: Awaited<ReturnType<typeof buildCopy>>;
  beforeAll(async () => {
    copy = await buildCopy(routes);
    served.site = await startBuiltSite({ folder: copy.folder });
    served.browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  }, 300_000);
  afterAll(async () => {
    await served.browser?.close();
    await served.site?.stop();
    copy?.remove();
  });
  return served;
}
