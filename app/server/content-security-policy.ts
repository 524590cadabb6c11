import { createHash } from "node:crypto";

/** Allowed inline code in CSP syntax, such as `'sha256-…'`. */
interface Sources {
  scripts: string[];
  styles: string[];
  /** For `style` attributes. */
  attributes: string[];
}

/** @returns the value of Content-Security-Policy. To allow another origin, add it to the directive of its kind. */
export function contentSecurityPolicy({ scripts, styles, attributes }: Sources): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    ["style-src-attr", ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : ["'none'"])].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    "connect-src 'self' data: blob:",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** @returns the policy of a page that is rendered per request: scripts need the nonce, styles are free. Vite needs a WebSocket. */
export function noncePolicy(nonce: string): string {
  const policy = contentSecurityPolicy({
    scripts: [`'nonce-${nonce}'`],
    styles: ["'unsafe-inline'"],
    attributes: [],
  }).replace("style-src-attr 'none'; ", "");
  return import.meta.env.DEV ? policy.replace("connect-src 'self'", "$& ws:") : policy;
}

/** @returns the hashes of a document's inline code. With a nonce, shared caches could not store it. JSON-LD needs no hash. */
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

/** Browsers hash the decoded attribute. React escapes these characters. */
function decodeEntities(value: string): string {
  return value.replace(/&(quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}

const entities: Record<string, string> = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" };
