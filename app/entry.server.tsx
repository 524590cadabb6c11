import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createReadableStreamFromReadable, type EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { NonceContext } from "~/document/nonce-context";
import { policyWithNonce } from "~/server/content-security-policy";
import { delayScripts } from "~/server/delayed-scripts";
import { cachedPage, pageResponse } from "~/server/page-cache";
import { setDefaultHeaders } from "~/server/response-headers";
import { findCacheableRoute, hasStaticHandle, withoutRequest } from "~/server/static-route";
import { yearInRecife } from "~/utils/year";

const ABORT_DELAY = 5000; // ms, then the document ends without its deferred data

/** Answers as Remix's template does, but renders a static page only once per year, because the footer shows the year. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const route = findCacheableRoute(context, status);
  if (route) {
    const page = await cachedPage(`${status} ${route} ${yearInRecife()}`, async () => {
      const { document, errors } = await render(withoutRequest(context), request);
      // Nothing that has failed may be cached. Remix logs the error and renders the `ErrorBoundary`.
      if (errors.length > 0) throw errors[0];
      return delayScripts(await text(document));
    });
    return pageResponse(page, request, status, headers);
  }

  const nonce = randomBytes(16).toString("base64");
  const { document, errors } = await render(context, request, nonce);
  // Remix then renders the `ErrorBoundary`. All of such a page is in a `<Suspense>` (root.tsx), so its body would be empty.
  if (errors.length > 0 && hasStaticHandle(context)) throw errors[0];
  for (const error of errors) handleError(error, { request });
  const finalStatus = errors.length > 0 ? 500 : status; // a part in a `<Suspense>` has failed, and nothing is sent yet
  const hasThrownResponse = Object.values(context.staticHandlerContext.errors ?? {}).some(isRouteErrorResponse);
  // What the route's `headers` say is meant for a page that has not failed. A response that the route throws has its own.
  if (finalStatus >= 500 && !hasThrownResponse) headers.delete("Cache-Control");
  setDefaultHeaders(headers, {
    "Content-Security-Policy": policyWithNonce(nonce),
    // Not `no-store` for all: Back to a form's answer would ask to send the form again.
    "Cache-Control": finalStatus >= 500 ? "no-store" : "private, no-cache",
  });
  if (finalStatus === 405) headers.set("Allow", "GET, HEAD"); // RFC 9110, 15.5.6
  return new Response(createReadableStreamFromReadable(document), { status: finalStatus, headers });
}

/**
 * Resolves when the document can be streamed; without a nonce, so for the page cache, when all of it is rendered. `errors` are those so far
 * inside a `<Suspense>`; an error outside rejects the promise.
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
        {/* `url` is required, but what it renders is the context's location. */}
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
    // Remix's `abortDelay` ends deferred data, this ends the document.
    setTimeout(() => abort(new Error(`no data came within ${ABORT_DELAY} ms`)), ABORT_DELAY).unref();
  });
}

/** Logs errors with method and path, except responses that a route or Remix throws, such as 404, and requests that were aborted. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    console.error(request.method, new URL(request.url).pathname, error);
}
