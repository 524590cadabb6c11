import { createHash } from "node:crypto";
import { build } from "esbuild";

/**
 * Compiles a module that is imported with `?page-script` into one file, and gives its URL. It is no chunk of Vite's, because it is for
 * older browsers than Remix's modules: they too get the notice of a lost connection.
 *
 * @returns {import("vite").Plugin}
 */
export function pageScript() {
  let isServing = false;
  return {
    name: "page-script",
    enforce: "pre",
    configResolved({ command }) {
      isServing = command === "serve";
    },
    async load(id, { ssr } = {}) {
      const [file = "", query] = id.split("?");
      if (query !== "page-script") return;
      if (isServing) return `export default "/app${file.split("/app").pop()}"`;
      const target = ["chrome64", "edge79", "firefox67", "ios12", "safari12"];
      const { outputFiles } = await build({ entryPoints: [file], bundle: true, minify: true, target, write: false });
      const source = outputFiles[0]?.text ?? "";
      const fileName = `assets/page-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.js`;
      if (!ssr) this.emitFile({ type: "asset", fileName, source });
      return `export default "/build/${fileName}"`;
    },
  };
}
