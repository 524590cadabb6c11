import { createHash } from "node:crypto";

/**
 * The policy allows inline scripts and styles by hash and not by nonce, so that any cache may keep the document. Allow
 * another origin here, in the directive of its kind (https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy).
 *
 * @param html a finished document
 * @returns the value of Content-Security-Policy
 */
export function contentSecurityPolicy(html: string): string {
  // JSON-LD is data, which needs no permission.
  const scripts = hashes(html, /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g);
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    // The data of loaders; Lighthouse reads robots.txt from within the page.
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** @returns the same policy for development, where Vite adds `<style>` elements and keeps a WebSocket open */
export function developmentPolicy(html: string): string {
  return `${contentSecurityPolicy(html).replace("connect-src 'self'", "$& ws:")}; style-src-elem 'self' 'unsafe-inline'`;
}

function hashes(html: string, pattern: RegExp): string[] {
  const found = Array.from(html.matchAll(pattern), ([, text = ""]) =>
    createHash("sha256").update(text).digest("base64"),
  );
  return [...new Set(found)].map((hash) => `'sha256-${hash}'`);
}
