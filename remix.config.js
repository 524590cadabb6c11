/**
 * Remix's configuration. vite.config.ts passes this object to Remix's plugin.
 *
 * Single fetch and lazy route discovery are off because no page has a loader. With single fetch the server took 5 s to stop, and
 * with lazy route discovery every page requests /__manifest.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  // Files that systems and editors leave are no routes.
  ignoredRouteFiles: ["**/*.{css,ini,db,bak}", "**/*~"],
  future: {
    // Otherwise Vite finds packages during the first visit and reloads the page.
    unstable_optimizeDeps: true,
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: false,
    v3_singleFetch: false,
    v3_throwAbortReason: true,
  },
};
