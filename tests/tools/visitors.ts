import { once } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Agent, type RequestOptions, request } from "node:https";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";

/** A proxy that listens for TLS on this machine, and its host. */
type Proxy = { port: number; host: string };

type VisitOptions = Pick<RequestOptions, "agent" | "headers" | "method"> & { host?: string; body?: string };
type Answer = { status?: number; headers: IncomingHttpHeaders; body: string };

/**
 * Sends a request over TLS and accepts any certificate. Like a browser, it retries if a reused connection was closed.
 * @throws Error after ten seconds
 */
export async function visit(proxy: Proxy, path: string, options: VisitOptions = {}): Promise<Answer> {
  const { host: servername = proxy.host, headers, body, ...others } = options;
  const signal = AbortSignal.timeout(10_000);
  const to = { host: "127.0.0.1", port: proxy.port, servername, rejectUnauthorized: false, path, signal };
  const asking = request({ ...others, ...to, headers: { Host: servername, ...headers } });
  asking.on("error", () => {}).end(body); // a refused body may cause an error after the response
  const answered: Promise<IncomingMessage[]> = once(asking, "response");
  const [response] = await answered.catch((error) => {
    signal.throwIfAborted();
    return asking.reusedSocket ? [] : Promise.reject(error); // with [], the next line retries
  });
  if (!response) return visit(proxy, path, { ...options, agent: false });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** Lets twenty visitors request the home page while `happens` runs. @returns its result. @throws Error if a visit fails */
export async function visitDuring<T>(proxy: Proxy, happens: () => Promise<T>) {
  let isOver = false;
  const failures = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  const crowd = Array.from({ length: 20 }, async () => {
    while (!isOver) {
      await visit(proxy, "/", { agent }).then(
        ({ status }) => status === 200 || failures.add(`status ${status}`),
        (error: Error) => failures.add(error.message),
      );
      await setTimeout(20); // leaves CPU time for what happens
    }
  });
  const result = await happens().finally(async () => {
    isOver = true;
    await Promise.all(crowd);
    agent.destroy();
  });
  if (failures.size > 0) throw new Error(`a visit failed: ${[...failures]}`);
  return result;
}
