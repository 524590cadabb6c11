import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base } from "./site";

/** The network between a phone and the site, which a test can change. */
interface Line {
  isDown: boolean;
  /** Documents wait until this has resolved. */
  documents: Promise<unknown>;
  /** Answers in the place of the site's own, by path. */
  instead: Map<string, { status: number; headers?: Record<string, string>; body?: string }>;
  /** Of a document only the headers come. */
  isStalled: boolean;
  /** A mark in every document: the number of the release that wrote it. */
  release: number;
}

/** The site at an origin of its own, by a line that can fail; service workers are allowed. */
export const test = base.extend<{ line: Line; lineOrigin: string }>({
  line: async ({ browserName: _ }, use) =>
    use({ isDown: false, isStalled: false, documents: Promise.resolve(), instead: new Map(), release: 1 }),
  lineOrigin: async ({ line }, use, testInfo) => {
    const server = createServer(async (request, response) => {
      if (line.isDown) return request.socket.destroy();
      const path = request.url ?? "/";
      const found = line.instead.get(path);
      if (found) {
        // With an empty body Chromium would show a page of its own.
        const { status, headers = { "Content-Type": "text/html" }, body = `<h1>${status}</h1>` } = found;
        return response.writeHead(status, headers).end(body);
      }
      const answer = await fetch(testInfo.project.use.baseURL + path, { headers: { "Accept-Encoding": "identity" } });
      const kept = /^(cache-control|content-(type|security-policy))$/;
      const headers = [...answer.headers].filter(([name]) => kept.test(name));
      let body = Buffer.from(await answer.arrayBuffer());
      const isDocument = answer.headers.get("content-type")?.startsWith("text/html");
      if (isDocument) {
        const { release } = line;
        await line.documents;
        if (line.isDown) return request.socket.destroy();
        body = Buffer.from(body.toString().replace("</head>", `<!--release ${release}--></head>`));
      }
      response.writeHead(answer.status, Object.fromEntries(headers));
      if (line.isStalled && isDocument) response.flushHeaders();
      else response.end(body);
    }).listen(0, "127.0.0.1");
    await new Promise((done) => server.once("listening", done));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ lineOrigin }, use) => use(lineOrigin),
  serviceWorkers: "allow",
});
