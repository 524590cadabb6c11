import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { build } from "esbuild";
import { defineConfig, type Plugin, runnerImport } from "vite";
import remixConfig from "./remix.config.js";
import { exclude, oldestBrowsers } from "./scripts/shrink-page.mjs";

const siteUrl = await checkContentFiles();

export default defineConfig(({ command, isSsrBuild }) => ({
  css: { lightningcss: { exclude } },
  // The server sends /build/ as immutable, so only hashed files live there. In development Remix accepts no base but "/".
  base: command === "build" ? "/build/" : "/",
  build: {
    copyPublicDir: false,
    cssMinify: "lightningcss",
    minify: !isSsrBuild,
    assetsInlineLimit: 0,
    // The server build inlines the styles, so they need a target of their own.
    target: isSsrBuild ? "node20" : ["chrome92", "edge92", "firefox90", "ios15.4", "safari15.4"],
    cssTarget: oldestBrowsers.map((browser) => browser.replace("_saf", "").replace(" ", "")),
    rollupOptions: {
      // lucide-react has 1,700 files, and many machines let a process open only 1,024 at once.
      maxParallelFileOps: 100,
      output: isSsrBuild ? {} : { chunkFileNames: "assets/[hash].js", entryFileNames: "assets/[hash].js" },
    },
  },
  define: {
    __SITE_URL__: JSON.stringify(siteUrl),
    // Drops React's development code from the server build.
    ...(command === "build" && isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {}),
  },
  // Otherwise a build reloads every page that is open in development.
  server: { watch: { ignored: ["**/build/**"] } },
  // Otherwise Vite finds these packages during the first visit and reloads the page.
  optimizeDeps: { include: ["@radix-ui/react-tooltip", "@tanstack/react-query", "lucide-react"] },
  plugins: [tailwindcss(), withoutHelperVariables(), inlineScripts(), remix(remixConfig)],
  // Packages compiled into the server build are left out of the image (lucide-react alone is 51 MB).
  ssr: command === "build" ? { noExternal: /^(?!node:|@remix-run\/node)/ } : {},
}));

/**
 * Checks every file of app/content and the site's origin. In a build, a fault is told in Portuguese and ends the process.
 *
 * @returns the origin to build for
 */
async function checkContentFiles(): Promise<string> {
  try {
    const { module } = await runnerImport<typeof import("./app/content-check/check")>("./app/content-check/check.ts");
    return module.origin;
  } catch (error) {
    // In development, Vite reports the error and keeps the server running.
    if (process.argv.includes("vite:dev")) throw error;
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

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
