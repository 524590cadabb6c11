import { once } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Agent, type RequestOptions, request } from "node:https";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";

/** A proxy that listens for TLS on this machine, and its host. */
type Proxy = { port: number; host: string };

type VisitOptions = Pick<RequestOptions, "agent" | "headers" | "method"> & { host?: string; body?: string };

/**
 * Sends a request over TLS with any certificate. Like browsers, repeats a request on a reused connection that was closed.
 *
 * @throws Error if there is no whole answer within ten seconds
 */
export async function visit(
  proxy: Proxy,
  path: string,
  options: VisitOptions = {},
): Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }> {
  const { agent, host = proxy.host, headers, method, body } = options;
  const signal = AbortSignal.timeout(10_000);
  const asking = request({
    host: "127.0.0.1",
    port: proxy.port,
    servername: host,
    rejectUnauthorized: false,
    agent,
    method,
    path,
    headers: { Host: host, ...headers },
    signal,
  });
  // A refused body may cause an error after the response.
  asking.on("error", () => {}).end(body);
  const answered: Promise<IncomingMessage[]> = once(asking, "response");
  const [response] = await answered.catch((error) => {
    signal.throwIfAborted();
    return asking.reusedSocket ? [] : Promise.reject(error);
  });
  if (!response) return visit(proxy, path, { ...options, agent: false });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** Twenty visitors request the home page while something happens. @returns its result, the visits, and failures */
export async function visitDuring<T>(proxy: Proxy, happens: () => Promise<T>) {
  let isOver = false;
  let visits = 0;
  const failures: string[] = [];
  const agent = new Agent({ keepAlive: true });
  const crowd = Array.from({ length: 20 }, async () => {
    while (!isOver) {
      await visit(proxy, "/", { agent }).then(
        ({ status }) => status === 200 || failures.push(`status ${status}`),
        (error: Error) => failures.push(error.message),
      );
      visits++;
      await setTimeout(20); // leaves CPU time for what happens
    }
  });
  const result = await happens().finally(async () => {
    isOver = true;
    await Promise.all(crowd);
    agent.destroy();
  });
  return { result, visits, failures };
}
