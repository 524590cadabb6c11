import { once } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import { text } from "node:stream/consumers";

/** Where a proxy listens for TLS on this machine, and the host that it serves. */
export interface Door {
  port: number;
  host: string;
}

interface Asked {
  agent?: Agent | false;
  host?: string;
  headers?: Record<string, string>;
  method?: string;
  body?: string;
}

interface Answer {
  status?: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Asks the proxy over TLS, whoever signed its certificate. A request whose kept connection was closed meanwhile is sent
 * again, as browsers do (RFC 9112, 9.3.1).
 */
export async function visit(door: Door, path: string, asked: Asked = {}): Promise<Answer> {
  const { agent, host = door.host, headers, method, body } = asked;
  const asking = request({
    ...{ host: "127.0.0.1", port: door.port, servername: host, rejectUnauthorized: false },
    ...{ agent, method, path, headers: { Host: host, ...headers } },
  });
  // A refused body may cause an error after the answer.
  asking.on("error", () => {}).end(body);
  let response: IncomingMessage;
  try {
    [response] = (await once(asking, "response")) as [IncomingMessage];
  } catch (error) {
    if (asking.reusedSocket) return visit(door, path, { ...asked, agent: false });
    throw error;
  }
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/**
 * Twenty visitors ask for the home page without a break while something happens to the site.
 *
 * @param happens the visits end when its promise settles
 * @returns what `happens` returns, how many visits there were, and what was wrong with those that failed
 */
export async function visitDuring<T>(door: Door, happens: () => Promise<T>) {
  let isOver = false;
  let visits = 0;
  const failures: string[] = [];
  const agent = new Agent({ keepAlive: true });
  const crowd = Array.from({ length: 20 }, async () => {
    while (!isOver) {
      await visit(door, "/", { agent }).then(
        ({ status }) => status === 200 || failures.push(`status ${status}`),
        (error: Error) => failures.push(error.message),
      );
      visits++;
    }
  });
  const result = await happens().finally(async () => {
    isOver = true;
    await Promise.all(crowd);
    agent.destroy();
  });
  return { result, visits, failures };
}

/** Waits until something holds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 100));
}
