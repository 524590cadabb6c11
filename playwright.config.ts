import { existsSync } from "node:fs";
import { defineConfig, firefox, webkit } from "@playwright/test";
import { freePort, serverArguments } from "./scripts/lib/built-site.mjs";
import { chromiumArgs, chromiumPath } from "./scripts/lib/chromium.mjs";

// Playwright's workers load this file too. They inherit the port through the environment.
const isWorker = Boolean(process.env.SITE_PORT);
process.env.SITE_PORT ??= String(await freePort());
const port = process.env.SITE_PORT;

const webUI = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];
/**
 * PaintHolding loses clicks before the first paint. Each of the other features starts a process or a page that no test needs.
 * This list replaces Playwright's own, because Chromium reads only the last `--disable-features`.
 */
const disabled = ["PaintHolding", "SpareRendererForSitePerProcess", ...webUI].join(",");
const launchOptions = { executablePath: chromiumPath(), args: [...chromiumArgs, `--disable-features=${disabled}`] };

/** Firefox and WebKit run smoke.spec.ts if `npx playwright install firefox webkit` has installed them. */
const others = [firefox, webkit].filter((engine) => existsSync(engine.executablePath()));
if (!isWorker && others.length < 2)
  console.log("Left out: smoke.spec.ts in Firefox and WebKit where they are not installed");

/** Tests of the built site in browsers: run `npm run build` first. */
export default defineConfig({
  testDir: "tests",
  testMatch: "**/tests/{browser,slow/browser}/**/*.{spec,test}.ts",
  globalSetup: ["tests/tools/fresh-build.ts", "tests/tools/installed-chromium.ts"],
  // For busy machines.
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
    // A page that never comes, or a button that cannot be pressed, fails its test within seconds.
    navigationTimeout: 30_000,
    actionTimeout: 20_000,
    screenshot: "only-on-failure",
    // CI uploads traces (ci.yml). Elsewhere a failed test can be run again.
    trace: process.env.CI ? "retain-on-failure" : "off",
    // Motion takes a third of a short visit's CPU time. Tests of motion turn it on.
    contextOptions: { reducedMotion: "reduce" },
    // Only service-worker.spec.ts allows them.
    serviceWorkers: "block",
  },
  projects: [
    { name: "chromium", use: { browserName: "chromium", launchOptions } },
    ...others.map((engine) => ({
      name: engine.name(),
      testMatch: "**/smoke.spec.ts",
      use: { browserName: engine.name() as "firefox" | "webkit" },
    })),
  ],
  webServer: {
    command: `node ${serverArguments.map((argument) => `"${argument}"`).join(" ")}`,
    env: { PORT: port, HOST: "127.0.0.1", NODE_ENV: "production" },
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
  },
});
