import { build } from "esbuild";

/**
 * Compiles a module that is imported with `?inline-script` into one minified string, for use inside a document.
 *
 * @returns {import("vite").Plugin}
 */
export function inlineScripts() {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "inline-script") return;
      this.addWatchFile(file);
      // Old browsers run this script too, for the notice of a lost connection and for links.
      const target = ["chrome64", "edge79", "firefox67", "ios12", "safari12"];
      const { outputFiles } = await build({ entryPoints: [file], bundle: true, minify: true, target, write: false });
      return { code: `export default ${JSON.stringify(outputFiles[0]?.text.trim())}`, map: null };
    },
  };
}
