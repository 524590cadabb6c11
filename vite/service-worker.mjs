import { build } from "vite";
import { forModules } from "./browsers.mjs";

/**
 * Compiles a service worker into one script.
 *
 * @param {"worker" | "switched-off"} name of the file in app/service-worker/
 * @param {readonly string[]} [pages] paths of the pages that the worker may keep
 * @param {string} [folder] where sw.js is written
 */
export async function buildServiceWorker(name, pages = [], folder = "build/client") {
  await build({
    configFile: false,
    logLevel: "warn",
    define: { __PAGES__: JSON.stringify(pages) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      target: forModules,
      rollupOptions: { input: `app/service-worker/${name}.ts`, output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
}
