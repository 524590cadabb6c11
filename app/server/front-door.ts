import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { readFile } from "node:fs/promises";
import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from "node:http";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { business } from "../content/business";
import { placeholdersOf } from "../content/check-business";
import { siteUrl } from "../content/site-url";
import { yearInRecife } from "../content/year";
import { listFiles } from "./files";
import { type Answer, choose, type KeptAnswer, keep } from "./kept-answers";
import { logFailure, logMissingPath } from "./log";
import { readTarget } from "./request-target";
import { everywhere, fileHeaders } from "./response-headers";
import { boundConnections, stopInTime } from "./server-limits";

/** The path under which the one 404 document is rendered and kept. */
export const NOT_FOUND_PATH = "/404";

/**
 * Stands in for Express on the server that remix-serve starts, which has no place for middleware of ours: Node's
 * diagnostics channel names the server when it begins to listen, and its request listener is replaced.
 *
 * Everything this site serves is known when it starts: its routes, which Remix answers once each, and its files. Any other
 * request gets the one 404 document. So a request costs a look-up, no client chooses a path on disk, nothing depends on
 * Host, and no library sees what a client sent.
 */
export function openFrontDoor(build: ServerBuild): void {
  const onListen = (message: unknown) => {
    const { server } = message as { server: unknown };
    if (!(server instanceof Server)) return;
    unsubscribe(LISTEN, onListen);
    server.removeAllListeners("request");
    server.on("request", frontDoor(build));
    boundConnections(server, plainAnswer(405, { Allow }));
    stopInTime(server);
    const placeholders = placeholdersOf(business, siteUrl);
    if (placeholders.length > 0) console.warn(`Still placeholders in app/content: ${placeholders.join(", ")}`);
  };
  subscribe(LISTEN, onListen);
}

const LISTEN = "tracing:net.server.listen:asyncStart";

const Allow = "GET, HEAD";

function frontDoor(build: ServerBuild): RequestListener {
  const files = listFiles(build);
  const pages = Object.values(build.routes).flatMap((route) => (route?.id === "root" ? [] : [`/${route?.path ?? ""}`]));
  const known = new Set([...pages, ...files.keys()]);
  const answers = keepAnswers(build, files);
  const methodNotAllowed = plainAnswer(405, { Allow });
  const failure = plainAnswer(500);

  return (request, response) => {
    try {
      const answer = answerTo(request);
      if (!(answer instanceof Promise)) return send(request, response, answer);
      answer.then((answer) => send(request, response, answer)).catch((error) => fail(request, response, error));
    } catch (error) {
      fail(request, response, error);
    }
  };

  function answerTo(request: IncomingMessage): Answer | Promise<Answer> {
    if (request.method !== "GET" && request.method !== "HEAD") return methodNotAllowed;
    const target = readTarget(request.url ?? "/", known);
    // `private`, for it holds one visitor's query, and a shared cache may well ignore queries.
    if (target.kind === "redirect") {
      return plainAnswer(308, { Location: target.location, "Cache-Control": "private, max-age=3600" });
    }
    if (target.kind === "missing") logMissingPath(target.path);
    const kept = answers(target.kind === "missing" ? NOT_FOUND_PATH : target.path);
    return kept instanceof Promise ? kept.then((kept) => chosen(request, kept)) : chosen(request, kept);
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown) {
    logFailure(error);
    if (response.headersSent) response.destroy();
    else send(request, response, failure);
  }
}

/**
 * @returns for a path, what is kept; or, the first time and when the year changes in Recife, the promise of it. Requests
 *   that arrive meanwhile share that promise. A failure is not kept: the next request tries again.
 */
function keepAnswers(
  build: ServerBuild,
  files: ReadonlyMap<string, string>,
): (path: string) => KeptAnswer | Promise<KeptAnswer> {
  const remix = createRequestHandler(build, "production");
  const answers = new Map<string, KeptAnswer | Promise<KeptAnswer>>();
  let year = yearInRecife();
  let lookAgainAt = 0;

  const make = async (path: string): Promise<KeptAnswer> => {
    const file = files.get(path);
    if (file !== undefined) return keep(200, fileHeaders(path), await readFile(file));
    const response = await remix(new Request(siteUrl + path));
    const headers = Object.fromEntries([...response.headers].map(([name, value]) => [titleCase(name), value]));
    return keep(response.status, headers, Buffer.from(await response.arrayBuffer()));
  };

  return (path) => {
    if (Date.now() >= lookAgainAt) {
      lookAgainAt = Date.now() + 1000;
      if (year !== yearInRecife()) answers.clear();
      year = yearInRecife();
    }
    const found = answers.get(path);
    if (found) return found;
    const made = make(path);
    answers.set(path, made);
    const settle = (kept?: KeptAnswer) => {
      if (answers.get(path) !== made) return;
      if (kept && kept.status < 500) answers.set(path, kept);
      else answers.delete(path);
    };
    made.then(settle, () => settle());
    return made;
  };
}

function chosen({ headers }: IncomingMessage, kept: KeptAnswer): Answer | Promise<Answer> {
  const { "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch } = headers;
  return choose(kept, { acceptEncoding: acceptEncoding?.toString(), ifNoneMatch });
}

function plainAnswer(status: number, headers: Record<string, string> = {}): Answer {
  const fields = { "Cache-Control": "no-store", "Content-Length": "0", ...headers, ...everywhere };
  return { status, headers: Object.entries(fields).flat(), body: Buffer.alloc(0) };
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, answer.headers);
  response.end(request.method === "HEAD" ? undefined : answer.body);
}

function titleCase(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}
