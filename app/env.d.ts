/** `siteUrl` of seo/site.ts. vite/content-plugin.ts defines it. */
declare const __SITE_URL__: string;

interface Window {
  /** The queue of Google's tag (document/ads-script.ts). */
  dataLayer?: unknown[];
}

interface Navigator {
  /** Network Information API, which only Chromium has. */
  connection?: { saveData: boolean };
}

/** The built site, as Remix's Vite plugin provides it. */
declare module "virtual:remix/server-build" {
  const build: import("@remix-run/node").ServerBuild;
  export = build;
}
