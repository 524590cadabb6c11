import { defineConfig } from "vitest/config";
import { business } from "./app/content/business";

const define = { __SITE_URL__: JSON.stringify(business.origin) };

export default defineConfig({
  test: {
    projects: [
      {
        define,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          setupFiles: "tests/unit/setup.ts",
        },
      },
      { define, test: { name: "documents", include: ["tests/documents/**/*.test.ts"] } },
      {
        define,
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
