import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { Features } from "lightningcss";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { contentPlugin } from "./vite/content-plugin";

export default defineConfig({
  resolve: { alias: { "~": resolve("app") } },
  css: {
    lightningcss: {
      // All supported browsers know `system-ui`, for which it would write a list of fonts. For `:dir()` it would write `:lang()`.
      exclude: Features.FontFamilySystemUi | Features.DirSelector,
      // Old hacks in a package's CSS are a warning, as in Vite's default.
      errorRecovery: true,
    },
  },
  build: {
    // The oldest supported browsers, of March 2022 (README.md). Older ones show the page without styles.
    target: ["chrome99", "edge99", "firefox97", "ios15.4", "safari15.4"],
    cssMinify: "lightningcss",
    // remix-serve sends what is in build/client as immutable, so only hashed files may be there. It serves public/ itself.
    copyPublicDir: false,
    // Pages use a drawing many times, and one request fetches it.
    assetsInlineLimit: 0,
    // Resource routes have empty client bundles.
    rollupOptions: { onwarn: (warning, warn) => warning.code === "EMPTY_BUNDLE" || warn(warning) },
  },
  plugins: [contentPlugin(), tailwindcss(), remix(remixConfig)],
});
