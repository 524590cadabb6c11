import { once } from "node:events";
import { get } from "node:http";
import { createServer } from "node:http2";
import { connect } from "node:net";
import { brotliDecompressSync, constants } from "node:zlib";

/** Ten packets of 1,460 bytes: what a server may send before the phone has to answer (RFC 6928). */
export const FIRST_FLIGHT = 14_600;

/** Bytes of the head of an HTTP/2 frame (RFC 9113, 4.1). */
const FRAME_HEAD = 9;

/**
 * Asks for a page as a phone does, and counts what HTTP/2 sends of it: header fields, frames and body. TLS and the settings
 * of the connection are left out, as no page changes them.
 *
 * @param {string} url absolute, of a server that speaks HTTP/1.1
 * @returns {Promise<{ screen: number, whole: number }>} bytes to the end of the first screen, which is where the `Suspense`
 *   around the first heading ends, and to the end of the page
 * @throws Error when the page does not come in brotli
 */
export async function pageWeight(url) {
  const [response] = await once(get(url, { headers: { "Accept-Encoding": "br" } }), "response");
  if (response.headers["content-encoding"] !== "br") throw new Error(`${url} does not come in brotli`);
  const body = Buffer.concat(await response.toArray());
  const html = brotliDecompressSync(body);
  const screenEnd = html.indexOf("<!--/$-->", html.indexOf("<h1"));
  const head = (await fieldsInHttp2(response.headers)) + FRAME_HEAD;
  return { screen: head + bytesThatHold(body, screenEnd), whole: head + body.length };
}

/** @param {{ screen: number, whole: number }} weight @returns one line for a report */
export function describeWeight({ screen, whole }) {
  const flights = whole <= FIRST_FLIGHT ? "in the first flight of packets" : "in two flights of packets";
  const isHeavy = screen > FIRST_FLIGHT ? `, more than the ${FIRST_FLIGHT} of the first flight` : "";
  return `first screen ${screen} bytes${isHeavy}; whole page ${whole} bytes, ${flights}`;
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
    const readable = brotliDecompressSync(body.subarray(0, middle), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    });
    if (readable.length >= length) enough = middle;
    else few = middle;
  }
  return enough;
}

/**
 * @param {import("node:http").IncomingHttpHeaders} headers
 * @returns {Promise<number>} bytes of the frame in which HTTP/2 sends them on a new connection (HPACK, RFC 7541)
 */
async function fieldsInHttp2({ connection: _, "keep-alive": __, "transfer-encoding": ___, ...headers }) {
  const server = createServer((_request, response) => response.writeHead(200, headers).end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const socket = connect(port, "127.0.0.1");
  // The preface, empty settings, and "GET / http" with an authority "a" in a frame that ends headers and stream.
  socket.write("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
  socket.write(Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]));
  socket.write(Buffer.from([0, 0, 6, 1, 5, 0, 0, 0, 1, 0x82, 0x86, 0x84, 0x41, 1, 0x61]));
  let received = Buffer.alloc(0);
  for await (const piece of socket) {
    received = Buffer.concat([received, piece]);
    let at = 0;
    while (at + FRAME_HEAD <= received.length) {
      const size = FRAME_HEAD + received.readUIntBE(at, 3);
      const isHeaders = received[at + 3] === 1;
      if (isHeaders) {
        socket.destroy();
        server.close();
        return size;
      }
      at += size;
    }
  }
  throw new Error("no header fields came over HTTP/2");
}
