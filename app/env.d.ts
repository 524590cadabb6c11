/** See seo/site.ts. vite/content-plugin.ts defines it. */
declare const __SITE_URL__: string;

interface Window {
  /** `lang` of the document before a translator may have changed it. document/page-script.ts sets it once the whole document has come. */
  sentLanguage?: string;
}

/** The built site, as Remix's Vite plugin provides it. */
declare module "virtual:remix/server-build" {
  const build: import("@remix-run/node").ServerBuild;
  export = build;
}
