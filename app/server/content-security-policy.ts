import { createHash } from "node:crypto";

/**
 * @param scripts inline scripts that may run, in CSP syntax: hashes or a nonce
 * @param styles `<style>` elements that may apply, likewise; `style` attributes always may, because they cannot run code
 * @returns the value of Content-Security-Policy. To allow another origin, add it to the directive of its kind. `data:` and `blob:` are
 *   allowed for what scripts of a future page make, such as the preview of a photo.
 */
function contentSecurityPolicy(scripts: string[], styles: string[]): string {
  return [
    "default-src 'self'", // not 'none', because Firefox takes it for prefetches
    "object-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    // While developing, Vite adds styles and opens a WebSocket.
    ["style-src 'self'", ...(import.meta.env.DEV ? ["'unsafe-inline'"] : styles)].join(" "),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    `connect-src 'self' data: blob:${import.meta.env.DEV ? " ws:" : ""}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/**
 * @returns the policy of a page rendered per request. Not with hashes: its HTML may contain what somebody has sent, and a hash would allow an
 *   injected script too. Libraries add styles without a nonce.
 */
export function policyWithNonce(nonce: string): string {
  return contentSecurityPolicy([`'nonce-${nonce}'`], ["'unsafe-inline'"]);
}

/** @returns the policy of a cached page, in which every visitor would get the same nonce. JSON-LD is data and needs no hash. */
export function policyWithHashes(html: string): string {
  return contentSecurityPolicy(
    hashesOf(html, /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
    hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  );
}

function hashesOf(html: string, element: RegExp): string[] {
  const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  return Array.from(html.matchAll(element), ([, code = ""]) => hash(code));
}
