import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { Features } from "lightningcss";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { resolve } from "./vite/alias";
import { forModules, forStyles } from "./vite/browsers";
import { contentCheck } from "./vite/content-plugin";
import { pageScript } from "./vite/page-script-plugin";

/** Makes our module build/server/index.js, after Remix's plugin, which has no option for that. */
const serverEntry = {
  name: "server-entry",
  config: () => ({ build: { rollupOptions: { input: "app/server/start.ts" } } }),
};

export default defineConfig(({ command, isSsrBuild }) => {
  // The command says what it is, whatever the environment says.
  process.env.NODE_ENV = command === "build" ? "production" : "development";
  return {
    // Lightning CSS would replace `system-ui` by a list of fonts, and all of these browsers know it.
    css: { lightningcss: { exclude: Features.FontFamilySystemUi } },
    // The server sends /build/ as immutable, so only hashed files live there. In development Remix accepts no base but "/".
    base: command === "build" ? "/build/" : "/",
    resolve,
    build: {
      copyPublicDir: false,
      cssMinify: "lightningcss",
      assetsInlineLimit: 0,
      target: forModules,
      cssTarget: forStyles,
      rollupOptions: {
        // The index of lucide-react leads to 1,700 files, and many machines let a process open only 1,024 at once.
        maxParallelFileOps: 100,
        // Of the routes without a page: browsers get nothing of them.
        onwarn: (warning, warn) => warning.code === "EMPTY_BUNDLE" || warn(warning),
        output: isSsrBuild
          ? {}
          : {
              chunkFileNames: "assets/[hash].js",
              entryFileNames: "assets/[hash].js",
              // What every page needs, in one file: Rollup's own choice is 3 KB more.
              manualChunks: (id) =>
                /vite\/preload|node_modules\/(react|react-dom|scheduler|@remix-run|@tanstack)\//.test(id)
                  ? "react"
                  : undefined,
            },
      },
    },
    // Otherwise a build reloads every page that is open in development.
    server: { watch: { ignored: ["**/build/**"] } },
    // A new plugin or `define` may be needed in vitest.config.ts, scripts/images.mjs and vite/content-plugin.ts too.
    plugins: [contentCheck(), tailwindcss(), pageScript(), remix(remixConfig), isSsrBuild && serverEntry],
  };
});
