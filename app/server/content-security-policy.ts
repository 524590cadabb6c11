import { createHash } from "node:crypto";

/** Sources of inline code in the form of the policy, such as `'sha256-…'`. */
interface Sources {
  scripts: string[];
  styles: string[];
  /** Of `style` attributes. */
  attributes: string[];
}

/**
 * Allow another origin here, in the directive of its kind
 * (https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy).
 *
 * @returns the value of Content-Security-Policy
 */
export function contentSecurityPolicy({ scripts, styles, attributes }: Sources): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    ["style-src-attr", ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : ["'none'"])].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * @param nonce the attribute `nonce` of the inline scripts
 * @returns the policy of a page that is rendered per request, which may have any styles; in development it allows Vite's WebSocket
 */
export function noncePolicy(nonce: string): string {
  const policy = contentSecurityPolicy({
    scripts: [`'nonce-${nonce}'`],
    styles: ["'unsafe-inline'"],
    attributes: [],
  }).replace("style-src-attr 'none'; ", "");
  return import.meta.env.DEV ? policy.replace("connect-src 'self'", "$& ws:") : policy;
}

/**
 * @param html a finished document
 * @returns hashes and no nonce, so that any cache may keep the document. JSON-LD is data, which needs no permission.
 */
export function hashesIn(html: string): Sources {
  return {
    scripts: hashes(html, /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
    attributes: hashes(html, /\sstyle="([^"]*)"/g, decodeEntities),
  };
}

function hashes(html: string, pattern: RegExp, decode = (text: string) => text): string[] {
  const texts = new Set(Array.from(html.matchAll(pattern), ([, text = ""]) => decode(text)));
  return Array.from(texts, (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

/** The browser hashes an attribute's value, in which React escapes these characters. */
function decodeEntities(value: string): string {
  return value.replace(/&(quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}

const entities: Record<string, string> = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" };
