import { brotliDecompressSync, constants } from "node:zlib";
import { ask } from "./raw-http";

/** The initial congestion window, ten segments of 1,460 bytes (RFC 6928): what a server sends before it hears from the phone. */
export const FIRST_ROUND_TRIP = 14_600;

/** A page with its headers, in bytes. A phone on a weak signal waits for each kilobyte. With ads and notices, the largest has 22,000. */
export const LARGEST_PAGE = 24_000;

/** @returns the bytes, with headers, of a page and of its first screen, which ends with the first `<h2>` after the `<h1>` */
export async function pageBytes(port: number, path: string): Promise<{ firstScreen: number; page: number }> {
  const { headers, body } = await ask(port, "GET", path, { "Accept-Encoding": "br" });
  // HTTP/2 compresses each character of the headers to 0.725 bytes, measured on 2026-11-23.
  const head = Math.round(Object.entries(headers).flat().join("").length * 0.725);
  const hasFirstScreen = (bytes: number) => {
    const readable = brotliDecompressSync(body.subarray(0, bytes), { finishFlush: constants.BROTLI_OPERATION_FLUSH });
    return Boolean(readable.toString().split("<h1")[1]?.includes("<h2"));
  };
  // Binary search for the shortest beginning of the body that has the first screen.
  let [tooFew, enough] = [0, body.length];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (hasFirstScreen(middle)) enough = middle;
    else tooFew = middle;
  }
  return { firstScreen: head + enough, page: head + body.length };
}
