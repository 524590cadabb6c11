import { build } from "esbuild";
import { forPageScript } from "./browsers.mjs";

/**
 * Compiles a module that is imported with `?page-script`, and gives its text. It is no chunk of Vite's, because it is for
 * older browsers than Remix's modules: they too get the notice of a lost connection.
 *
 * @returns {import("vite").Plugin}
 */
export function pageScript() {
  return {
    name: "page-script",
    enforce: "pre",
    async load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "page-script") return;
      const options = /** @type {const} */ ({
        bundle: true,
        minify: true,
        format: "esm",
        target: forPageScript,
        write: false,
      });
      const { outputFiles } = await build({ entryPoints: [file], ...options });
      return `export default ${JSON.stringify(outputFiles[0]?.text.trim())}`;
    },
  };
}
