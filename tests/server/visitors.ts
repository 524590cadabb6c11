import { Agent, request } from "node:https";
import type { TLSSocket } from "node:tls";

/** Where a proxy listens for TLS on this machine, and the host that it serves. */
export interface Door {
  port: number;
  host: string;
}

/**
 * Asks the proxy over TLS, whoever signed its certificate. A request whose kept connection was closed under it is sent
 * again, as browsers do (RFC 9112, 9.3.1).
 *
 * @returns status, body and the issuer and serial number of the certificate
 */
export function visit(
  { port, host }: Door,
  path: string,
  agent = new Agent(),
): Promise<{ status: number; body: string; issuer: string; serial: string }> {
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        host: "127.0.0.1",
        port,
        servername: host,
        path,
        agent,
        rejectUnauthorized: false,
        headers: { Host: host },
      },
      async (response) => {
        const { issuer, serialNumber } = certificates.get(response.socket as TLSSocket);
        const body = Buffer.concat(await response.toArray()).toString();
        resolve({ status: response.statusCode ?? 0, body, issuer, serial: serialNumber });
      },
    );
    asking.on("error", (error) =>
      asking.reusedSocket ? visit({ port, host }, path, new Agent()).then(resolve, reject) : reject(error),
    );
    asking.end();
  });
}

/** A kept connection tells its certificate once only. */
const certificates = {
  known: new WeakMap<TLSSocket, { issuer: string; serialNumber: string }>(),
  get(socket: TLSSocket) {
    const { issuer, serialNumber } = socket.getPeerCertificate() ?? {};
    if (serialNumber) this.known.set(socket, { issuer: String(issuer.CN ?? ""), serialNumber });
    return this.known.get(socket) ?? { issuer: "", serialNumber: "" };
  },
};

/**
 * Visits the pages without a break while something happens to the site.
 *
 * @param door where the proxy listens
 * @param happens what happens; ends when it does
 * @returns how many visits there were, and what was wrong with those that failed
 */
export async function visitDuring(
  door: Door,
  paths: readonly string[],
  visitors: number,
  happens: () => Promise<unknown>,
) {
  let isOver = false;
  let visits = 0;
  const failures: string[] = [];
  const agent = new Agent({ keepAlive: true });
  const crowd = Array.from({ length: visitors }, async (_, visitor) => {
    for (let i = visitor; !isOver; i++) {
      const path = paths[i % paths.length] as string;
      await visit(door, path, agent).then(
        ({ status }) => status === 200 || failures.push(`${path}: ${status}`),
        (error: Error) => failures.push(`${path}: ${error.message}`),
      );
      visits++;
    }
  });
  try {
    await happens();
  } finally {
    isOver = true;
    await Promise.all(crowd);
    agent.destroy();
  }
  return { visits, failures };
}
