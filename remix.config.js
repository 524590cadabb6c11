/**
 * Remix's options. vite.config.ts passes them to Remix's Vite plugin.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  // Files that operating systems and editors create.
  ignoredRouteFiles: ["**/*.{css,ini,db,bak}", "**/*~"],
  future: {
    // Otherwise Vite discovers packages during the first visit, and reloads the page.
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
};
