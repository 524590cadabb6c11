import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import * as build from "virtual:remix/server-build";
import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { deferredScripts } from "./server/deferred-scripts";
import { openFrontDoor } from "./server/front-door";
import { NOT_FOUND_PATH } from "./server/keep-site";
import { isStatic } from "./server/known-routes";
import { lastResortPage } from "./server/last-resort";
import { log, logFailure, logMissingPath, oneLine } from "./server/log";
import { documentHeaders, PAGE_CACHE_CONTROL } from "./server/response-headers";

if (import.meta.env.PROD) openFrontDoor(build);

/**
 * Renders a whole document, or none: Remix answers an error with the `ErrorBoundary`, status 500, by calling this again.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { errors, matches } = context.staticHandlerContext;
  if (import.meta.env.DEV) {
    // Vite's own scripts and socket need no policy in their way.
    headers.set("Content-Type", "text/html; charset=utf-8");
    return new Response(await render(<RemixServer context={context} url={request.url} />), { status, headers });
  }
  let html: string;
  try {
    const markup = await render(<RemixServer context={context} url={request.url} />);
    const hasScripts = markup.includes("window.__remixContext");
    html = hasScripts ? markup : markup.replace("</body>", () => `${deferredScripts(context)}</body>`);
  } catch (error) {
    // The `ErrorBoundary` would wait for the same data.
    const isLate = error instanceof Error && error.name === "TimeoutError";
    if (!errors && !isLate) throw error;
    // Or this was the `ErrorBoundary`, or the document around it.
    logFailure(error);
    html = lastResortPage();
    status = 500;
  }
  const isForEveryone = status === 200 && isStatic(matches.map(({ route }) => build.routes[route.id]));
  const ownCacheControl = status === 200 ? headers.get("Cache-Control") : null;
  const cacheControl = ownCacheControl ?? (isForEveryone ? PAGE_CACHE_CONTROL : "no-store");
  for (const [name, value] of Object.entries(documentHeaders(html, cacheControl))) {
    // A route's `headers` may say any other itself: its Cache-Control is in this one, and its loader's type is not the page's.
    if (name === "Cache-Control" || name === "Content-Type" || !headers.has(name)) headers.set(name, value);
  }
  return new Response(html, { status, headers });
}

/** Milliseconds that a loader's deferred data are waited for, as in Remix's own template. */
const LONGEST_WAIT = 5000;

/** @returns the document; rejects with the first error, also within `<Suspense>`, where React would leave a hole */
function render(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // Else what is large would come after the rest, for a script to put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      // From here on it waits for data alone, however busy the machine is.
      onShellReady: () => {
        setTimeout(
          () => abort(new DOMException(`no data came within ${LONGEST_WAIT} ms`, "TimeoutError")),
          LONGEST_WAIT,
        ).unref();
      },
      // React 18 sends its buffer whole where a letter of several bytes did not fit at the end, with zeros in its place
      // (https://github.com/facebook/react/pull/26228, which came with 19).
      onAllReady: () => resolve(text(pipe(new PassThrough())).then((html) => html.replaceAll("\0", ""))),
    });
  });
}

/** Logs what Remix could not answer, once; nothing where the visitor has gone, which aborts the request. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  const { pathname } = new URL(request.url);
  if (!isRouteErrorResponse(error)) {
    // In development it is read by who is writing it, and not by what collects lines.
    if (import.meta.env.DEV) console.error(error);
    else logFailure(error);
  } else if (error.status !== 404) log("warn", `${error.status} ${request.method} ${oneLine(pathname, 200)}`);
  else if (pathname !== NOT_FOUND_PATH) logMissingPath(pathname);
};
