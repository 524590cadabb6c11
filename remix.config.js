import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { isServiceWorkerOn } from "./app/service-worker/switch.js";
import { buildServiceWorker } from "./scripts/service-worker.mjs";

/**
 * Remix's configuration. vite.config.ts passes this object to Remix's plugin.
 *
 * Single fetch and lazy route discovery are off because no page has a loader. With single fetch the server took 5 s to stop, and
 * with lazy route discovery every page requests /__manifest.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  async buildEnd() {
    const { entry } = await import(pathToFileURL("build/server/index.js").href);
    const kept = await entry.module.prerender().catch((/** @type {Error} */ { message }) => {
      console.error(message);
      process.exit(1);
    });
    await buildServiceWorker(isServiceWorkerOn ? "worker" : "switched-off", kept);
    for (const directory of ["build/client", "build/documents"]) compressText(directory);
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

/**
 * Writes `.br` and `.gz` beside every script, style sheet, drawing and page. The best quality takes seconds, which a start of the
 * server should not take.
 *
 * @param {string} directory
 */
function compressText(directory) {
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" });
  for (const file of names.filter((name) => /\.(?:css|html|js|svg)$/.test(name)).map((name) => join(directory, name))) {
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}
