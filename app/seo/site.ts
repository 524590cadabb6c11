import type { Page, Path } from "~/content/types";
import { files as fileHashes } from "~/images/image-hashes.json";

/** Origin of the published site, without a trailing slash. Set by the build, never by a request. */
const siteUrl: string = __SITE_URL__;

/** BCP 47. */
export const siteLanguage = "pt-BR";

/** @returns the absolute, canonical URL of a path */
export function absoluteUrl(path: Path): string {
  return siteUrl + path;
}

/** @returns the absolute URL of a page's preview image. Its query is a hash, because social networks cache an image by its URL. */
export function previewUrl(page: Pick<Page, "path">): string {
  const path = previewPath(page);
  return `${absoluteUrl(path)}?${fileHashes[path as keyof typeof fileHashes]}`;
}

/** @returns the path of a page's preview image */
export function previewPath({ path }: Pick<Page, "path">): Path {
  return `/social/${path.slice(1) || "inicio"}.jpg`;
}
