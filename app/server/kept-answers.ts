import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";
import { everywhere } from "./response-headers";

const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

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

/** An answer made once and sent many times, in every encoding that it is offered in. */
export interface KeptAnswer {
  status: number;
  variants: ReadonlyMap<Encoding, Variant>;
}

interface Variant {
  /** Absent when `Cache-Control: no-store` says that nobody keeps it. */
  etag: string | undefined;
  whole: Answer;
  /** What one gets who has it already. */
  unchanged: Answer;
}

const nothing = Buffer.alloc(0);

/**
 * @param headers header fields, `Content-Type` among them: text is offered compressed, images and fonts are so already
 * @param body the whole uncompressed body
 * @param compressed what the build has compressed already
 */
export async function keep(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  compressed: Partial<Record<Encoding, Buffer>> = {},
): Promise<KeptAnswer> {
  // Of the header fields too, so that a release which changes only them reaches the browsers that hold the page.
  const hash = createHash("sha256").update(JSON.stringify(headers)).update(body);
  const tag = headers["Cache-Control"] === "no-store" ? undefined : hash.digest("base64url").slice(0, 16);
  const isText = /^text\/|javascript|json|xml/.test(headers["Content-Type"] ?? "");

  const variant = async (encoding: Encoding): Promise<[Encoding, Variant]> => {
    const bytes = compressed[encoding] ?? (await compress[encoding](body));
    const etag = tag && `"${tag}-${encoding}"`;
    const validators = [...(isText ? ["Vary", "Accept-Encoding"] : []), ...(etag ? ["ETag", etag] : [])];
    const coding = encoding === "identity" ? [] : ["Content-Encoding", encoding];
    const fields = [
      ...Object.entries(headers).flat(),
      ...validators,
      ...coding,
      "Content-Length",
      String(bytes.length),
    ];
    return [
      encoding,
      {
        etag,
        whole: { status, headers: fields, body: bytes },
        // RFC 9110 section 15.4.5: it repeats what guides caches and leaves out what describes the content.
        unchanged: {
          status: 304,
          headers: ["Cache-Control", headers["Cache-Control"] ?? "no-cache", ...validators],
          body: nothing,
        },
      },
    ];
  };
  return { status, variants: new Map(await Promise.all((isText ? ENCODINGS : (["identity"] as const)).map(variant))) };
}

/**
 * Picks what to send by `Accept-Encoding` (RFC 9110 section 12.5.3, brotli first among equals, as Express's own
 * compression does) and `If-None-Match` (section 13.1.2, weak comparison).
 */
export function choose(
  { variants }: KeptAnswer,
  request: { acceptEncoding?: string | undefined; ifNoneMatch?: string | undefined },
): Answer {
  const variant = variants.get((variants.size > 1 ? negotiate(request.acceptEncoding) : "identity") as Encoding);
  if (!variant) return notAcceptable;
  const { etag, whole, unchanged } = variant;
  return etag && request.ifNoneMatch && matches(request.ifNoneMatch, etag) ? unchanged : whole;
}

/** Browsers send a handful of values; the bound keeps a client that invents them from filling the memory. */
const negotiated = new Map<string | undefined, Encoding | undefined>();
const MOST_NEGOTIATED = 100;

function negotiate(acceptEncoding: string | undefined): Encoding | undefined {
  if (negotiated.has(acceptEncoding)) return negotiated.get(acceptEncoding);
  const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } }) as unknown as Preferring;
  const encoding = negotiator.encoding(ENCODINGS, ["br", "gzip"]);
  if (negotiated.size >= MOST_NEGOTIATED) negotiated.clear();
  negotiated.set(acceptEncoding, encoding);
  return encoding;
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
  headers: [
    "Cache-Control",
    "no-store",
    "Vary",
    "Accept-Encoding",
    "Content-Length",
    "0",
    ...Object.entries(everywhere).flat(),
  ],
  body: nothing,
};
