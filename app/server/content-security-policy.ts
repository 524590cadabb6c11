import { createHash } from "node:crypto";

/**
 * @param html a finished document; JSON-LD is data, which no policy blocks, so only executable scripts and styles count
 * @returns the value of Content-Security-Policy that lets exactly its inline scripts and styles run. Hashes and not
 *   nonces, so that any cache may keep the document (https://www.w3.org/TR/CSP3/#strict-dynamic-usage).
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = hashes(html, /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g);
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    // What loaders give; Lighthouse, too, reads robots.txt from within the page.
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashes(html: string, pattern: RegExp): string[] {
  const found = Array.from(html.matchAll(pattern), ([, text = ""]) =>
    createHash("sha256").update(text).digest("base64"),
  );
  return [...new Set(found)].map((hash) => `'sha256-${hash}'`);
}
