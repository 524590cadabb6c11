import { once } from "node:events";
import { get } from "node:http";
import { brotliDecompressSync, constants } from "node:zlib";

/** Bytes that HTTP/2 sends for each character of the headers, which it compresses (HPACK). Measured on 2026-11-23. */
const HPACK = 0.725;

/**
 * Asks for a page as a phone does, and counts what HTTP/2 sends of it: headers and body, without TLS.
 *
 * @param {string} url absolute, of a server that speaks HTTP/1.1
 * @returns {Promise<{ screen: number, whole: number }>} bytes to the end of the first screen, which is where the first heading
 *   below the page's title begins, and to the end of the page
 * @throws Error when the page does not come in brotli, or has no such heading
 */
export async function pageWeight(url) {
  // An agent of its own asks no proxy (NODE_USE_ENV_PROXY).
  const [response] = await once(get(url, { headers: { "Accept-Encoding": "br" }, agent: false }), "response");
  if (response.headers["content-encoding"] !== "br") throw new Error(`${url} does not come in brotli`);
  const body = Buffer.concat(await response.toArray());
  const html = brotliDecompressSync(body);
  const screenEnd = html.indexOf("<h2", html.indexOf("<h1"));
  if (screenEnd === -1) throw new Error(`${url} has no heading that ends its first screen`);
  const head = Math.round(response.rawHeaders.join("").length * HPACK);
  return { screen: head + bytesThatHold(body, screenEnd), whole: head + body.length };
}

/**
 * @param {Buffer} body brotli
 * @param {number} length of what it holds, in bytes
 * @returns {number} how many bytes of the body a browser needs to read that much
 */
function bytesThatHold(body, length) {
  let [few, enough] = [0, body.length];
  while (enough - few > 1) {
    const middle = (few + enough) >> 1;
    const readable = brotliDecompressSync(body.subarray(0, middle), { finishFlush: constants.BROTLI_OPERATION_FLUSH });
    if (readable.length >= length) enough = middle;
    else few = middle;
  }
  return enough;
}
