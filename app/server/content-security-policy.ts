import { createHash } from "node:crypto";

/** Sources of inline scripts and styles in the form of the policy, such as `'sha256-…'`. */
interface Sources {
  scripts: string[];
  styles: string[];
}

/**
 * Allow another origin here, in the directive of its kind
 * (https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy).
 *
 * @returns the value of Content-Security-Policy
 */
export function contentSecurityPolicy({ scripts, styles }: Sources): string {
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
export function developmentPolicy(sources: Sources): string {
  const policy = contentSecurityPolicy(sources).replace("connect-src 'self'", "$& ws:");
  return `${policy}; style-src-elem 'self' 'unsafe-inline'`;
}

/**
 * @param html a finished document
 * @returns hashes and no nonce, so that any cache may keep the document. JSON-LD is data, which needs no permission.
 */
export function hashesIn(html: string): Sources {
  return {
    scripts: hashes(html, /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

function hashes(html: string, pattern: RegExp): string[] {
  const texts = new Set(Array.from(html.matchAll(pattern), ([, text = ""]) => text));
  return Array.from(texts, (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
