import { type Server, STATUS_CODES } from "node:http";
import type { Answer } from "./kept-answers";

/** Milliseconds between the signal to stop and the end, whatever still hangs on. */
const STOP_WITHIN = 1500;

/**
 * Bounds what a client can hold: Node's own limits suit uploads (a minute for the header fields, five for the body, no end
 * to sending), and nothing is uploaded here.
 *
 * @param server before it listens, for it reads the interval of its checks then
 * @param refusal what CONNECT gets; without a listener of ours Node cuts the connection in silence
 */
export function boundConnections(server: Server, refusal: Answer): void {
  server.headersTimeout = 10_000;
  server.requestTimeout = 10_000;
  Object.assign(server, { connectionsCheckingInterval: 2_000 });
  // A client that stops reading; one that reads slowly goes on as long as a byte leaves now and then.
  server.timeout = 30_000;
  // Longer than a reverse proxy keeps idle connections (nginx: 60 s), so that it never sends into one being closed.
  server.keepAliveTimeout = 65_000;
  server.maxConnections = 4096;
  server.on("connect", (_request, socket) => {
    // A socket handed to this event has lost Node's own listener, and an unheard error ends the process.
    socket.on("error", () => socket.destroy());
    const fields = Array.from({ length: refusal.headers.length / 2 }, (_, i) =>
      refusal.headers.slice(2 * i, 2 * i + 2).join(": "),
    );
    socket.end(
      [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...fields, "Connection: close\r\n\r\n"].join(
        "\r\n",
      ),
    );
  });
}

/**
 * On SIGTERM or SIGINT remix-serve stops listening and waits for every connection, where an idle or half-open one could
 * hold it for minutes. This answers what has begun, closes what is idle, and is gone after a second and a half.
 */
export function stopInTime(server: Server): void {
  const stop = () => {
    server.prependListener("request", (_request, response) => {
      response.shouldKeepAlive = false;
    });
    setInterval(() => server.closeIdleConnections(), 50).unref();
    setTimeout(() => process.exit(0), STOP_WITHIN).unref();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
}
