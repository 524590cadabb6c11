/**
 * Fresh for five minutes. For a day more, a cache may show the old page once while it fetches the new one, and for a week when
 * this server does not answer (RFC 5861). No `s-maxage`: a shared cache that sees it may show nothing old (RFC 9111 5.2.2.10).
 */
export const PAGE_CACHE_CONTROL = "public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800";

/** Of every document; a route's own `headers` win. Caddy adds the ones that files need too (deploy/Caddyfile). */
export const documentHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Strict-Transport-Security": "max-age=63072000",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  // What no page asks a visitor for (https://www.w3.org/TR/permissions-policy/).
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};
