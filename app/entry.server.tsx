import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { NonceContext } from "~/document/nonce-context";
import { policyWithNonce } from "~/server/content-security-policy";
import { cachedPage, everybody, pageResponse } from "~/server/page-cache";
import { setDefaultHeaders } from "~/server/response-headers";
import { isStaticRoute, sharedPath } from "~/server/shared-path";

const ABORT_DELAY = 5000; // ms, then the document ends without its deferred data

/**
 * Remix's template, but static pages come from the page cache:
 *
 * 1. A visitor's request for a static page goes to the page cache.
 * 2. If the page is not cached, the cache asks Remix, and so this function again, as `everybody`: a whole page without a nonce.
 * 3. If a part of a static page fails, this throws, and Remix calls it once more with the `ErrorBoundary`.
 *
 * Any other page is a stream with a nonce. If a part of it fails, its status is 500.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext?: AppLoadContext,
) {
  if (status === 405) return methodNotAllowed(request);
  const path = sharedPath(context, request);
  const isForEverybody = loadContext === everybody;
  if (path && !isForEverybody) return pageResponse(await cachedPage(path), request);

  // A cached page has hashes instead of a nonce (page-cache.ts).
  const nonce = isForEverybody ? undefined : randomBytes(16).toString("base64");
  const { document, errors } = await render(context, request, nonce);
  // All of a static page is in a `<Suspense>`, so its body would be empty.
  if (errors.length > 0 && isStaticRoute(context)) throw errors[0];
  for (const error of errors) handleError(error, { request });
  const finalStatus = errors.length > 0 ? 500 : status; // nothing is sent yet
  // A route's `headers` are meant for a page that has not failed.
  if (finalStatus >= 500 && !hasThrownResponse(context)) headers.delete("Cache-Control");
  if (nonce) setVisitorHeaders(headers, finalStatus, nonce);
  return new Response(createReadableStreamFromReadable(document), { status: finalStatus, headers });
}

/** Only bots send a form to a route without an action. */
async function methodNotAllowed(request: Request): Promise<Response> {
  // A proxy that is still sending the form would miss the answer, and answer 502.
  await request.body?.pipeTo(new WritableStream()).catch(() => {});
  return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
}

/** @returns whether a route has thrown a response, whose headers are its own */
function hasThrownResponse({ staticHandlerContext }: EntryContext): boolean {
  return Object.values(staticHandlerContext.errors ?? {}).some(isRouteErrorResponse);
}

/** For a page that is rendered for one visitor; page-cache.ts sets those of a shared page. */
function setVisitorHeaders(headers: Headers, status: number, nonce: string): void {
  setDefaultHeaders(headers, {
    "Content-Security-Policy": policyWithNonce(nonce),
    // With `no-store`, going back to the answer of a form would ask to send the form again.
    "Cache-Control": status >= 500 ? "no-store" : "private, no-cache",
  });
}

/**
 * Resolves when the document can be streamed. For the page cache, which has no nonce, that is when all of it is rendered.
 * `errors` has the errors inside a `<Suspense>` so far. An error outside rejects the promise.
 */
function render(context: EntryContext, request: Request, nonce?: string) {
  return new Promise<{ document: PassThrough; errors: unknown[] }>((resolve, reject) => {
    const errors: unknown[] = [];
    let isReady = false;
    const onReady = () => {
      isReady = true;
      resolve({ document: pipe(new PassThrough()), errors });
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        {/* Remix requires `url`, but renders the location of `context`. */}
        <RemixServer context={context} url={request.url} abortDelay={ABORT_DELAY} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Otherwise React sends large parts last, and moves them into place with inline scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        ...(nonce ? { onShellReady: onReady } : { onAllReady: onReady }),
        onShellError: reject,
        onError(error) {
          if (isReady) handleError(error, { request });
          else errors.push(error);
        },
      },
    );
    // Remix's `abortDelay` ends deferred data. This ends the document.
    setTimeout(() => abort(new Error(`no data came within ${ABORT_DELAY} ms`)), ABORT_DELAY).unref();
  });
}

/** Logs errors with method and path, except responses that a route or Remix throws, such as 404, and requests that were aborted. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    console.error(request.method, new URL(request.url).pathname, error);
}
