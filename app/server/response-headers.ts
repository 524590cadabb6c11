import { contentSecurityPolicy } from "./content-security-policy";

/**
 * Browsers ask again after five minutes; a proxy keeps a page for an hour, shows it for a day more while it fetches the
 * new one, and for a week when this server does not answer (RFC 5861).
 */
export const PAGE_CACHE_CONTROL =
  "public, max-age=300, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=604800";

/** What every answer carries, whatever its status and kind; a 304 leaves it to the answer that the browser has. */
export const everywhere = {
  "X-Content-Type-Options": "nosniff",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** What a page could otherwise ask a visitor for (https://www.w3.org/TR/permissions-policy/). */
const PERMISSIONS = ["camera", "geolocation", "microphone", "payment", "usb"];

/**
 * @param html the finished document
 * @param cacheControl an error is never stored, so that a page that appears later is found at once
 * @returns the header fields of every document
 */
export function documentHeaders(html: string, cacheControl = "no-store"): Record<string, string> {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": cacheControl,
    "Content-Security-Policy": contentSecurityPolicy(html),
    "Permissions-Policy": PERMISSIONS.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    ...everywhere,
  };
}

/** @returns the header fields of a text file that a resource route makes, such as sitemap.xml; the front door adds the rest */
export function resourceHeaders(contentType: string, cacheControl = PAGE_CACHE_CONTROL): Record<string, string> {
  return { "Content-Type": contentType, "Cache-Control": cacheControl };
}

/** A hashed name never gets other bytes. */
const HASHED_FILE_CACHE_CONTROL = "public, max-age=31536000, immutable";

const NAMED_FILE_CACHE_CONTROL = "public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800";

export const WORKER_PATH = "/sw.js";

/** No cache keeps it: a release that mends the worker, or switches it off, is found at the next visit. */
const WORKER_CACHE_CONTROL = "no-cache";

const contentTypes: Record<string, string> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  gif: "image/gif",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
};

/**
 * @param path of a file in public/, of a hashed file under /build/ or of the service worker
 * @returns its header fields; other sites may show the preview images
 */
export function fileHeaders(path: string): Record<string, string> {
  return {
    "Content-Type": contentTypes[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream",
    "Cache-Control": cacheControl(path),
    ...everywhere,
    ...(path.startsWith("/social/") ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
  };
}

function cacheControl(path: string): string {
  if (path === WORKER_PATH) return WORKER_CACHE_CONTROL;
  return path.startsWith("/build/") ? HASHED_FILE_CACHE_CONTROL : NAMED_FILE_CACHE_CONTROL;
}
