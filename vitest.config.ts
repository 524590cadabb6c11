import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { business } from "./app/content/business";

// A shell may have another value, with which React leaves out what its tests need.
process.env.NODE_ENV = "test";

const globalSetup = "tests/tools/fresh-build.ts";

/** @returns the project whose tests are in the folder of the same name in tests/ */
function project(name: string, options: object = {}) {
  return {
    resolve: { alias: { "~": resolve("app") } },
    define: { __SITE_URL__: JSON.stringify(new URL(process.env.SITE_URL || business.origin).origin) },
    test: {
      name,
      include: [`tests/${name}/**/*.{test,spec}.{ts,tsx}`],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
      // The server build is finished JavaScript: Vitest need not transform that.
      server: { deps: { external: [/\/build\/server\//] } },
      ...options,
    },
  };
}

export default defineConfig({
  test: {
    // Most tests wait for browsers or servers, so tests may use every core.
    maxWorkers: "100%",
    projects: [
      project("unit"),
      project("documents", { globalSetup }),
      project("server", { globalSetup, testTimeout: 120_000 }),
      project("engines", { globalSetup, testTimeout: 120_000 }),
      // A build of another owner's site, and a run of Playwright on it.
      project("owner", { testTimeout: 600_000, hookTimeout: 300_000 }),
      // Each release builds the image anew.
      project("compose", { testTimeout: 1_200_000, hookTimeout: 1_200_000 }),
    ],
  },
});
