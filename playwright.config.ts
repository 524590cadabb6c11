import { existsSync } from "node:fs";
import { defineConfig, firefox, webkit } from "@playwright/test";
import { freePort, serverArguments } from "./scripts/lib/built-site.mjs";
import { chromiumArgs, findChromium } from "./scripts/lib/chromium.mjs";

// Playwright's workers read this file too, and inherit the variables.
const isMain = !process.env.SITE_PORT;
process.env.SITE_PORT ??= String(await freePort());
const port = process.env.SITE_PORT;

/**
 * Features of Chromium that the tests switch off. PaintHolding loses a click before the new page's first paint. The others load
 * pages of Chromium's own in each window, which takes time. Playwright switches off PaintHolding too, but Chromium reads only the
 * last `--disable-features`, which is this one.
 */
const disabled = ["PaintHolding", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];
const launchOptions = { executablePath: findChromium(), args: [...chromiumArgs, `--disable-features=${disabled}`] };

/** Other engines open every page once, where `npx playwright install firefox webkit` has put them. */
const others = [firefox, webkit].filter((engine) => existsSync(engine.executablePath()));
if (isMain && others.length < 2)
  console.log("Left out: smoke.spec.ts in Firefox and WebKit where they are not installed");

/** Whole pages in browsers, served by remix-serve from the finished build: run `npm run build` first. */
export default defineConfig({
  testDir: "tests/browser",
  globalSetup: "tests/tools/fresh-build.ts",
  // Long, because a busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: "100%",
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "pt-BR",
    timezoneId: "America/Recife",
    screenshot: "only-on-failure",
    // CI keeps what a failure left (ci.yml). Elsewhere a test can be run again.
    trace: process.env.CI ? "retain-on-failure" : "off",
    // Motion costs a third of the processor time of a short visit. Tests of motion turn motion on themselves.
    contextOptions: { reducedMotion: "reduce" },
    // A service worker would answer instead of the server. Only service-worker.spec.ts allows one.
    serviceWorkers: "block",
  },
  projects: [
    { name: "chromium", use: { browserName: "chromium", launchOptions } },
    ...others.map((engine) => ({
      name: engine.name(),
      testMatch: "smoke.spec.ts",
      use: { browserName: engine.name() as "firefox" | "webkit" },
    })),
  ],
  webServer: {
    command: `node ${serverArguments.join(" ")}`,
    env: { PORT: port, HOST: "127.0.0.1", NODE_ENV: "production" },
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
  },
});
