import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { isServiceWorkerOn } from "./app/service-worker/switch.js";
import { buildServiceWorker } from "./scripts/service-worker.mjs";

/**
 * Remix's configuration. No tool reads it by this name any more: vite.config.ts hands it to Remix's plugin, and start.mjs asks
 * whether it is newer than the build.
 *
 * No route has a loader, so nothing is fetched after the document: single fetch would only slow the server's stop,
 * and lazy route discovery would call /__manifest from every page.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  async buildEnd({ viteConfig }) {
    await buildServiceWorker(isServiceWorkerOn ? "worker" : "switched-off");
    for (const directory of ["build/client", "build/client/assets"]) compressText(directory);
    // The last thing that a build does, and what the next one deletes first: scripts/start.mjs reads it.
    writeFileSync("build/client/built-for.txt", JSON.parse(viteConfig.define?.__SITE_URL__));
  },
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    // The files of app/routes are the routes.
    v3_routeConfig: false,
    v3_singleFetch: false,
    v3_throwAbortReason: true,
  },
};

/**
 * Writes `.br` and `.gz` beside every script and sheet: at the highest quality that takes a second, which no start should wait for.
 *
 * @param {string} directory
 */
function compressText(directory) {
  for (const name of readdirSync(directory).filter((name) => /\.(?:css|js)$/.test(name))) {
    const text = readFileSync(join(directory, name));
    writeFileSync(join(directory, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(directory, `${name}.gz`), gzipSync(text, { level: 9 }));
  }
}
