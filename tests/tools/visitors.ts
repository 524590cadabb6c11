import { once } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Agent, type RequestOptions, request } from "node:https";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";

/** Where a proxy listens for TLS on this machine, and the host that it serves. */
type Proxy = { port: number; host: string };

/** `host`: of TLS, and of the header. */
type VisitOptions = Pick<RequestOptions, "agent" | "headers" | "method"> & { host?: string; body?: string };

/** Asks the proxy over TLS, whoever signed its certificate. Like browsers, repeats a request on a reused connection that was closed. */
export async function visit(
  proxy: Proxy,
  path: string,
  options: VisitOptions = {},
): Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }> {
  const { agent, host = proxy.host, headers, method, body } = options;
  const asking = request({
    ...{ host: "127.0.0.1", port: proxy.port, servername: host, rejectUnauthorized: false },
    ...{ agent, method, path, headers: { Host: host, ...headers } },
  });
  // A refused body may cause an error after the answer.
  asking.on("error", () => {}).end(body);
  const answered: Promise<IncomingMessage[]> = once(asking, "response");
  const [response] = await answered.catch((error) => (asking.reusedSocket ? [] : Promise.reject(error)));
  if (!response) return visit(proxy, path, { ...options, agent: false });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/**
 * Twenty visitors ask for the home page again and again while something happens to the site.
 * @returns what `happens` returns, the number of visits, the longest in ms, and what was wrong with those that failed
 */
export async function visitDuring<T>(proxy: Proxy, happens: () => Promise<T>) {
  let isOver = false;
  let visits = 0;
  let longest = 0;
  const failures: string[] = [];
  const agent = new Agent({ keepAlive: true });
  const crowd = Array.from({ length: 20 }, async () => {
    while (!isOver) {
      const began = performance.now();
      await visit(proxy, "/", { agent }).then(
        ({ status }) => status === 200 || failures.push(`status ${status}`),
        (error: Error) => failures.push(error.message),
      );
      longest = Math.max(longest, performance.now() - began);
      visits++;
      await setTimeout(20); // leaves the processor to what happens
    }
  });
  const result = await happens().finally(async () => {
    isOver = true;
    await Promise.all(crowd);
    agent.destroy();
  });
  return { result, visits, longest: Math.round(longest), failures };
}

/** Waits until something holds; an error counts as no. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds().catch(() => false))) await setTimeout(100);
}
