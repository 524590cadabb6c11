/**
 * Remix's configuration, handed to its Vite plugin by vite.config.ts.
 *
 * No route has a loader, so nothing is fetched after the document: single fetch would only slow the server's stop,
 * and lazy route discovery would call /__manifest from every page.
 *
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  serverModuleFormat: "esm",
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: false,
    v3_singleFetch: false,
    v3_throwAbortReason: true,
  },
};
