import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base } from "./site";

/** The way between a phone and the site, with what can happen on it. */
export interface Line {
  origin: string;
  isDown: boolean;
  /** Milliseconds before the answer to whatever asks for a document. */
  delay: number;
  /** Bytes of a document that come at a time, with two frames between one and the next. */
  piece: number;
  /** What is served instead of the site's own answer. */
  instead: Map<string, string | 404 | { redirect: string }>;
  /** Paths whose answer breaks off in its middle. */
  broken: Set<string>;
  /** A mark in every page: the number of the release that wrote it. */
  release: number;
  /** The site's own age, as its Date says. */
  daysAgo: number;
  /** Paths in the order in which they were asked for. */
  asked: string[];
}

/** The site at an origin of its own, on a line that can fail; a service worker may be registered. */
export const test = base.extend<{ line: Line }>({
  line: async ({ browserName: _ }, use, testInfo) => {
    const site = `${testInfo.project.use.baseURL}`;
    const instead: Line["instead"] = new Map();
    const line: Line = {
      origin: "",
      isDown: false,
      delay: 0,
      piece: Infinity,
      instead,
      broken: new Set(),
      release: 1,
      daysAgo: 0,
      asked: [],
    };
    const server = createServer(async (request, response) => {
      if (line.isDown) return request.socket.destroy();
      const path = request.url ?? "/";
      line.asked.push(path);
      const found = line.instead.get(path);
      if (found === 404) return response.writeHead(404).end();
      if (typeof found === "object") return response.writeHead(302, { Location: found.redirect }).end();
      if (found !== undefined) {
        return response.writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-cache" }).end(found);
      }
      const answer = await fetch(site + path, { redirect: "manual", headers: { "Accept-Encoding": "identity" } });
      const fields = Object.fromEntries(answer.headers) as IncomingHttpHeaders;
      let body = Buffer.from(await answer.arrayBuffer());
      if (fields["content-type"]?.startsWith("text/html")) {
        body = Buffer.from(body.toString().replace("</head>", `<!--release ${line.release}--></head>`));
        fields.etag = `"${line.release}"`;
        fields["content-length"] = String(body.length);
        await new Promise((done) => setTimeout(done, line.delay));
      }
      delete fields.connection;
      fields.date = new Date(Date.now() - line.daysAgo * 86_400_000).toUTCString();
      if (request.headers["if-none-match"] && request.headers["if-none-match"] === fields.etag) {
        return response.writeHead(304, { ETag: fields.etag, Date: fields.date }).end();
      }
      response.writeHead(answer.status, fields);
      if (line.broken.has(path))
        return response.write(body.subarray(0, body.length / 2), () => request.socket.destroy());
      for (; body.length > line.piece; body = body.subarray(line.piece)) {
        response.write(body.subarray(0, line.piece));
        await new Promise((done) => setTimeout(done, 34));
      }
      response.end(body);
    }).listen(0, "127.0.0.1");
    await new Promise((done) => server.once("listening", done));
    line.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use(line);
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ line }, use) => use(line.origin),
  serviceWorkers: "allow",
});
