import type { Path } from "./types";

/** Absolute origin of the published site, without a trailing slash. Never taken from a request. */
export const siteUrl: string = __SITE_URL__;

/** @returns the absolute URL of a path of this site, which is also its canonical one */
export function absoluteUrl(path: Path): string {
  return siteUrl + path;
}
