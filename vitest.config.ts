import { defineConfig } from "vitest/config";
import { business } from "./app/content/business";
import { checkSiteUrl } from "./app/content/check-business";

/** A new object for each project, as Vitest empties the one that it is given. */
const define = () => ({ __SITE_URL__: JSON.stringify(checkSiteUrl(process.env.SITE_URL || business.origin)) });

export default defineConfig({
  test: {
    // Most of them wait: for browsers, for nginx, for limits to come.
    maxWorkers: "100%",
    projects: [
      {
        define: define(),
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          setupFiles: "tests/unit/setup.ts",
          testTimeout: 30_000,
        },
      },
      {
        define: define(),
        test: {
          name: "documents",
          include: ["tests/documents/**/*.test.ts"],
          testTimeout: 30_000,
          // Two megabytes that are compiled already.
          server: { deps: { external: [/\/build\/server\//] } },
        },
      },
      {
        define: define(),
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        define: define(),
        test: {
          name: "compose",
          include: ["tests/compose/**/*.test.ts"],
          testTimeout: 180_000,
          // Builds the images.
          hookTimeout: 1_200_000,
        },
      },
      {
        define: define(),
        test: {
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
