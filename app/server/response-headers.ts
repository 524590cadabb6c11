import { basename } from "node:path";
import { contentType } from "mime-types";

/**
 * Fresh for five minutes. For a day more, a cache may show the old page once while it fetches the new one, and for a week when
 * this server does not answer (RFC 5861). No `s-maxage`: a shared cache that sees it may show nothing old (RFC 9111 5.2.2.10).
 */
export const PAGE_CACHE_CONTROL = "public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800";

/** Sent with every answer but 304: the browser keeps the fields that it has. */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Strict-Transport-Security": "max-age=63072000",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Of a document. Permissions-Policy names what no page asks a visitor for (https://www.w3.org/TR/permissions-policy/). */
export const documentHeaders = {
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

export const WORKER_PATH = "/sw.js";

/**
 * @param path of a file in public/, of a hashed file under /build/ or of the service worker
 * @returns its headers; other sites may show the preview images
 */
export function fileHeaders(path: string): Record<string, string> {
  return {
    "Content-Type": contentType(basename(path)) || "application/octet-stream",
    "Cache-Control": cacheControl(path),
    ...(path.startsWith("/social/") ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
  };
}

function cacheControl(path: string): string {
  // The next visit must find a release that fixes the worker or switches it off.
  if (path === WORKER_PATH) return "no-cache";
  // A file with another content gets another hashed name.
  if (path.startsWith("/build/")) return "public, max-age=31536000, immutable";
  return "public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800";
}
