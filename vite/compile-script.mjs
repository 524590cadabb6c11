import { build } from "vite";

/**
 * Compiles a module and what it imports into one small script.
 *
 * @param {string} file
 * @param {"es" | "iife"} format
 * @param {string[]} target the oldest browsers that run it
 * @param {Record<string, string>} [define]
 * @returns {Promise<string>}
 */
export async function compileScript(file, format, target, define = {}) {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    define,
    build: {
      ...{ write: false, copyPublicDir: false, modulePreload: false, target },
      rollupOptions: { input: file, output: { format, inlineDynamicImports: true } },
    },
  });
  const { output } = /** @type {import("vite").Rollup.RollupOutput} */ (result);
  return output[0].code.trim();
}
