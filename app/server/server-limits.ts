import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Answer } from "./kept-answers";
import { log } from "./log";

/** Milliseconds between the signal to stop and the end, whatever still hangs on. */
export const STOP_WITHIN = 1200;

/**
 * Bounds what a client can hold: Node's own limits suit uploads (a minute for the header fields, five for the body, no end
 * to sending); here a form at most is sent.
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
 * hold it for minutes. This sends what has begun to be answered, cuts all else at once, and is gone after little more than
 * a second whatever still hangs on.
 */
export function stopInTime(server: Server): void {
  const answering = new Map<Socket, number>();
  let isStopping = false;

  server.on("connection", (socket: Socket) => {
    answering.set(socket, 0);
    socket.once("close", () => answering.delete(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    if (isStopping) response.shouldKeepAlive = false;
    response.once("close", () => {
      const others = (answering.get(socket) ?? 1) - 1;
      if (isStopping && others === 0) socket.destroySoon();
      else if (!socket.destroyed) answering.set(socket, others);
    });
  });

  const stop = (signal: NodeJS.Signals) => {
    log("info", `stopping: ${signal}`);
    isStopping = true;
    // Node's own, which closing calls, takes a connection for idle whose answer is written but not yet sent.
    server.closeIdleConnections = () => {};
    for (const [socket, answers] of answering) if (answers === 0) socket.destroy();
    setTimeout(() => process.exit(0), STOP_WITHIN).unref();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const before = process.rawListeners(signal) as NodeJS.SignalsListener[];
    process.once(signal, stop);
    // In place of the one of scripts/start.mjs, which ends a process that nobody is asking yet; only now, as Node forgets a
    // signal that has come, but not been told, when nobody listens for it.
    for (const listener of before) process.removeListener(signal, listener);
  }
}
