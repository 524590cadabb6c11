/** Absolute origin of the published site, without a trailing slash; vite.config.ts checks it and compiles it in. */
declare const __SITE_URL__: string;

declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/node";

  const build: ServerBuild;
  export = build;
}

/** A script that vite.config.ts compiles and minifies into one text, for use inside a document. */
declare module "*?inline-script" {
  const script: string;
  export default script;
}
