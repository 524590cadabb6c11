import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ServerBuild } from "@remix-run/node";
import onHeaders from "on-headers";
import { business } from "../content/business";
import { reviews } from "../content/reviews";
import { siteUrl } from "../seo/site-url";
import { type CachedResponse, negotiate } from "./cached-response";
import { end, log, logEverything, logRefusal, silenceMorgan } from "./log";
import { placeholdersOf } from "./placeholders";
import { securityHeaders } from "./response-headers";
import { createRouteMatcher, encodePath, fixedPaths, NOT_FOUND_PATH } from "./route-matching";
import { shutDownGracefully } from "./shutdown";
import { buildCache } from "./site-cache";

/** Bounds what a client can hold. Node's own limits suit uploads; visitors of this site send a short request. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  // Ends a connection on which no byte moves for this time; a slow reader stays.
  timeout: 30_000,
  // Longer than proxies keep idle connections, so that a proxy never sends into one that is being closed.
  keepAliveTimeout: 125_000,
  maxConnections: 4096,
};

/**
 * Puts a cache in front of remix-serve, which has no place for middleware: when the server of remix-serve begins to
 * listen, our request listener takes the place of its own.
 */
export function openFrontDoor(build: ServerBuild): void {
  // remix-serve reads it after this. A shell may have another value, with which it ends at once, or shows an error's stack.
  process.env.NODE_ENV = "production";
  silenceMorgan();
  // remix-serve gives its server to nobody. The first call of `listen` is made on it.
  const { listen } = Server.prototype;
  Server.prototype.listen = function (this: Server, ...args: []) {
    Server.prototype.listen = listen;
    logEverything();
    this.once("error", ({ message }) => end(`The server cannot listen: ${message}.`));
    const [remixServe] = this.listeners("request") as RequestListener[];
    this.removeAllListeners("request");
    this.on("request", createListener(build, remixServe as RequestListener));
    Object.assign(this, limits);
    shutDownGracefully(this);
    // remix-serve prints its own line first.
    this.once("listening", () => setImmediate(() => logStart(build, this)));
    return this.listen(...args);
  };
}

/**
 * Pages that are the same for every visitor, and files, are sent from memory. Every other path that a route matches goes
 * to remix-serve. All other requests get the 404 page, and no library sees them.
 */
function createListener(build: ServerBuild, remixServe: RequestListener): RequestListener {
  const match = createRouteMatcher(build.routes);
  const cache = buildCache(build);
  const addresses = new Map([...cache.keys(), ...fixedPaths(build.routes)].map((path) => [normalizedPath(path), path]));

  return (request, response) => {
    const { path, query } = readTarget(request.url ?? "/");
    const cached = cache.get(path);
    if (cached) {
      if (request.method === "GET" || request.method === "HEAD") sendCached(request, response, cached);
      else sendPlain(response, request.method === "OPTIONS" ? 204 : 405, { Allow: "GET, HEAD, OPTIONS" });
      return;
    }
    // Absent where a route of every path (`$.tsx`) or the root has a loader: then Remix renders it.
    const notFound = cache.get(NOT_FOUND_PATH);
    const normalized = normalizedPath(path);
    const address = normalized && addresses.get(normalized);
    if (address && address !== path) redirect(response, address, query);
    else if (request.method === "TRACE") {
      // Fetch has no such request, so Remix could not make one.
      logRefusal(405, path + query);
      sendPlain(response, 405, { Allow: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS" });
    } else if (normalized && match(path).length > 0) passToRemix(request, response, path + query);
    else if (notFound) {
      logRefusal(404, path + query);
      sendCached(request, response, notFound);
    } else passToRemix(request, response, encodeURI(path) + query);
  };

  function passToRemix(request: IncomingMessage, response: ServerResponse, url: string) {
    // remix-serve makes a URL of both fields, and fails with 500 when it cannot. Proxies make a list, the visitor's host first.
    const { host, "x-forwarded-host": forwarded } = request.headers;
    if (!isHost(host)) request.headers.host = new URL(siteUrl).host;
    const [first] = forwarded?.toString().split(",") ?? [];
    request.headers["x-forwarded-host"] = isHost(first) ? first : undefined;
    request.url = url;
    onHeaders(response, () => {
      const { statusCode } = response;
      if (statusCode >= 400 && statusCode !== 500) logRefusal(statusCode, url);
      for (const [name, value] of Object.entries(securityHeaders)) {
        if (!response.hasHeader(name)) response.setHeader(name, value);
      }
    });
    remixServe(request, response as Parameters<RequestListener>[1]);
  }
}

/**
 * @param url a request target in origin form or in absolute form, whose origin is ignored (RFC 9112 section 3.2)
 * @returns its path, and its query with `?`, as they came
 */
function readTarget(url: string): { path: string; query: string } {
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  return { path: path || "/", query };
}

/**
 * @returns what all spellings of a path have in common: small letters, no slash at the end, one percent-encoding; undefined when
 *   the path cannot be decoded
 */
function normalizedPath(path: string): string | undefined {
  let length = path.length;
  while (length > 1 && path[length - 1] === "/") length--;
  try {
    return encodePath(decodeURIComponent(path.slice(0, length)).toLowerCase());
  } catch {
    return undefined;
  }
}

function isHost(host: string | undefined): boolean {
  return host !== undefined && /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);
}

function sendCached(request: IncomingMessage, response: ServerResponse, cached: CachedResponse) {
  const { status, fields, body } = negotiate(cached, request.headers);
  response.writeHead(status, fields).end(body);
}

function redirect(response: ServerResponse, path: string, query: string) {
  // Only the characters of a query (RFC 3986 section 3.4) may stand in the header.
  const location = path + query.replace(/[^\w\-.~!$&()*+,;=:@/?%]/g, encodeURIComponent);
  // `private`: the location holds one visitor's query, and a shared cache may ignore queries.
  sendPlain(response, 308, { Location: location, "Cache-Control": "private, max-age=3600" });
}

function sendPlain(response: ServerResponse, status: number, fields: Record<string, string> = {}) {
  const length = status === 204 ? {} : { "Content-Length": "0" };
  response.writeHead(status, { "Cache-Control": "no-store", ...length, ...securityHeaders, ...fields }).end();
}

function logStart(build: ServerBuild, server: Server): void {
  const placeholders = placeholdersOf(business, reviews.list, siteUrl);
  if (placeholders.length > 0) log("warn", `still placeholders in app/content: ${placeholders.join(", ")}`);
  const { address, port } = server.address() as AddressInfo;
  const { node } = process.versions;
  if (process.env.PORT === undefined && port !== 3000)
    log(
      "warn",
      `Este site está em http://localhost:${port}, porque outro programa, talvez o site de antes, usa a porta 3000. Feche o outro terminal.`,
    );
  log("info", `started: version ${build.assets.version}, origin ${siteUrl}, on ${address} port ${port}, Node ${node}`);
}
