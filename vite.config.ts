import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { Features } from "lightningcss";
import { defineConfig } from "vite";
import { contentCheck } from "./vite/content-plugin";

export default defineConfig(({ command }) => ({
  // remix-serve sends /build/ as immutable, so only hashed files live there. In development Remix accepts no base but "/".
  base: command === "build" ? "/build/" : "/",
  resolve: { alias: { "~": resolve("app") } },
  // Lightning CSS would replace `system-ui` by a list of fonts, and all of these browsers know it.
  css: { lightningcss: { exclude: Features.FontFamilySystemUi } },
  build: {
    // The oldest browsers: March 2022. Older ones show the page without styles and scripts.
    target: ["chrome99", "edge99", "firefox97", "ios15.4", "safari15.4"],
    cssMinify: "lightningcss",
    copyPublicDir: false,
    // A drawing is in many places of a page, and one request brings it.
    assetsInlineLimit: 0,
    // Routes without a page have nothing for the browser.
    rollupOptions: { onwarn: (warning, warn) => warning.code === "EMPTY_BUNDLE" || warn(warning) },
  },
  plugins: [
    contentCheck(),
    tailwindcss(),
    remix({
      // Files that systems and editors leave are no routes.
      ignoredRouteFiles: ["**/*.{css,ini,db,bak}", "**/*~"],
      future: {
        // Otherwise Vite finds packages during the first visit and reloads the page.
        unstable_optimizeDeps: true,
        v3_fetcherPersist: true,
        // Otherwise every page requests /__manifest.
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: false,
        // Otherwise the server takes 5 s to stop.
        v3_singleFetch: false,
        v3_throwAbortReason: true,
      },
    }),
  ],
}));
