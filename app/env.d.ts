/** Absolute origin of the published site, without a trailing slash; vite.config.ts checks it and compiles it in. */
declare const __SITE_URL__: string;

declare module "virtual:remix/server-build" {
  export * from "@remix-run/dev/server-build";
}

/** The text of a script that vite/page-script-plugin.ts compiles. */
declare module "*?page-script" {
  const text: string;
  export default text;
}

interface Window {
  /** What the visitor clicked last, as app/before-hydration.ts notes; app/entry.client.tsx reads it once. */
  lastClicked?: Element;
}
