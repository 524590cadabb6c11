import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createReadableStreamFromReadable, type EntryContext, type HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { NonceContext } from "./nonce-context";
import { noncePolicy } from "./server/content-security-policy";
import { delayScripts } from "./server/delayed-scripts";
import { cachedPage, pageResponse } from "./server/page-cache";
import { documentHeaders, PAGE_CACHE_CONTROL } from "./server/response-headers";
import { findStaticRoute, withoutRequest } from "./server/static-route";
import { yearInRecife } from "./utils/year";

/** How long to wait for deferred data before ending the document without it (ms). */
const ABORT_DELAY = 5000;

/** Renders a static page once per year (the footer shows the year), and streams every other page as Remix's template does. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const staticRoute = status < 500 ? findStaticRoute(context) : undefined;
  if (staticRoute && !["GET", "HEAD"].includes(request.method))
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });

  headers.set("Content-Type", "text/html; charset=utf-8");
  for (const [name, value] of Object.entries(documentHeaders)) if (!headers.has(name)) headers.set(name, value);
  const isCached = import.meta.env.PROD && staticRoute && (status === 200 || status === 404);
  if (isCached) {
    const page = await cachedPage(`${status} ${staticRoute} ${yearInRecife()}`, async () =>
      delayScripts(await text((await render(request, withoutRequest(context), undefined, true)).document)),
    );
    headers.set("Cache-Control", status === 200 ? PAGE_CACHE_CONTROL : "no-store");
    return pageResponse(page, request, status, headers);
  }

  const nonce = randomBytes(16).toString("base64");
  const { document, hasFailed } = await render(request, context, nonce, Boolean(staticRoute) || status >= 500);
  if (hasFailed) status = 500;
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", noncePolicy(nonce));
  // With `no-store`, Back to a form without scripts would show an error of the browser.
  if (status >= 500) headers.set("Cache-Control", "no-store");
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  return new Response(createReadableStreamFromReadable(document), { status, headers });
}

/**
 * Streams the document when there is a nonce, else renders it completely. Rejects when an error prevents the shell, so that Remix renders
 * the `ErrorBoundary`; the browser renders what failed inside a `<Suspense>`. With `mustBeWhole`, that rejects too.
 */
function render(request: Request, context: EntryContext, nonce: string | undefined, mustBeWhole: boolean) {
  return new Promise<{ document: PassThrough; hasFailed: boolean }>((resolve, reject) => {
    let isSent = false;
    const errors: unknown[] = [];
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <RemixServer context={context} url={request.url} abortDelay={ABORT_DELAY} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Otherwise React sends large parts last, and moves them into place with inline scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [nonce ? "onShellReady" : "onAllReady"]() {
          isSent = true;
          for (const error of errors) console.error(error);
          resolve({ document: pipe(new PassThrough()), hasFailed: errors.length > 0 });
        },
        onShellError: reject,
        onError(error) {
          if (!isSent) mustBeWhole ? reject(error) : errors.push(error);
          else if (!request.signal.aborted) console.error(error);
        },
      },
    );
    setTimeout(() => abort(new Error(`no data came within ${ABORT_DELAY} ms`)), ABORT_DELAY).unref();
  });
}

/** Logs errors with method and path, except 404, 405 and requests that the visitor has aborted. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    console.error(request.method, new URL(request.url).pathname, error);
};
