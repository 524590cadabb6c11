import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { build } from "esbuild";
import { Features } from "lightningcss";
import { defineConfig, type Plugin } from "vite";
import { contentCheck } from "./app/content-check/plugin";
import remixConfig from "./remix.config.js";

export default defineConfig(({ command, isSsrBuild }) => ({
  // Lightning CSS would replace `system-ui` by a list of fonts. Every `cssTarget` knows `system-ui`.
  css: { lightningcss: { exclude: Features.FontFamilySystemUi } },
  // The server sends /build/ as immutable, so only hashed files live there. In development Remix accepts no base but "/".
  base: command === "build" ? "/build/" : "/",
  build: {
    copyPublicDir: false,
    cssMinify: "lightningcss",
    minify: !isSsrBuild,
    assetsInlineLimit: 0,
    // Older browsers get the styles without the scripts (app/before-hydration.ts). The server build inlines the styles, so
    // they need a target of their own.
    target: isSsrBuild ? "node20" : ["chrome92", "edge92", "firefox90", "ios15.4", "safari15.4"],
    cssTarget: ["chrome80", "edge80", "firefox78", "ios13.4", "safari13.1"],
    rollupOptions: {
      // lucide-react has 1,700 files, and many machines let a process open only 1,024 at once.
      maxParallelFileOps: 100,
      output: isSsrBuild ? {} : { chunkFileNames: "assets/[hash].js", entryFileNames: "assets/[hash].js" },
    },
  },
  // Drops React's development code from the server build.
  define: command === "build" && isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  // Otherwise a build reloads every page that is open in development.
  server: { watch: { ignored: ["**/build/**"] } },
  // Otherwise Vite finds these packages during the first visit and reloads the page.
  optimizeDeps: { include: ["@radix-ui/react-tooltip", "@tanstack/react-query", "lucide-react"] },
  plugins: [contentCheck(), tailwindcss(), withoutHelperVariables(), inlineScripts(), remix(remixConfig)],
  // Packages compiled into the server build are left out of the image (lucide-react alone is 51 MB).
  ssr: command === "build" ? { noExternal: /^(?!node:|@remix-run\/node)/ } : {},
}));

/** Compiles a module that is imported with `?inline-script` into one minified string, for use inside a document. */
function inlineScripts(): Plugin {
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

/**
 * Replaces the helper variables of Tailwind's utilities by their values. Tailwind sets them on every element for browsers
 * without `@property`, which costs bytes of the first packets and causes two errors in the Nu Html Checker.
 */
function withoutHelperVariables(): Plugin {
  const helper = "--tw-(?:border-style|leading|font-weight|tracking|outline-style)";
  return {
    name: "without-helper-variables",
    transform(css, id) {
      if (!id.includes("/app/styles.css")) return;
      const code = css
        .replace(/\/\*! tailwindcss.*?\*\/|@layer properties;/g, "")
        .replace(new RegExp(`@property ${helper}\\s*{[^}]*}`, "g"), "")
        .replaceAll("var(--tw-border-style)", "solid")
        .replace(/var\(--tw-leading, ([^()]+|var\([^()]+\))\)/g, "$1")
        .replace(new RegExp(`${helper}:[^;}]*;?`, "g"), "");
      return { code, map: null };
    },
  };
}
