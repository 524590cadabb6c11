import { once } from "node:events";
import { type ClientHttp2Session, connect as http2Connect } from "node:http2";
import { Agent, request as httpsRequest } from "node:https";
import { describe } from "vitest";
import { HOST, missingPrograms, type startNginx } from "./running-nginx";

if (missingPrograms.length > 0)
  console.warn(`SKIPPED: tests behind nginx, for lack of ${missingPrograms.join(" and ")}`);
export const describeWithNginx = describe.skipIf(missingPrograms.length > 0);

export const encodings = ["br", "gzip", "identity"];

export type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** An answer, whole. */
export interface Received {
  status: number;
  /** Values by lower-case name; a field sent twice has two. */
  fields: Record<string, string[]>;
  body: Buffer;
}

export interface Asked {
  method?: string;
  host?: string;
  headers?: Record<string, string>;
  body?: string;
}

const agent = new Agent({ keepAlive: true });

/** Asks nginx over TLS; the connection is kept for the next. */
export function ask(nginx: Nginx, path: string, { method = "GET", host = HOST, headers = {}, body }: Asked = {}) {
  return new Promise<Received>((resolve, reject) => {
    const request = httpsRequest(
      {
        agent,
        host: "127.0.0.1",
        port: nginx.https,
        servername: host,
        ca: nginx.certificate,
        path,
        method,
        headers: { Host: host, ...headers },
      },
      async (response) => {
        const fields: Record<string, string[]> = {};
        for (let i = 0; i < response.rawHeaders.length; i += 2) {
          const name = response.rawHeaders[i]?.toLowerCase() ?? "";
          fields[name] = [...(fields[name] ?? []), response.rawHeaders[i + 1] ?? ""];
        }
        try {
          resolve({ status: response.statusCode ?? 0, fields, body: Buffer.concat(await response.toArray()) });
        } catch (error) {
          reject(error);
        }
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

/** What every answer must carry. */
export const onEverything = {
  "strict-transport-security": ["max-age=63072000; includeSubDomains; preload"],
  "x-content-type-options": ["nosniff"],
};

export async function openHttp2(nginx: Nginx): Promise<ClientHttp2Session> {
  const session = http2Connect(`https://${HOST}`, {
    host: "127.0.0.1",
    port: nginx.https,
    servername: HOST,
    ca: nginx.certificate,
  });
  await once(session, "connect");
  return session;
}

export function askHttp2(session: ClientHttp2Session, path: string) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    let status = 0;
    let body = "";
    const stream = session.request({ ":path": path });
    stream.setEncoding("utf8");
    stream.on("response", (fields) => {
      status = fields[":status"] ?? 0;
    });
    stream.on("data", (text) => {
      body += text;
    });
    stream.on("end", () => resolve({ status, body }));
    stream.on("error", reject);
  });
}

/** @returns a promise that is kept in 20 ms */
export function pause() {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
