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

interface Representation {
  full: Answer;
  notModified?: Answer;
}

/** A response in each encoding, made once and sent many times. */
export type KeptAnswer = Record<Encoding, Representation>;

const nothing = Buffer.alloc(0);

/** RFC 9110 section 12.5.3: nothing that the client accepts can be sent. */
const notAcceptable: Answer = {
  status: 406,
  headers: ["Cache-Control", "no-store", "Vary", "Accept-Encoding", "Content-Length", "0"],
  body: nothing,
};

/**
 * Compresses a response once, at the highest quality, in every encoding that is offered.
 *
 * @param response a complete response; one with `Cache-Control: no-store` gets no ETag
 * @returns its identity, gzip and brotli bytes with their header fields
 */
export async function keep(response: Response): Promise<KeptAnswer> {
  const body = Buffer.from(await response.arrayBuffer());
  const common = [...response.headers].flatMap(([name, value]) => [titleCase(name), value]);
  const isStorable = response.headers.get("Cache-Control") !== "no-store";
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 16);

  const represent = async (encoding: Encoding): Promise<Representation> => {
    const bytes = await compress[encoding](body);
    const headers = [...common, "Vary", "Accept-Encoding"];
    if (isStorable) headers.push("ETag", `"${hash}-${encoding}"`);
    const notModified = isStorable ? { status: 304, headers: withoutContent(headers), body: nothing } : undefined;
    if (encoding !== "identity") headers.push("Content-Encoding", encoding);
    headers.push("Content-Length", String(bytes.length));
    return { full: { status: response.status, headers, body: bytes }, notModified };
  };
  const [br, gzip, identity] = await Promise.all([represent("br"), represent("gzip"), represent("identity")]);
  return { br, gzip, identity };
}

/**
 * Picks what to send by `Accept-Encoding` (RFC 9110 section 12.5.3, brotli first among equals, as Express's own
 * compression does) and `If-None-Match` (section 13.1.2, weak comparison).
 */
export function choose(
  kept: KeptAnswer,
  request: { acceptEncoding?: string | undefined; ifNoneMatch?: string | undefined },
): Answer {
  const negotiator = new Negotiator({ headers: { "accept-encoding": request.acceptEncoding } });
  const encoding = negotiator.encoding([...ENCODINGS], ["br", "gzip"]) as Encoding | undefined;
  if (encoding === undefined) return notAcceptable;
  const { full, notModified } = kept[encoding];
  return notModified && request.ifNoneMatch && matches(request.ifNoneMatch, etagOf(full)) ? notModified : full;
}

function etagOf({ headers }: Answer): string {
  return headers[headers.indexOf("ETag") + 1] ?? "";
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** RFC 9110 section 15.4.5: a 304 repeats what guides caches and leaves out what describes the content. */
function withoutContent(headers: string[]): string[] {
  const kept: string[] = [];
  for (let i = 0; i < headers.length; i += 2) {
    const name = headers[i] as string;
    if (/^(Cache-Control|ETag|Vary)$/i.test(name)) kept.push(name, headers[i + 1] as string);
  }
  return kept;
}

function titleCase(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}
