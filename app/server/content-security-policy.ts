import { createHash } from "node:crypto";
import { business } from "~/content/business";
import { googleAdsSources } from "./google-ads-sources";

type Sources = Record<string, string[]>;

/** What pages may load, by directive. If a page needs another source, add it here: the browser's console names the directive. */
const ownSources: Sources = {
  "default-src": ["'self'"], // not 'none', because Firefox applies it to prefetches
  "script-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"], // styles cannot run code
  "img-src": ["'self'", "data:"], // packages and extensions write icons as data: URLs, which run no code
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'self'"],
  // In development, Vite opens a WebSocket.
  ...(import.meta.env.DEV && { "connect-src": ["'self'", "ws:"] }),
};

const sources = business.googleAds ? merged(ownSources, googleAdsSources) : ownSources;

/** @returns the sources of both lists, by directive */
function merged(one: Sources, other: Sources): Sources {
  const all = { ...one };
  for (const [directive, more] of Object.entries(other)) all[directive] = [...(all[directive] ?? []), ...more];
  return all;
}

/**
 * @param inlineScripts hashes or a nonce of the inline scripts that may run, in CSP syntax
 * @returns the value of Content-Security-Policy
 */
function contentSecurityPolicy(inlineScripts: string[]): string {
  const all = merged(sources, { "script-src": inlineScripts });
  return Object.entries(all)
    .map(([directive, allowed]) => [directive, ...allowed].join(" "))
    .join("; ");
}

/** @returns the policy of a page rendered per request. It has no hashes: taken from the HTML, they would also allow an injected script. */
export function policyWithNonce(nonce: string): string {
  return contentSecurityPolicy([`'nonce-${nonce}'`]);
}

/** @returns the policy of a cached page. It has no nonce, because all visitors would share it. JSON-LD is data, and needs no hash. */
export function policyWithHashes(html: string): string {
  const scripts = Array.from(html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g));
  const inlineScripts = scripts.filter(([, attributes = ""]) => !/\ssrc=|application\/ld\+json/.test(attributes));
  const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  return contentSecurityPolicy(inlineScripts.map(([, , code = ""]) => hash(code)));
}
