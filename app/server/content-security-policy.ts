import { createHash } from "node:crypto";

/**
 * @param scripts inline scripts that may run, in CSP syntax: hashes or a nonce
 * @returns the value of Content-Security-Policy. To allow another origin, add it to the directive of its kind. Inline styles are
 *   allowed because they cannot run code. `data:`, `blob:` and WebAssembly are allowed for future pages: examples in React's and Vite's docs use them.
 */
function contentSecurityPolicy(scripts: string[]): string {
  return [
    "default-src 'self'", // not 'none', because Firefox applies it to prefetches
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(" "), // not `eval`
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    // While developing, Vite opens a WebSocket.
    `connect-src 'self' data: blob:${import.meta.env.DEV ? " ws:" : ""}`,
    "worker-src 'self' blob:",
    "frame-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/**
 * @returns the policy of a page rendered per request. Not with hashes: its HTML may contain what somebody has sent, and a hash would allow an
 *   injected script too.
 */
export function policyWithNonce(nonce: string): string {
  return contentSecurityPolicy([`'nonce-${nonce}'`]);
}

/** @returns the policy of a cached page, in which every visitor would get the same nonce. JSON-LD is data and needs no hash. */
export function policyWithHashes(html: string): string {
  const inlineScripts = html.matchAll(/<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g);
  const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  return contentSecurityPolicy(Array.from(inlineScripts, ([, code = ""]) => hash(code)));
}
