import { build } from "esbuild";

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
      const target = ["chrome64", "edge79", "firefox67", "ios12", "safari12"];
      const options = /** @type {const} */ ({ bundle: true, minify: true, format: "esm", target, write: false });
      const { outputFiles } = await build({ entryPoints: [file], ...options });
      return `export default ${JSON.stringify(outputFiles[0]?.text.trim())}`;
    },
  };
}
