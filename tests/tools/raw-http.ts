import { once } from "node:events";
import { type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { connect } from "node:net";

/** Sends one request on its own connection. @returns the response with its raw body. Does not follow redirects. */
export async function ask(port: number, method: string, path: string, headers: OutgoingHttpHeaders = {}) {
  const asking = request({ host: "127.0.0.1", port, method, path, headers, agent: false });
  asking.end();
  const [response] = (await once(asking, "response")) as [IncomingMessage];
  const pieces: Buffer[] = await response.toArray();
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) };
}

/** Sends raw Latin-1 text, which should contain `Connection: close`. @returns everything that the server sends, as Latin-1 */
export function exchange(port: number, sent: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.setEncoding("latin1").on("data", (piece) => {
    received += piece;
  });
  socket.write(sent, "latin1");
  return new Promise((resolve) => socket.on("error", () => {}).once("close", () => resolve(received)));
}
