import { randomBytes } from "node:crypto";
import { Transform } from "node:stream";
import { text } from "node:stream/consumers";
import { createReadableStreamFromReadable, type EntryContext, type HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { DocumentContext } from "./document-context";
import { contentSecurityPolicy, developmentPolicy, hashesIn } from "./server/content-security-policy";
import { lastResortPage } from "./server/last-resort";
import { logFailure } from "./server/log";
import { documentHeaders, PAGE_CACHE_CONTROL } from "./server/response-headers";
import { isPrerendered } from "./server/route-matching";

/** Milliseconds until a document is ended without the deferred data that have not come. */
const LONGEST_WAIT = 5000;

/**
 * Renders a prerendered page whole, and streams any other document. When rendering fails before anything is sent, Remix calls this
 * function again with the error, and the `ErrorBoundary` is rendered with status 500.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { errors, matches } = context.staticHandlerContext;
  const routes = matches.map(({ route }) => context.manifest.routes[route.id]);
  const isWhole = import.meta.env.PROD && isPrerendered(new URL(request.url).pathname, routes);
  const nonce = isWhole ? undefined : randomBytes(16).toString("base64");
  const page = (
    <DocumentContext.Provider value={{ isPrerendered: isWhole, nonce }}>
      <RemixServer context={context} url={request.url} abortDelay={LONGEST_WAIT} />
    </DocumentContext.Provider>
  );
  let body: string | ReadableStream;
  try {
    const document = await render(page, request, nonce);
    body = isWhole ? await text(document) : createReadableStreamFromReadable(document);
  } catch (error) {
    if (!errors) throw error;
    logFailure(error);
    body = lastResortPage();
    status = 500;
  }
  const sources =
    typeof body === "string" ? hashesIn(body) : { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
  const policy = import.meta.env.DEV ? developmentPolicy(sources) : contentSecurityPolicy(sources);
  const fields = { "Content-Security-Policy": policy, ...documentHeaders };
  const caching = headers.get("Cache-Control") ?? (isWhole ? PAGE_CACHE_CONTROL : "no-store");
  headers.set("Cache-Control", status === 200 ? caching : "no-store");
  headers.set("Content-Type", "text/html; charset=utf-8");
  // A route's own `headers` win.
  for (const [name, value] of Object.entries(fields)) if (!headers.has(name)) headers.set(name, value);
  return new Response(body, { status, headers });
}

/**
 * @param nonce of a document that is streamed; without a nonce the document is whole
 * @returns the document; rejects with the first error before anything is sent, also with one inside `<Suspense>`, where React
 *   would leave a hole. A later error is logged, and the browser renders that part.
 */
function render(page: ReactElement, { signal }: Request, nonce?: string): Promise<Transform> {
  return new Promise((resolve, reject) => {
    // React 18 pads its buffer with zeros before a letter of several bytes
    // (https://github.com/facebook/react/pull/26228, fixed in 19).
    const withoutZeros = new Transform({
      transform: (chunk: Buffer, _encoding, done) =>
        done(
          null,
          chunk.filter((byte) => byte !== 0),
        ),
    });
    let isSent = false;
    const send = () => {
      isSent = true;
      resolve(pipe(withoutZeros));
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Otherwise React sends large parts last and moves them into place with inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      [nonce ? "onShellReady" : "onAllReady"]: send,
      onError(error) {
        if (!isSent) reject(error);
        else if (!signal.aborted) logFailure(error);
      },
    });
    setTimeout(() => abort(new Error(`no data came within ${LONGEST_WAIT} ms`)), LONGEST_WAIT).unref();
  });
}

/** Logs an error of Remix once. A request that the visitor aborted is not logged; front-door.ts logs what is refused. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (import.meta.env.DEV) console.error(error);
  else logFailure(error);
};
