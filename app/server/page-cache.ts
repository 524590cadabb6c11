/* Rendering a page and compressing it with brotli 11 takes some 90 ms of CPU time, so static pages are rendered once and kept. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { policyWithHashes } from "./content-security-policy";
import { PAGE_CACHE_CONTROL, setDefaultHeaders } from "./response-headers";

type CachedPage = Awaited<ReturnType<typeof compress>>;

const cache = new Map<string, Promise<CachedPage>>();

/**
 * @param key must not contain anything that a client chooses, or clients could fill the memory
 * @param render returns the HTML document; called once per key, and again after a failure. In development nothing is kept.
 */
export function cachedPage(key: string, render: () => Promise<string>): Promise<CachedPage> {
  const page = cache.get(key) ?? render().then(compress);
  if (import.meta.env.PROD) cache.set(key, page);
  page.catch(() => cache.delete(key));
  return page;
}

async function compress(html: string) {
  const identity = Buffer.from(html);
  // Brotli's default is its best quality, 11.
  const codings = [promisify(brotliCompress)(identity), promisify(gzip)(identity, { level: 9 })] as const;
  const [br, zipped] = await Promise.all(codings);
  const etag = createHash("sha256").update(identity).digest("base64url").slice(0, 16);
  return { policy: policyWithHashes(html), bodies: { br, gzip: zipped, identity }, etag };
}

/** @returns the page in the best accepted encoding, or 304 when the browser has it (RFC 9110) */
export function pageResponse(page: CachedPage, request: Request, status: number, headers: Headers): Response {
  const accepted = request.headers.get("Accept-Encoding") ?? "";
  const coding = (["br", "gzip"] as const).find((name) => acceptedCoding[name].test(accepted)) ?? "identity";
  const etag = `"${page.etag}-${coding}"`;
  setDefaultHeaders(headers, {
    "Content-Security-Policy": page.policy,
    "Cache-Control": status === 200 ? PAGE_CACHE_CONTROL : "no-store", // a missing page may exist soon
  });
  headers.append("Vary", "Accept-Encoding");
  if (status === 200) headers.set("ETag", etag);
  if (status === 200 && request.headers.get("If-None-Match")?.includes(etag))
    return new Response(null, { status: 304, headers });
  if (coding !== "identity") headers.set("Content-Encoding", coding);
  headers.set("Content-Length", String(page.bodies[coding].length));
  return new Response(page.bodies[coding] as BodyInit, { status, headers });
}

/** An encoding in `Accept-Encoding`, unless its weight is 0 (RFC 9110, section 12.5.3). */
const acceptedCoding = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i,
};
