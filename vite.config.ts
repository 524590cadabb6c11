import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { Features } from "lightningcss";
import { build, defineConfig, type Plugin, type Rollup, runnerImport } from "vite";
import remixConfig from "./remix.config.js";

const siteUrl = await checkContentFiles();

export default defineConfig(({ command, isSsrBuild }) => ({
  // Lightning CSS would replace `system-ui` by a list of fonts. Every `cssTarget` knows `system-ui`.
  css: { lightningcss: { exclude: Features.FontFamilySystemUi } },
  // The server sends /build/ as immutable, so only hashed files live there. In development Remix accepts no base but "/".
  base: command === "build" ? "/build/" : "/",
  build: {
    copyPublicDir: false,
    cssMinify: "lightningcss",
    // Terser's scripts are 3.5 KB smaller (gzipped) than esbuild's.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { ecma: 2020, compress: { passes: 2 } },
    assetsInlineLimit: 0,
    // Older browsers get the styles without the scripts (app/late-scripts.ts). The server build inlines the styles, so
    // they need a target of their own.
    target: isSsrBuild ? "node20" : ["chrome92", "edge92", "firefox90", "ios15.4", "safari15.4"],
    cssTarget: ["chrome80", "edge80", "firefox78", "ios13.4", "safari13.1"],
    rollupOptions: {
      // lucide-react has 1,700 files, and many machines let a process open only 1,024 at once.
      maxParallelFileOps: 100,
      output: isSsrBuild
        ? {}
        : { chunkFileNames: "assets/[hash].js", entryFileNames: "assets/[hash].js", manualChunks },
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
  plugins: [tailwindcss(), withoutHelperVariables(), inlineScripts(), constantFlags(), remix(remixConfig)],
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
    const { module } = await runnerImport<typeof import("./app/content/check")>("./app/content/check.ts");
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
      const { output } = (await build({
        configFile: false,
        logLevel: "warn",
        build: {
          write: false,
          copyPublicDir: false,
          minify: "terser",
          modulePreload: false,
          // Old browsers run this script for the offline notice alone. These are the first ones that know `import()`.
          target: ["chrome64", "edge79", "firefox67", "ios12", "safari12"],
          rollupOptions: { input: file, output: { format: "iife" } },
        },
      })) as Rollup.RollupOutput;
      return { code: `export default ${JSON.stringify(output[0].code.trim())}`, map: null };
    },
  };
}

/**
 * A weak signal needs few files: one of libraries, one of shared parts, and one or two for each page. Tooltips stay apart
 * because phones never load them, and each icon goes with its page.
 */
function manualChunks(id: string): string | undefined {
  if (/@radix-ui|@floating-ui|tooltip-layer|lucide-react\/dist\/esm\/icons/.test(id)) return undefined;
  if (id.includes("node_modules")) return "libraries";
  if (/\/app\/(components|hooks|seo|illustrations\/keyhole)/.test(id)) return "shared";
  return undefined;
}

/**
 * Replaces Remix's future flags by constants in the browser's code. Terser then drops single fetch and lazy route
 * discovery, which remix.config.js switches off: 4 KB gzipped.
 */
function constantFlags(): Plugin {
  const flags: Record<string, boolean | undefined> = { ...remixConfig.future };
  return {
    name: "constant-flags",
    apply: "build",
    transform(code, id, options) {
      if (options?.ssr || !id.includes("/@remix-run/react/dist/")) return;
      const constant = code.replace(/(?:window\.__remixContext\.)?\bfuture\.(v3_\w+)/g, (name, flag) =>
        String(flags[flag] ?? name),
      );
      return { code: constant, map: null };
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
