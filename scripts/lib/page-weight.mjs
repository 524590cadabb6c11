import { once } from "node:events";
import { get } from "node:http";
import { brotliDecompressSync, constants } from "node:zlib";

/** Bytes that HTTP/2 sends per character of the headers (HPACK compresses them). Measured on 2026-11-23. */
const HPACK = 0.725;

/**
 * Counts the bytes that HTTP/2 would send for a page, headers and brotli body without TLS: up to its first `<h2>` after the `<h1>`, and in total.
 *
 * @param {string} url absolute
 * @returns {Promise<{ screen: number, whole: number }>}
 */
export async function pageWeight(url) {
  // `agent: false` bypasses proxies (NODE_USE_ENV_PROXY).
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
 * @param {number} length bytes to decompress
 * @returns how many bytes of the body that takes
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
