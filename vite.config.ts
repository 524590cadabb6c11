import { existsSync, readdirSync } from "node:fs";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { Features } from "lightningcss";
import { build, defineConfig, type Plugin, type Rollup, runnerImport } from "vite";
import { business } from "./app/content/business";
import { checkBusiness, checkPublishable, checkSiteUrl } from "./app/content/check-business";
import { checkContent } from "./app/content/check-content";
import { checkLinks, checkPages } from "./app/content/check-pages";
import type { Page } from "./app/content/types";
import remixConfig from "./remix.config.js";

const siteUrl = await checkedSiteUrl();

export default defineConfig(({ command, isSsrBuild }) => ({
  // Fallbacks for what the styles do not use, light-dark(), and for a font that all of cssTarget's browsers know by name.
  css: { lightningcss: { exclude: Features.LightDark | Features.FontFamilySystemUi } },
  // Hashed files live under /build/, which remix-serve sends as immutable; public/ stays outside, where it sends one hour.
  // In development Remix accepts no other base than "/".
  base: command === "build" ? "/build/" : "/",
  build: {
    copyPublicDir: false,
    cssMinify: "lightningcss",
    // Terser makes the scripts 3.5 KB smaller (gzipped) than esbuild does.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { ecma: 2020, compress: { passes: 2 } },
    assetsInlineLimit: 0,
    // Older browsers are not given the scripts (app/server/deferred-scripts.ts), but the styles: those reach further back,
    // and without a target of their own would be compiled for Node, as it is the server build that inlines them.
    target: isSsrBuild ? "node20" : ["chrome92", "edge92", "firefox90", "ios15.4", "safari15.4"],
    cssTarget: ["chrome80", "edge80", "firefox78", "ios13.4", "safari13.1"],
    rollupOptions: {
      // lucide-react's index names 1,700 files, and many a machine lets a process open 1,024 at a time.
      maxParallelFileOps: 100,
      output: isSsrBuild
        ? {}
        : { chunkFileNames: "assets/[hash].js", entryFileNames: "assets/[hash].js", manualChunks },
    },
  },
  define: {
    __SITE_URL__: JSON.stringify(siteUrl),
    // Leaves React's development copies out of the server: a quarter of the size to read when it starts.
    ...(command === "build" && isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify("production") } : {}),
  },
  // A build would reload every page that is open in development.
  server: { watch: { ignored: ["**/build/**"] } },
  // Found at start rather than on the first visit, which Vite would have to reload.
  optimizeDeps: { include: ["@radix-ui/react-tooltip", "@tanstack/react-query", "lucide-react"] },
  plugins: [tailwindcss(), withoutHelperVariables(), inlineScripts(), constantFlags(), remix(remixConfig)],
  // What can be compiled into the server build needs no folder in the image's node_modules (lucide-react's alone is 51 MB).
  ssr: command === "build" ? { noExternal: /^(?!node:|@remix-run\/node)/ } : {},
}));

/** @returns the origin to build for; facts or words that cannot stand end the process with the sentence that names them */
async function checkedSiteUrl(): Promise<string> {
  try {
    checkBusiness(business);
    if (business.logo && !existsSync(`public${business.logo}`)) {
      throw new Error(
        `app/content/business.ts: logo names a file that public/ does not have: ${JSON.stringify(business.logo)}.`,
      );
    }
    const files = readdirSync("app/content").filter((name) => /^(?!\.|check-|site-url|types).*\.ts$/.test(name));
    const contents: Record<string, Record<string, unknown>> = {};
    // First what other files take words from, so that the sentence names the file to change.
    for (const name of new Set(["business.ts", "messages.ts", "pages.ts", "home-services.ts", ...files])) {
      const { module } = await runnerImport<Record<string, unknown>>(`./app/content/${name}`).catch((error) => {
        // A name that is not there; what cannot be parsed is told with its place.
        throw error instanceof ReferenceError || error instanceof TypeError
          ? new Error(`app/content/${name}: ${error.message}.`)
          : error;
      });
      checkContent(`app/content/${name}`, module);
      contents[name] = module;
    }
    const pages = contents["pages.ts"]?.pages as Record<string, Page>;
    checkPages(pages, (path) => existsSync(`public${path}`));
    const paths = Object.values(pages).map(({ path }) => path);
    const ids = Object.values(contents["navigation.ts"]?.anchors as Record<string, string>);
    for (const [name, content] of Object.entries(contents)) checkLinks(`app/content/${name}`, content, paths, ids);
    const siteUrl = checkSiteUrl(process.env.SITE_URL || business.origin);
    checkPublishable(business, siteUrl);
    return siteUrl;
  } catch (error) {
    // Vite then leaves a development server as it was.
    if (process.argv.includes("vite:dev")) throw error;
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Compiles a script that is imported with `?inline-script` into one minified text, for use inside a document. */
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
          // Old browsers show the notice too, though they get no modules.
          target: ["chrome80", "edge80", "firefox78", "ios13.4", "safari13.1"],
          rollupOptions: { input: file, output: { format: "iife" } },
        },
      })) as Rollup.RollupOutput;
      return `export default ${JSON.stringify(output[0].code.trim())}`;
    },
  };
}

/**
 * Few files for a weak signal: one of libraries, one of what every page shows, and one or two of each page's own. Tooltips
 * stay apart, as a phone never asks for them, and so does each icon, with the page that shows it.
 */
function manualChunks(id: string): string | undefined {
  if (/@radix-ui|@floating-ui|hint-layer|lucide-react\/dist\/esm\/icons/.test(id)) return undefined;
  if (id.includes("node_modules")) return "libraries";
  if (/\/app\/(components|hooks|seo|illustrations\/keyhole)/.test(id)) return "shared";
  return undefined;
}

/**
 * Remix asks for its future flags in the browser, though remix.config.js settles them; so the phone downloads what they
 * switch off (single fetch with its decoder, lazy route discovery). Written in as constants, that falls away: 4 KB gzipped.
 */
function constantFlags(): Plugin {
  const flags: Record<string, boolean | undefined> = { ...remixConfig.future };
  return {
    name: "constant-flags",
    apply: "build",
    transform: (code, id, options) =>
      options?.ssr || !id.includes("/@remix-run/react/dist/")
        ? undefined
        : code.replace(/(?:window\.__remixContext\.)?\bfuture\.(v3_\w+)/g, (asked, flag) =>
            String(flags[flag] ?? asked),
          ),
  };
}

/**
 * Tailwind's utilities share helper variables, which it registers with `@property` and sets on every element for browsers
 * that know no `@property`: bytes in the first packets, and two things that the Nu Html Checker takes for errors. What
 * this site's utilities share can be said without; any other variable stays as it is.
 */
function withoutHelperVariables(): Plugin {
  const helper = "--tw-(?:border-style|leading|font-weight|tracking|outline-style)";
  return {
    name: "without-helper-variables",
    transform: (css, id) =>
      id.includes("/app/styles.css")
        ? css
            .replace(/\/\*! tailwindcss.*?\*\/|@layer properties;/g, "")
            .replace(new RegExp(`@property ${helper}\\s*{[^}]*}`, "g"), "")
            .replaceAll("var(--tw-border-style)", "solid")
            .replace(/var\(--tw-leading, ([^()]+|var\([^()]+\))\)/g, "$1")
            .replace(new RegExp(`${helper}:[^;}]*;?`, "g"), "")
        : undefined,
  };
}
