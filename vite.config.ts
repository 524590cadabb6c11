import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { contentPlugin } from "./vite/content-plugin";
import { oldBrowsersPlugin, oldestBrowsers } from "./vite/old-browsers-plugin";

export default defineConfig({
  resolve: { alias: { "~": resolve("app") } },
  build: {
    target: oldestBrowsers,
    // Only hashed files may be in build/client, because remix-serve sends them as immutable. It serves public/ separately.
    copyPublicDir: false,
    // A page uses the same drawing many times. As a file, the drawing is fetched once.
    assetsInlineLimit: 0,
    // Resource routes have empty client bundles.
    rollupOptions: {
      onwarn(warning, warn) {
        if (warning.code !== "EMPTY_BUNDLE") warn(warning);
      },
    },
  },
  plugins: [contentPlugin(), tailwindcss(), remix(remixConfig), oldBrowsersPlugin()],
});
