/* Rendering a page and compressing it with brotli 11 takes about 90 ms of CPU time, so static pages are rendered once and cached.
 * For a page that is not cached, this file asks Remix, and Remix calls entry.server.tsx a second time, with `cacheContext`. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { type AppLoadContext, createRequestHandler } from "@remix-run/node";
import { absoluteUrl } from "~/seo/site";
import { yearInRecife } from "~/utils/year";
import { policyWithHashes } from "./content-security-policy";
import { delayScripts } from "./delayed-scripts";
import { PAGE_CACHE_CONTROL, setDefaultHeaders } from "./response-headers";

/** An empty load context, which marks the requests that the page cache makes. entry.server.tsx recognizes it by identity. */
export const cacheContext: AppLoadContext = {};

/** Beyond this number, the least recently requested page is dropped. A page takes about 110 KB of memory. */
const MAX_PAGES = 500;

/** Pages, in the order of their last requests. */
const cache = new Map<string, Promise<CachedPage>>();

type Coding = "br" | "gzip" | "identity";
type EncodedPage = { body: Buffer; headers: Headers };
interface CachedPage {
  status: number;
  encoded: Record<Coding, EncodedPage>;
}

/**
 * @param path of a static page (static-path.ts)
 * @returns the page for every visitor. In development, or if rendering has failed, the page is rendered again for the next visitor.
 */
export async function cachedPage(path: `/${string}`): Promise<CachedPage> {
  if (import.meta.env.DEV) return renderForCache(path);
  const key = `${path} ${yearInRecife()}`; // the footer shows the year
  const page = cache.get(key) ?? renderForCache(path);
  cacheAsNewest(key, page);
  const hasFailed = await page.then(
    ({ status }) => status >= 500,
    () => true,
  );
  if (hasFailed) cache.delete(key);
  return page;
}

/** Makes a page the last one in the map, which keeps its keys in insertion order, and drops the first if there are too many. */
function cacheAsNewest(key: string, page: Promise<CachedPage>): void {
  cache.delete(key);
  cache.set(key, page);
  const [oldest = ""] = cache.keys();
  if (cache.size > MAX_PAGES) cache.delete(oldest);
}

/** @returns the page that Remix renders, in each encoding that browsers accept, each with its headers */
async function renderForCache(path: `/${string}`): Promise<CachedPage> {
  const page = await askRemix(path);
  const tag = createHash("sha256").update(page.body).digest("base64url").slice(0, 16);
  const bodies = await compressInTurn(page.body);
  return {
    status: page.status,
    encoded: {
      br: encodedPage("br", bodies.br, page, tag),
      gzip: encodedPage("gzip", bodies.gzip, page, tag),
      identity: encodedPage("identity", bodies.identity, page, tag),
    },
  };
}

/** Builds the headers once for all answers, because building them for each answer would take more CPU time than everything else. */
function encodedPage(
  coding: Coding,
  body: Buffer,
  page: { status: number; headers: Headers },
  tag: string,
): EncodedPage {
  const headers = new Headers(page.headers);
  headers.append("Vary", "Accept-Encoding");
  if (page.status === 200) headers.set("ETag", `"${tag}-${coding}"`);
  if (coding !== "identity") headers.set("Content-Encoding", coding);
  headers.set("Content-Length", String(body.length));
  return { body, headers };
}

/** Asks Remix for the page without query, cookies or other headers, so that the page contains nothing from a visitor. */
async function askRemix(path: `/${string}`) {
  const build = await import("virtual:remix/server-build"); // not at the top, because the build imports this file
  const answer = createRequestHandler(build, import.meta.env.MODE);
  const { status, headers, body } = await answer(new Request(absoluteUrl(path)), cacheContext);
  const html = delayScripts(await new Response(body).text());
  headers.delete("Set-Cookie"); // or all visitors would share a session
  setDefaultHeaders(headers, {
    "Content-Security-Policy": policyWithHashes(html),
    "Cache-Control": status === 200 ? PAGE_CACHE_CONTROL : "no-store", // a missing page may exist soon
  });
  // While a page waits for its compression, a buffer takes less memory than a string.
  return { status, headers, body: Buffer.from(html) };
}

let lastCompression: Promise<unknown> = Promise.resolve();

/** Compresses one page at a time, because brotli needs about 10 MB of memory per page. */
function compressInTurn(identity: Buffer) {
  const compression = lastCompression.then(() => compress(identity));
  lastCompression = compression.catch(() => {});
  return compression;
}

/** @returns the page in each encoding that browsers accept */
async function compress(identity: Buffer) {
  // Both use their best quality. For brotli, that is the default, 11.
  const compressing = [promisify(brotliCompress)(identity), promisify(gzip)(identity, { level: 9 })] as const;
  const [br, zipped] = await Promise.all(compressing);
  return { br, gzip: zipped, identity };
}

/** @returns the page in the best accepted encoding, or 304 if the browser already has it (RFC 9110) */
export function pageResponse(page: CachedPage, request: Request): Response {
  const accepted = request.headers.get("Accept-Encoding") ?? "";
  const coding = (["br", "gzip"] as const).find((name) => accepts(accepted, name)) ?? "identity";
  const { body, headers } = page.encoded[coding];
  const etag = headers.get("ETag");
  if (etag && request.headers.get("If-None-Match")?.includes(etag)) return notModified(headers);
  return new Response(body as BodyInit, { status: page.status, headers });
}

function notModified(pageHeaders: Headers): Response {
  const headers = new Headers(pageHeaders);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  return new Response(null, { status: 304, headers });
}

/** @returns whether `Accept-Encoding` has a coding with a weight above 0, such as "gzip" or "br;q=0.5" (RFC 9110, section 12.5.3) */
function accepts(acceptEncoding: string, coding: Coding): boolean {
  return acceptEncoding.split(",").some((entry) => {
    const [name, weight = "1"] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return name === coding && Number(weight) > 0;
  });
}
