import { writeFileSync } from "node:fs";
import { forModules } from "./browsers.mjs";
import { compileScript } from "./compile-script.mjs";

/**
 * Compiles a service worker into one script.
 *
 * @param {"worker" | "switched-off"} name of the file in app/service-worker/
 * @param {readonly string[]} [pages] paths of the pages that the worker may keep
 * @param {string} [folder] where sw.js is written
 */
export async function buildServiceWorker(name, pages = [], folder = "build/client") {
  const define = { __PAGES__: JSON.stringify(pages) };
  writeFileSync(`${folder}/sw.js`, await compileScript(`app/service-worker/${name}.ts`, "iife", forModules, define));
}
