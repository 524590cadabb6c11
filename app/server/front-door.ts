import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { existsSync, readdirSync } from "node:fs";
import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from "node:http";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { yearInRecife } from "../components/year";
import { siteUrl } from "../seo/site-url";
import { type Answer, choose, type KeptAnswer, keep } from "./kept-answers";
import { logFailure, logMissingPath } from "./log";
import { readTarget } from "./request-target";
import { fileHeaders } from "./response-headers";

/** The path under which the one 404 document is rendered and kept. */
export const NOT_FOUND_PATH = "/404";

/** Milliseconds between SIGTERM and the end, whatever still hangs on. */
const STOP_WITHIN = 1500;

/**
 * Stands before Express on the server that remix-serve starts, which has no place for middleware of ours: Node's
 * diagnostics channel names the server when it begins to listen, and its request listener is wrapped.
 *
 * Everything this site serves is known when it starts: its routes, which Remix answers once each and this door keeps, and
 * its files, which Express sends. Any other request gets the one 404 document. So a request costs a look-up, no client
 * chooses a path on disk, nothing depends on Host, and remix-serve's request log never holds what a client sent.
 */
export function openFrontDoor(build: ServerBuild): void {
  const onListen = (message: unknown) => {
    const { server } = message as { server: unknown };
    if (!(server instanceof Server)) return;
    unsubscribe(LISTEN, onListen);
    const [express] = server.listeners("request") as RequestListener[];
    if (!express) return;
    server.removeAllListeners("request");
    server.on("request", frontDoor(build, express));
    stopInTime(server);
  };
  subscribe(LISTEN, onListen);
}

const LISTEN = "tracing:net.server.listen:asyncStart";

function frontDoor(build: ServerBuild, express: RequestListener): RequestListener {
  const known = new Set(
    Object.values(build.routes).flatMap((route) => (route?.id === "root" ? [] : [`/${route?.path ?? ""}`])),
  );
  const files = new Set([
    ...list("public", ""),
    ...list(`${build.assetsBuildDirectory}/assets`, `${build.publicPath}assets`),
  ]);
  const answers = answersOf(build);

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return send(response, methodNotAllowed);
    const target = readTarget(request.url ?? "/", known, files);
    if (target.kind === "file") return sendFile(request, response, target.path);
    if (target.kind === "redirect") return send(response, movedTo(target.location));
    if (target.kind === "missing") logMissingPath(target.path);
    const path = target.kind === "missing" ? NOT_FOUND_PATH : target.path;
    const kept = answers(path);
    if (kept instanceof Promise)
      kept.then(
        (kept) => sendKept(request, response, kept),
        (error) => sendFailure(response, error),
      );
    else sendKept(request, response, kept);
  };

  function sendFile(request: IncomingMessage, response: ServerResponse, path: string) {
    for (const [name, value] of Object.entries(fileHeaders(path))) response.setHeader(name, value);
    request.url = path;
    express(request, response);
  }
}

/**
 * @returns for a path, what is kept; or, the first time and when the year changes in Recife, the promise of it. Requests
 *   that arrive meanwhile share that promise.
 */
function answersOf(build: ServerBuild): (path: string) => KeptAnswer | Promise<KeptAnswer> {
  const remix = createRequestHandler(build, "production");
  const answers = new Map<string, KeptAnswer | Promise<KeptAnswer>>();
  let year = yearInRecife();
  return (path) => {
    if (year !== yearInRecife()) {
      year = yearInRecife();
      answers.clear();
    }
    const found = answers.get(path);
    if (found) return found;
    const made = remix(new Request(siteUrl + path)).then(keep);
    answers.set(path, made);
    made.then(
      (kept) => answers.get(path) === made && answers.set(path, kept),
      () => answers.delete(path),
    );
    return made;
  };
}

function sendKept(request: IncomingMessage, response: ServerResponse, kept: KeptAnswer): void {
  const { "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch } = request.headers;
  const encoding = Array.isArray(acceptEncoding) ? acceptEncoding.join(",") : acceptEncoding;
  const answer = choose(kept, { acceptEncoding: encoding, ifNoneMatch });
  response.writeHead(answer.status, answer.headers);
  response.end(request.method === "HEAD" ? undefined : answer.body);
}

const methodNotAllowed: Answer = {
  status: 405,
  // Closing keeps a body that nobody reads from holding the connection.
  headers: ["Allow", "GET, HEAD", "Cache-Control", "no-store", "Content-Length", "0", "Connection", "close"],
  body: Buffer.alloc(0),
};

function movedTo(location: string): Answer {
  return {
    status: 308,
    headers: ["Location", location, "Cache-Control", "public, max-age=86400", "Content-Length", "0"],
    body: Buffer.alloc(0),
  };
}

function send(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}

function sendFailure(response: ServerResponse, error: unknown): void {
  logFailure(error);
  send(response, { status: 500, headers: ["Cache-Control", "no-store", "Content-Length", "0"], body: Buffer.alloc(0) });
}

function list(directory: string, prefix: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${prefix}${`${entry.parentPath}/${entry.name}`.slice(directory.length)}`);
}

/** remix-serve stops listening on SIGTERM and waits for every connection; an idle or half-open one could hold it for minutes. */
function stopInTime(server: Server): void {
  // Longer than a reverse proxy keeps idle connections (nginx: 60 s), so that it never sends into one being closed.
  server.keepAliveTimeout = 65_000;
  process.once("SIGTERM", () => {
    setInterval(() => server.closeIdleConnections(), 50).unref();
    setTimeout(() => process.exit(0), STOP_WITHIN).unref();
  });
}
