import { existsSync, readdirSync } from "node:fs";
import { build } from "vite";

const ASSETS = "build/client/assets";

/**
 * Compiles a service worker and its libraries into one script that knows the hashed files of the build.
 *
 * @param {"worker" | "switched-off"} name of the file in app/service-worker/
 * @param {string} [folder] where sw.js is written
 */
export async function buildServiceWorker(name, folder = "build/client") {
  const files = existsSync(ASSETS) ? readdirSync(ASSETS).filter((file) => !/\.(br|gz)$/.test(file)) : [];
  await build({
    configFile: false,
    logLevel: "warn",
    define: {
      __HASHED_FILES__: JSON.stringify(files.sort().map((file) => `/build/assets/${file}`)),
      "process.env.NODE_ENV": '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      target: ["chrome92", "edge92", "firefox90", "ios15.4", "safari15.4"],
      rollupOptions: { input: `app/service-worker/${name}.ts`, output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
}
