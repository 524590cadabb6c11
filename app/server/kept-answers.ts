import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

const ENCODINGS = ["br", "gzip", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
  identity: async (body) => body,
};

/** What goes out: a status, header fields as Node's `writeHead` takes them (name, value, name, value …) and the bytes. */
export interface Answer {
  status: number;
  headers: string[];
  body: Buffer;
}

/** An answer made once and sent many times; it is compressed in an encoding when that is first asked for. */
export interface KeptAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** What its ETags begin with; absent when `Cache-Control: no-store` says that nobody keeps it. */
  tag: string | undefined;
  encodings: readonly Encoding[];
  encoded: Map<Encoding, Answer | Promise<Answer>>;
}

const nothing = Buffer.alloc(0);

/**
 * @param headers header fields, `Content-Type` among them: text is offered compressed, images and fonts are so already
 * @param body the whole uncompressed body
 */
export function keep(status: number, headers: Record<string, string>, body: Buffer): KeptAnswer {
  // Of the header fields too, so that a release which changes only them reaches the browsers that hold the page.
  const hash = createHash("sha256").update(JSON.stringify(headers)).update(body);
  return {
    status,
    headers,
    body,
    tag: headers["Cache-Control"] === "no-store" ? undefined : hash.digest("base64url").slice(0, 16),
    encodings: /^text\/|javascript|json|xml/.test(headers["Content-Type"] ?? "") ? ENCODINGS : ["identity"],
    encoded: new Map(),
  };
}

/**
 * Picks what to send by `Accept-Encoding` (RFC 9110 section 12.5.3, brotli first among equals, as Express's own
 * compression does) and `If-None-Match` (section 13.1.2, weak comparison).
 *
 * @returns the answer; or, when its encoding is asked for the first time, the promise of it, which requests that come
 *   meanwhile share
 */
export function choose(
  kept: KeptAnswer,
  request: { acceptEncoding?: string | undefined; ifNoneMatch?: string | undefined },
): Answer | Promise<Answer> {
  const encoding = kept.encodings.length > 1 ? negotiate(request.acceptEncoding) : "identity";
  if (encoding === undefined) return notAcceptable;
  if (kept.tag && request.ifNoneMatch && matches(request.ifNoneMatch, etagOf(kept, encoding))) {
    return notModified(kept, encoding);
  }
  const found = kept.encoded.get(encoding);
  if (found) return found;
  const made = encode(kept, encoding);
  kept.encoded.set(encoding, made);
  made.then(
    (answer) => kept.encoded.set(encoding, answer),
    () => kept.encoded.delete(encoding),
  );
  return made;
}

/** Browsers send a handful of values; the bound keeps a client that invents them from filling the memory. */
const negotiated = new Map<string | undefined, Encoding | undefined>();

function negotiate(acceptEncoding: string | undefined): Encoding | undefined {
  if (negotiated.has(acceptEncoding)) return negotiated.get(acceptEncoding);
  const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } }) as unknown as Preferring;
  const encoding = negotiator.encoding(ENCODINGS, ["br", "gzip"]);
  if (negotiated.size >= 100) negotiated.clear();
  negotiated.set(acceptEncoding, encoding);
  return encoding;
}

async function encode(kept: KeptAnswer, encoding: Encoding): Promise<Answer> {
  const body = await compress[encoding](kept.body);
  const headers = [...Object.entries(kept.headers).flat(), ...validators(kept, encoding)];
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  headers.push("Content-Length", String(body.length));
  return { status: kept.status, headers, body };
}

/** RFC 9110 section 15.4.5: a 304 repeats what guides caches and leaves out what describes the content. */
function notModified(kept: KeptAnswer, encoding: Encoding): Answer {
  const headers = ["Cache-Control", kept.headers["Cache-Control"] ?? "no-cache", ...validators(kept, encoding)];
  return { status: 304, headers, body: nothing };
}

function validators(kept: KeptAnswer, encoding: Encoding): string[] {
  const fields = kept.encodings.length > 1 ? ["Vary", "Accept-Encoding"] : [];
  if (kept.tag) fields.push("ETag", etagOf(kept, encoding));
  return fields;
}

function etagOf(kept: KeptAnswer, encoding: Encoding): string {
  return `"${kept.tag}-${encoding}"`;
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** What @types/negotiator leaves out: which encodings win among those that the client likes equally. */
interface Preferring {
  encoding(offered: readonly Encoding[], preferred: readonly Encoding[]): Encoding | undefined;
}

/** RFC 9110 section 12.5.3: the client refuses even the plain bytes. */
const notAcceptable: Answer = {
  status: 406,
  headers: ["Cache-Control", "no-store", "Vary", "Accept-Encoding", "Content-Length", "0"],
  body: nothing,
};
