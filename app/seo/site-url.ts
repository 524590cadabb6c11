import type { Page, Path } from "../content/schema";

/** Absolute origin of the published site, without a trailing slash. It never comes from a request. */
export const siteUrl: string = __SITE_URL__;

/** BCP 47. */
export const siteLanguage = "pt-BR";

/** @returns the absolute URL of a path of this site, which is its canonical URL too */
export function absoluteUrl(path: Path): string {
  return siteUrl + path;
}

/** @returns the path of the picture for a page's link previews */
export function previewPath({ path }: Pick<Page, "path">): Path {
  return `/social/${path.slice(1) || "inicio"}.jpg`;
}
