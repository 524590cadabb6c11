import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base } from "./site";

/** The network between a phone and the site, which a test can change. */
interface Line {
  isDown: boolean;
  /** Documents wait until this has resolved. */
  documents: Promise<unknown>;
  /** Answers in the place of the site's own, by path. */
  instead: Map<string, string | number | { redirect: string }>;
  /** Of a document only the headers come. */
  isStalled: boolean;
  /** A mark in every document: the number of the release that wrote it. */
  release: number;
  /** Age of every answer, by its Date. */
  daysAgo: number;
  /** Paths in the order in which they were asked for. */
  asked: string[];
}

/** The site at an origin of its own, by a line that can fail; service workers are allowed. */
export const test = base.extend<{ line: Line; lineOrigin: string }>({
  line: async ({ browserName: _ }, use) => {
    const documents = Promise.resolve();
    await use({ isDown: false, isStalled: false, documents, instead: new Map(), release: 1, daysAgo: 0, asked: [] });
  },
  lineOrigin: async ({ line }, use, testInfo) => {
    const server = createServer(async (request, response) => {
      if (line.isDown) return request.socket.destroy();
      const path = request.url ?? "/";
      line.asked.push(path);
      const found = line.instead.get(path);
      // With an empty body Chromium would show a page of its own.
      if (typeof found === "number")
        return response.writeHead(found, { "Content-Type": "text/html" }).end(`<title>${found}</title>`);
      if (typeof found === "object") return response.writeHead(302, { Location: found.redirect }).end();
      if (found !== undefined) return response.writeHead(200, { "Content-Type": "text/javascript" }).end(found);
      const answer = await fetch(testInfo.project.use.baseURL + path, { headers: { "Accept-Encoding": "identity" } });
      const type = answer.headers.get("content-type") ?? "";
      let body = Buffer.from(await answer.arrayBuffer());
      if (type.startsWith("text/html")) {
        const release = line.release;
        await line.documents;
        if (line.isDown) return request.socket.destroy();
        body = Buffer.from(body.toString().replace("</head>", `<!--release ${release}--></head>`));
      }
      const date = new Date(Date.now() - line.daysAgo * 86_400_000).toUTCString();
      const fields = Object.fromEntries(
        [...answer.headers].filter(([name]) => /^(content-type|content-security-policy|cache-control)$/.test(name)),
      );
      response.writeHead(answer.status, { ...fields, date });
      if (line.isStalled && type.startsWith("text/html")) response.flushHeaders();
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
