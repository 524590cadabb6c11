import { defineConfig } from "@playwright/test";
import { findHeadlessShell, testArgs } from "./scripts/chromium.mjs";

const port = Number(process.env.PORT ?? 4173);

/**
 * Whole pages in a real Chromium, against remix-serve with what `npm run build` made; `npm test` builds first. Not by way of
 * `npm start`, which would build anew, under the tests' feet, when a source is touched.
 */
export default defineConfig({
  testDir: "tests/browser",
  // On a machine that does other things too, everything takes longer and nothing is wrong.
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
    // A scene that lights up is a third of the processor time of a short visit. What moves has its tests, which say `moving`.
    contextOptions: { reducedMotion: "reduce" },
    // It would answer for the server that the other tests look at; service-worker.spec.ts allows it.
    serviceWorkers: "block",
    launchOptions: { executablePath: findHeadlessShell(), args: testArgs },
  },
  webServer: {
    command: "node node_modules/@remix-run/serve/dist/cli.js build/server/index.js",
    env: { PORT: String(port), HOST: "127.0.0.1", NODE_ENV: "production" },
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
