import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "./scripts/chromium.mjs";

const port = Number(process.env.PORT ?? 4173);

/**
 * The last list of features counts, so this one repeats PaintHolding of Playwright's own: with it, a click before the new page's
 * first paint is lost. The others are pages of Chromium's that cost time in each window.
 */
const disabled = ["PaintHolding", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/**
 * Whole pages in Chromium, against remix-serve and the finished build; `npm test` builds first. `npm start` would build again,
 * during the tests, whenever a source file changes.
 */
export default defineConfig({
  testDir: "tests/browser",
  // A busy machine takes longer, and nothing is wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "pt-BR",
    timezoneId: "America/Recife",
    // Motion costs a third of the processor time of a short visit. Tests of motion turn motion on themselves.
    contextOptions: { reducedMotion: "reduce" },
    // A service worker would answer in the server's place; service-worker.spec.ts allows it.
    serviceWorkers: "block",
    launchOptions: { executablePath: findChromium(), args: [...chromiumArgs, `--disable-features=${disabled}`] },
  },
  webServer: {
    command: "node node_modules/@remix-run/serve/dist/cli.js build/server/index.js",
    env: { PORT: String(port), HOST: "127.0.0.1", NODE_ENV: "production" },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
