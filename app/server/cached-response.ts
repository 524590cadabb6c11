import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { securityHeaders } from "./response-headers";

/** One response. `fields` has the form that `writeHead` takes: name, value, name, value … */
export interface Answer {
  status: number;
  fields: string[];
  body?: Buffer;
}

/** An answer that is made once and sent many times. Pictures and fonts have no compressed variants. */
export interface CachedResponse {
  identity: Variant;
  br?: Variant;
  gzip?: Variant;
}

interface Variant {
  /** Undefined when `Cache-Control` is `no-store`. */
  etag: string | undefined;
  whole: Answer;
  notModified: Answer;
}

/**
 * @param own the headers of this answer; `securityHeaders` are added
 * @param body the uncompressed body
 * @param compressed the body as the build compressed it; else its encodings are made here
 */
export function cacheResponse(
  status: number,
  own: HeadersInit,
  body: Buffer,
  compressed?: Record<"br" | "gzip", Buffer>,
): CachedResponse {
  const headers = new Headers(securityHeaders);
  for (const [name, value] of new Headers(own)) headers.set(name, value);
  const fields = [...headers].flat();
  const caching = headers.get("Cache-Control") ?? "no-store";
  const isText = /^text\/|javascript|json|xml/.test(headers.get("Content-Type") ?? "");
  // A release that changes only a header must reach the browsers that hold the page.
  const tag = createHash("sha256").update(fields.join("\n")).update(body).digest("base64url").slice(0, 16);

  const variant = (bytes: Buffer, coding?: "br" | "gzip"): Variant => {
    const etag = caching === "no-store" ? undefined : `"${tag}-${coding ?? "identity"}"`;
    const validators = [...(isText ? ["Vary", "Accept-Encoding"] : []), ...(etag ? ["ETag", etag] : [])];
    const content = [...(coding ? ["Content-Encoding", coding] : []), "Content-Length", String(bytes.length)];
    return {
      etag,
      whole: { status, fields: [...fields, ...validators, ...content], body: bytes },
      notModified: { status: 304, fields: ["Cache-Control", caching, ...validators] },
    };
  };

  if (!isText) return { identity: variant(body) };
  return {
    identity: variant(body),
    br: variant(compressed?.br ?? brotliCompressSync(body), "br"),
    gzip: variant(compressed?.gzip ?? gzipSync(body, { level: 9 }), "gzip"),
  };
}

/** @returns the variant that the browser accepts, brotli first; 304 when `If-None-Match` names this variant */
export function negotiate({ br, gzip, identity }: CachedResponse, asked: IncomingHttpHeaders): Answer {
  const codings = asked["accept-encoding"]?.toString() ?? "";
  const { etag, whole, notModified } =
    (accepted.br.test(codings) && br) || (accepted.gzip.test(codings) && gzip) || identity;
  return etag && asked["if-none-match"]?.includes(etag) ? notModified : whole;
}

/** Codings in `Accept-Encoding` (RFC 9110 section 12.5.3). Of the quality values, 0 alone counts. */
const accepted = {
  br: /(?<![\w-])br(?![\w-])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /(?<![\w-])gzip(?![\w-])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
};
