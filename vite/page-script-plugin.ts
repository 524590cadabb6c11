import type { Plugin } from "vite";
import { forPageScript } from "./browsers";
import { compileScript } from "./compile-script";

/**
 * Compiles a module that is imported with `?page-script`, and gives its text. It is no chunk of Vite's, because it is for
 * older browsers than Remix's modules: they too get the notice of a lost connection.
 */
export function pageScript(): Plugin {
  return {
    name: "page-script",
    enforce: "pre",
    async load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "page-script") return;
      const text = await compileScript(file, "es", forPageScript);
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
