import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import * as build from "virtual:remix/server-build";
import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { developmentPolicy } from "./server/content-security-policy";
import { openFrontDoor } from "./server/front-door";
import { addScripts } from "./server/held-scripts";
import { lastResortPage } from "./server/last-resort";
import { logFailure, logRefusal } from "./server/log";
import { renderPages } from "./server/prerender";
import { documentHeaders, PAGE_CACHE_CONTROL } from "./server/response-headers";
import { isKept, NOT_FOUND_PATH } from "./server/route-matching";

if (import.meta.env.PROD) openFrontDoor(build);

/** Renders the pages of pages.ts into build/pages/. remix.config.js calls this function at the end of a build. */
export const prerender = () => renderPages(build);

/**
 * Renders a whole document, or none: when rendering fails, Remix calls this function again with the error, and the
 * `ErrorBoundary` is rendered with status 500.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { errors, matches } = context.staticHandlerContext;
  const isForEveryone = isKept(
    new URL(request.url).pathname,
    matches.map(({ route }) => build.routes[route.id]),
  );
  const page = <RemixServer context={context} url={request.url} />;
  if (import.meta.env.DEV) {
    const html = await render(page);
    headers.set("Content-Type", "text/html; charset=utf-8");
    headers.set("Content-Security-Policy-Report-Only", developmentPolicy(html));
    return new Response(html, { status, headers });
  }
  let html: string;
  try {
    html = await render(page);
    // Data of a loader, an action or a `clientLoader` need Remix's scripts at once.
    html = addScripts(html, isForEveryone);
  } catch (error) {
    // Rendering the `ErrorBoundary` would time out for the same reason.
    const isLate = error instanceof Error && error.name === "TimeoutError";
    if (!errors && !isLate) throw error;
    logFailure(error);
    html = lastResortPage();
    status = 500;
  }
  const caching = headers.get("Cache-Control") ?? (isForEveryone ? PAGE_CACHE_CONTROL : "no-store");
  const cacheControl = status === 200 ? caching : "no-store";
  for (const [name, value] of Object.entries(documentHeaders(html, cacheControl))) {
    // A route's `headers` win, except for two fields: Cache-Control was chosen above, and Content-Type is always HTML.
    if (name === "Cache-Control" || name === "Content-Type" || !headers.has(name)) headers.set(name, value);
  }
  return new Response(html, { status, headers });
}

/** Milliseconds to wait for the deferred data of a loader. Proxies give up after 2 s (docs/running.md). */
const LONGEST_WAIT = 1500;

/** @returns the document; rejects with the first error, also with one inside `<Suspense>`, where React would leave a hole */
function render(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // Otherwise React sends large parts last and moves them into place with inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      // The time limit starts when only deferred data are missing, so a busy machine causes no time-out.
      onShellReady: () => {
        const abortLate = () => abort(new DOMException(`no data came within ${LONGEST_WAIT} ms`, "TimeoutError"));
        setTimeout(abortLate, LONGEST_WAIT).unref();
      },
      // React 18 pads its buffer with zeros before a letter of several bytes
      // (https://github.com/facebook/react/pull/26228, fixed in 19).
      onAllReady: () => resolve(text(pipe(new PassThrough())).then((html) => html.replaceAll("\0", ""))),
    });
  });
}

/** Logs an error of Remix once. A request that the visitor aborted is not logged. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  const { pathname, search } = new URL(request.url);
  if (!isRouteErrorResponse(error)) {
    if (import.meta.env.DEV) console.error(error);
    else logFailure(error);
  } else if (pathname !== NOT_FOUND_PATH) logRefusal(error.status, pathname + search);
};
