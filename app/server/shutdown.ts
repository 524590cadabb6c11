import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { log } from "./log";

/** Milliseconds between the signal to stop and the end of the process. */
const STOP_WITHIN = 1200;

/**
 * On a signal remix-serve stops listening and waits for every connection, which an idle one could hold for minutes. This
 * function finishes the answers that have begun, cuts all other connections, and ends the process in time.
 */
export function shutDownGracefully(server: Server): void {
  const sockets = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.prependListener("request", (_request, response) => {
    answering.add(response);
    response.once("close", () => answering.delete(response));
  });

  // Node's own, which `server.close()` calls, cuts connections whose answer is written but not fully sent.
  server.closeIdleConnections = () => {
    const busy = new Set(Array.from(answering, ({ socket }) => socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon();
  };

  const stop = (signal: NodeJS.Signals) => {
    log("info", `stopping: ${signal}`);
    for (const response of answering) response.once("close", () => server.closeIdleConnections());
    // On the other two signals remix-serve does so.
    if (signal === "SIGHUP") server.close();
    setTimeout(() => process.exit(0), STOP_WITHIN).unref();
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.once(signal, stop);
}
