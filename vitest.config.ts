import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** @returns the project for the tests in tests/`name` */
function project(name: string, options: object = {}) {
  return {
    resolve: { alias: { "~": resolve("app") } },
    // For code that unit tests import. Tests of pages use the built site.
    define: { __SITE_URL__: '"http://localhost"' },
    test: {
      name,
      // Vitest's default pattern, limited to one folder.
      include: [`tests/${name}/**/*.{test,spec}.?(c|m)[jt]s?(x)`],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 15_000 } },
      // The server build needs no transformation.
      server: { deps: { external: [/\/build\/server\//] } },
      ...options,
    },
  };
}

const globalSetup = "tests/tools/fresh-build.ts";

/** For tests that build the site: a SITE_URL from the developer's shell must not reach these builds. */
const env = { SITE_URL: "" };

export default defineConfig({
  test: {
    // One more than the number of cores, because many tests wait for a server.
    maxWorkers: availableParallelism() + 1,
    projects: [
      project("unit"),
      // One worker, so that each page is parsed only once.
      project("documents", { globalSetup, isolate: false, poolOptions: { forks: { singleFork: true } } }),
      project("server", { globalSetup }),
      project("owner", { env }),
      project("slow/builds", { env }),
      project("slow/copy", { globalSetup: "tests/slow/copy/setup.ts", env }),
      project("slow/caddy", { globalSetup }),
      project("slow/memory", { globalSetup }),
      // Each release builds an image.
      project("slow/compose", { testTimeout: 1_200_000, hookTimeout: 1_200_000 }),
    ],
  },
});
