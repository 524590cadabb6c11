import { business } from "~/content/business";

/**
 * - `max-age`: fresh for five minutes. `s-maxage` would forbid stale answers (RFC 9111, 5.2.2.10).
 * - `stale-while-revalidate`: for five more minutes the page may be shown while a new one is fetched (RFC 5861).
 * - `stale-if-error`: for a week the page may be shown while the site is down (RFC 5861). public/sw.js caches only these pages.
 */
export const PAGE_CACHE_CONTROL = "public, max-age=300, stale-while-revalidate=300, stale-if-error=604800";

/** For every document. For files, deploy/Caddyfile sets nosniff, HSTS, Referrer-Policy and Cross-Origin-Resource-Policy. */
const documentHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Strict-Transport-Security": "max-age=63072000",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Left out with ads, because Google's Tag Assistant opens the site and watches it through `window.opener`.
  ...(!business.googleAds && { "Cross-Origin-Opener-Policy": "same-origin-allow-popups" }),
  // Features that no page uses (https://www.w3.org/TR/permissions-policy/).
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

/** Sets `documentHeaders` and `more`, except headers that the route's own `headers` have set. The type is always HTML. */
export function setDefaultHeaders(headers: Headers, more: Record<string, string>): void {
  headers.set("Content-Type", "text/html; charset=utf-8"); // a route may return its loader's headers
  for (const [name, value] of Object.entries({ ...documentHeaders, ...more }))
    if (!headers.has(name)) headers.set(name, value);
}
