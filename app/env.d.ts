/** Absolute origin of the published site, without a trailing slash; vite.config.ts checks it and compiles it in. */
declare const __SITE_URL__: string;
