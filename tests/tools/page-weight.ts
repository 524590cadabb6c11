import type { IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, constants } from "node:zlib";

/** Bytes that HTTP/2 sends per character of the headers (HPACK compresses them). Measured on 2026-11-23. */
const HPACK = 0.725;

/** @returns the bytes that HTTP/2 would send for a page in brotli, with headers and without TLS: up to its first `<h2>` after the `<h1>`, and in total */
export function pageWeight({ headers, body }: { headers: IncomingHttpHeaders; body: Buffer }) {
  const html = brotliDecompressSync(body);
  const screenEnd = html.indexOf("<h2", html.indexOf("<h1"));
  if (screenEnd === -1) throw new Error("the page has no heading that ends its first screen");
  const head = Math.round(Object.entries(headers).flat().join("").length * HPACK);
  return { screen: head + bytesThatHold(body, screenEnd), whole: head + body.length };
}

/** @returns how many bytes of a brotli body it takes to decompress `length` bytes */
function bytesThatHold(body: Buffer, length: number): number {
  let [few, enough] = [0, body.length];
  while (enough - few > 1) {
    const middle = (few + enough) >> 1;
    const readable = brotliDecompressSync(body.subarray(0, middle), { finishFlush: constants.BROTLI_OPERATION_FLUSH });
    if (readable.length >= length) enough = middle;
    else few = middle;
  }
  return enough;
}
