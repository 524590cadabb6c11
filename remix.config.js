/**
 * Remix's options, which vite.config.ts passes to Remix's Vite plugin. The specification asks for a file with this name.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  // Style sheets beside routes, and files that operating systems and editors create, are not routes.
  ignoredRouteFiles: ["**/*.{css,ini,db,bak}", "**/*~"],
  // Remix prints a warning for each flag that is not set.
  future: {
    // Otherwise Vite discovers packages during the first visit, and reloads the page.
    unstable_optimizeDeps: true,
    v3_fetcherPersist: true,
    // Otherwise every page requests /__manifest.
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: false,
    // With it, Remix adds inline scripts to every page, and a timer keeps a stopping server alive for 5 s.
    v3_singleFetch: false,
    v3_throwAbortReason: true,
  },
};
