import { build, type Rollup } from "vite";
import { resolve } from "./alias";

/** Compiles a module and what it imports into one small script. `target` is the oldest browsers that run it. */
export async function compileScript(file: string, format: "es" | "iife", target: string[], define = {}) {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    define,
    resolve,
    build: {
      ...{ write: false, copyPublicDir: false, modulePreload: false, target },
      rollupOptions: { input: file, output: { format, inlineDynamicImports: true } },
    },
  });
  return (result as Rollup.RollupOutput).output[0].code.trim();
}
