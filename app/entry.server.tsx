import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { NonceContext } from "~/document/nonce-context";
import { policyWithNonce } from "~/server/content-security-policy";
import { cacheContext, cachedPage, pageResponse } from "~/server/page-cache";
import { setDefaultHeaders } from "~/server/response-headers";
import { isStaticRoute, staticPath } from "~/server/static-path";

/** In ms. After this time a document ends without its deferred data, and fails if it is still waiting for anything else. */
const ABORT_DELAY = 5000;

/**
 * Remix's template, but static pages come from the page cache. To render a page for the cache, Remix calls this function again:
 *
 * | Remix calls `handleRequest`           | What it does                                                                   |
 * |---------------------------------------|--------------------------------------------------------------------------------|
 * | 1. for a visitor                      | asks `cachedPage`, which asks Remix for the page if it is not in the cache yet |
 * | 2. for the cache, with `cacheContext` | renders the page by `pageForCache`                                             |
 * | 3. again for the cache, if 2 throws   | renders the `ErrorBoundary` with the status 500, which the cache does not keep |
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext?: AppLoadContext,
) {
  if (status === 405) return methodNotAllowed(request);
  if (loadContext === cacheContext) return pageForCache(request, status, headers, context);
  const path = staticPath(context, request);
  if (path) return pageResponse(await cachedPage(path), request);
  return pageForVisitor(request, status, headers, context);
}

/** @returns a whole page, without a nonce. page-cache.ts adds the other headers. */
async function pageForCache(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { document, errors } = await render("onAllReady", context, request);
  throwFirst(errors);
  if (status >= 500) dropCacheControl(headers, context);
  return new Response(createReadableStreamFromReadable(document), { status, headers });
}

/** @returns a stream with a nonce. If a part in a `<Suspense>` has failed before the document can be sent, the status is 500. */
async function pageForVisitor(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = randomBytes(16).toString("base64");
  const { document, errors } = await render("onShellReady", context, request, nonce);
  // A static route gets here with the answer of an action or with an error page.
  if (isStaticRoute(context)) throwFirst(errors);
  for (const error of errors) handleError(error, { request }); // `render` logs later ones
  const finalStatus = errors.length > 0 ? 500 : status;
  if (finalStatus >= 500) dropCacheControl(headers, context);
  setDefaultHeaders(headers, {
    "Content-Security-Policy": policyWithNonce(nonce),
    // With `no-store`, a browser that goes back to the answer of a form would ask to send the form again.
    "Cache-Control": finalStatus >= 500 ? "no-store" : "private, no-cache",
  });
  return new Response(createReadableStreamFromReadable(document), { status: finalStatus, headers });
}

/**
 * For static pages. Their body is in a `<Suspense>` (root.tsx). An error would leave it empty, so the page cannot be sent.
 * Remix logs what is thrown, and calls `handleRequest` again to render the `ErrorBoundary`. If that throws too, Remix sends a plain 500.
 */
function throwFirst(errors: unknown[]): void {
  if (errors.length > 0) throw errors[0];
}

/** A route's `Cache-Control` is meant for its page, not for a failure, unless the route threw that failure as a `Response`. */
function dropCacheControl(headers: Headers, { staticHandlerContext }: EntryContext): void {
  const errors = Object.values(staticHandlerContext.errors ?? {});
  const isThrownByRoute = errors.some(isRouteErrorResponse); // for example `throw new Response(null, { status: 503, headers })`
  if (!isThrownByRoute) headers.delete("Cache-Control");
}

/** Answers a form that was sent to a route without an action. Only bots do that. */
async function methodNotAllowed(request: Request): Promise<Response> {
  // Reads the form first: otherwise a proxy that is still sending it would miss this answer and answer with 502.
  await request.body?.pipeTo(new WritableStream()).catch(() => {});
  return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
}

/**
 * Resolves when React calls `ready`: once the document can be streamed (`onShellReady`), or once it is complete (`onAllReady`).
 * Until then, `errors` collects the errors inside a `<Suspense>`. An error outside a `<Suspense>` rejects the promise.
 */
function render(ready: "onShellReady" | "onAllReady", context: EntryContext, request: Request, nonce?: string) {
  return new Promise<{ document: PassThrough; errors: unknown[] }>((resolve, reject) => {
    const errors: unknown[] = [];
    let isReady = false;
    const stream = renderToPipeableStream(
      <NonceContext value={nonce}>
        <RemixServer context={context} url={request.url} abortDelay={ABORT_DELAY} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Otherwise React sends large parts last, and moves them into place with inline scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [ready]() {
          isReady = true;
          resolve({ document: stream.pipe(new PassThrough()), errors });
        },
        onShellError: reject,
        onError(error) {
          if (isReady) handleError(error, { request });
          else errors.push(error);
        },
      },
    );
    // Remix's `abortDelay` ends only deferred data.
    setTimeout(() => stream.abort(new Error(`no data came within ${ABORT_DELAY} ms`)), ABORT_DELAY).unref();
  });
}

/** Logs errors with method and path, except responses that a route or Remix throws, such as 404, and except aborted requests. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    console.error(request.method, new URL(request.url).pathname, error);
}
