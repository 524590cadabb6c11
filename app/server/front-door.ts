import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { business } from "../content/business";
import { placeholdersOf } from "../content/check-business";
import { siteUrl } from "../content/site-url";
import { keepSite, NOT_FOUND_PATH } from "./keep-site";
import { type Answer, choose, type KeptAnswer } from "./kept-answers";
import { knowRoutes } from "./known-routes";
import { lastResortPage } from "./last-resort";
import { end, log, logAccess, logEverything, logFailure, logMissingPath, silenceMorgan } from "./log";
import { missing } from "./readiness";
import { readTarget } from "./request-target";
import { documentHeaders, everywhere } from "./response-headers";
import { boundConnections, stopInTime } from "./server-limits";
import { enterSite, LISTEN, requireListenChannel, requirePort } from "./start-conditions";

/**
 * Puts a cache in front of remix-serve, which has no place for middleware of ours: Node's diagnostics channel names its
 * server when it begins to listen, and ours becomes the listener of its requests.
 *
 * Pages of routes without loader, action and parameter, and files, are made once and kept. Whatever else matches a route
 * goes to remix-serve's own listener. What matches nothing gets the one 404 document, and no library sees it.
 *
 * @param build not yet read: it imports who calls this
 */
export function openFrontDoor(build: ServerBuild): void {
  requireListenChannel();
  enterSite();
  silenceMorgan();
  const onListen = (message: unknown) => {
    const { server } = message as { server: unknown };
    if (!(server instanceof Server)) return;
    unsubscribe(LISTEN, onListen);
    logEverything();
    requirePort();
    server.once("error", ({ message }) => end(`The server cannot listen: ${message}.`));
    const [remixServe] = server.listeners("request") as RequestListener[];
    server.removeAllListeners("request");
    const { listener, makeAll } = frontDoor(build, remixServe as RequestListener);
    server.on("request", listener);
    if (process.env.ACCESS_LOG) server.prependListener("request", logAccess);
    boundConnections(server, plainAnswer(405, { Allow: READ.join(", ") }));
    stopInTime(server);
    server.once("listening", () => tellStart(build, server, makeAll()));
  };
  subscribe(LISTEN, onListen);
}

const READ = ["GET", "HEAD", "OPTIONS"];
const READ_AND_WRITE = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

function frontDoor(build: ServerBuild, remixServe: RequestListener) {
  const { match, staticPages } = knowRoutes(build.routes);
  const site = keepSite(build, staticPages);
  const html = lastResortPage();
  const failure: Answer = {
    status: 500,
    headers: Object.entries(documentHeaders(html)).flat(),
    body: Buffer.from(html),
  };

  const listener: RequestListener = (request, response) => {
    const { method = "" } = request;
    const target = readTarget(request.url ?? "/", site.paths);
    const matched = target.kind === "other" ? match(target.path) : [];
    // A resource route answers OPTIONS by its loader, as Remix's guide to CORS has it.
    const isResource = matched.length > 0 && !matched.at(-1)?.module.default;
    const allow = matched.length > 0 ? READ_AND_WRITE : READ;
    if (method === "OPTIONS" && !isResource) send(request, response, plainAnswer(204, { Allow: allow.join(", ") }));
    else if (!allow.includes(method)) send(request, response, plainAnswer(405, { Allow: allow.join(", ") }));
    // `private`, for it holds one visitor's query, and a shared cache may well ignore queries.
    else if (target.kind === "redirect") send(request, response, redirect(target.location));
    else if (target.kind === "kept") sendKept(request, response, target.path);
    else if (matched.length > 0) handOver(request, response, target.path + target.query);
    else {
      logMissingPath(target.path + target.query);
      sendKept(request, response, NOT_FOUND_PATH);
    }
  };

  function sendKept(request: IncomingMessage, response: ServerResponse, path: string) {
    const kept = site.answerFor(path);
    if (!(kept instanceof Promise)) return send(request, response, chosen(request, kept));
    kept
      .then((kept) => send(request, response, chosen(request, kept)))
      .catch((error) => {
        logFailure(error);
        send(request, response, failure);
      });
  }

  /** To remix-serve, which makes a URL of these two and would fail on what cannot be one. */
  function handOver(request: IncomingMessage, response: ServerResponse, url: string) {
    const { host, "x-forwarded-host": forwardedHost } = request.headers;
    if (![host, forwardedHost?.toString()].every(isHost)) return send(request, response, plainAnswer(400));
    request.url = url;
    addHeaders(response);
    remixServe(request, response as Parameters<RequestListener>[1]);
  }

  return { listener, makeAll: site.makeAll };
}

function chosen({ headers }: IncomingMessage, kept: KeptAnswer): Answer {
  const { "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch } = headers;
  return choose(kept, { acceptEncoding: acceptEncoding?.toString(), ifNoneMatch });
}

function isHost(host: string | undefined): boolean {
  return host === undefined || (/^[\w.:[\]-]*$/.test(host) && URL.canParse(`http://${host}`));
}

/** Adds what every answer carries to one that Remix makes, where its route does not say it otherwise. */
function addHeaders(response: ServerResponse): void {
  const writeHead = response.writeHead;
  response.writeHead = (...parts: unknown[]) => {
    for (const [name, value] of Object.entries(everywhere)) {
      if (!response.hasHeader(name)) response.setHeader(name, value);
    }
    return Reflect.apply(writeHead, response, parts);
  };
}

function redirect(location: string): Answer {
  return plainAnswer(308, { Location: location, "Cache-Control": "private, max-age=3600" });
}

function plainAnswer(status: number, headers: Record<string, string> = {}): Answer {
  const length = status === 204 ? {} : { "Content-Length": "0" };
  const fields = { "Cache-Control": "no-store", ...length, ...headers, ...everywhere };
  return { status, headers: Object.entries(fields).flat(), body: Buffer.alloc(0) };
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, answer.headers);
  response.end(request.method === "HEAD" ? undefined : answer.body);
}

/** Tells that the site can answer everything, and what somebody should know who looks at it. */
async function tellStart(build: ServerBuild, server: Server, made: Promise<unknown>): Promise<void> {
  await made.catch(logFailure);
  if (!server.listening) return;
  const address = server.address();
  const where = typeof address === "object" && address ? `${address.address} port ${address.port}` : address;
  const what = `version ${build.assets.version}, origin ${siteUrl}, on ${where}, Node ${process.versions.node}`;
  const placeholders = placeholdersOf(business, siteUrl);
  if (placeholders.length > 0) log("warn", `still placeholders in app/content: ${placeholders.join(", ")}`);
  if (missing.size === 0) log("info", `started: ${what}`);
  else log("error", `started, but not ready, as these cannot be answered: ${[...missing].join(", ")}; ${what}`);
}
