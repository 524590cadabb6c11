import type { Server } from "node:http";

/** Bounds what a client can hold. Node's own limits suit uploads; visitors of this site send a short request. */
export function limitConnections(server: Server): void {
  Object.assign(server, {
    headersTimeout: 10_000,
    requestTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    // Ends a connection on which no byte moves for this time; a slow reader stays.
    timeout: 30_000,
    // Longer than proxies keep idle connections, so that a proxy never sends into one that is being closed.
    keepAliveTimeout: 125_000,
    maxConnections: 4096,
  });
}
