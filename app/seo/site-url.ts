import type { Page, Path } from "../content/schema.server";
import hashes from "../pictures/picture-hashes.json";

/** Absolute origin of the published site, without a trailing slash. It never comes from a request. */
export const siteUrl: string = __SITE_URL__;

/** BCP 47. */
export const siteLanguage = "pt-BR";

/** @returns the absolute URL of a path of this site, which is its canonical URL too */
export function absoluteUrl(path: Path): string {
  return siteUrl + path;
}

/**
 * @returns the absolute URL of the picture for a page's link previews. Networks keep a picture as long as its address is the
 *   same, so its query names its content. Without the query it has the same answer, for links that are out
 */
export function previewUrl(page: Pick<Page, "path">): string {
  const path = previewPath(page);
  // Only a document that the server sends names the picture: the browser's scripts need no hashes.
  return `${absoluteUrl(path)}?${import.meta.env.SSR && hashes[path as keyof typeof hashes]}`;
}

/** @returns the path of the picture for a page's link previews */
export function previewPath({ path }: Pick<Page, "path">): Path {
  return `/social/${path.slice(1) || "inicio"}.jpg`;
}
