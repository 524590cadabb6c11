import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { isServiceWorkerOn } from "./app/service-worker/switch";
import { forModules } from "./vite/browsers";
import { compileScript } from "./vite/compile-script";
import { compressText } from "./vite/compress";

/**
 * Remix's configuration. vite.config.ts passes this object to Remix's plugin.
 *
 * Single fetch and lazy route discovery are off because no page has a loader. With single fetch the server took 5 s to stop, and
 * with lazy route discovery every page requests /__manifest.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  // Files that systems and editors leave are no routes.
  ignoredRouteFiles: ["**/*.{css,ini,db,bak}", "**/*~"],
  /** The steps after the bundles. */
  async buildEnd() {
    const { prerender } = await import(pathToFileURL("build/server/index.js").href);
    // app/server/prerender.ts, in the finished server: build/documents/
    const pages = await prerender().catch((/** @type {Error} */ { message, stack }) => {
      // React Router's own errors have no message in production.
      console.error(message || stack);
      process.exit(1);
    });
    const worker = `app/service-worker/${isServiceWorkerOn ? "worker" : "switched-off"}.ts`;
    const define = { __PAGES__: JSON.stringify(pages) };
    writeFileSync("build/client/sw.js", await compileScript(worker, "iife", forModules, define));
    compressText("build/client", "build/documents");
  },
  future: {
    // Otherwise Vite finds packages during the first visit and reloads the page.
    unstable_optimizeDeps: true,
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: false,
    v3_singleFetch: false,
    v3_throwAbortReason: true,
  },
};
