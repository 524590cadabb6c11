import * as build from "virtual:remix/server-build";
import { createRequestHandler, type EntryContext, type HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { deferredScripts } from "./server/deferred-scripts";
import { NOT_FOUND_PATH, openFrontDoor } from "./server/front-door";
import { logFailure, logMissingPath } from "./server/log";
import { documentHeaders } from "./server/response-headers";

if (import.meta.env.PROD) openFrontDoor(build);

/** Renders a whole document. Every path that is not there gets the bytes of one, so a flood of them costs nothing. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  if (status === 404 && new URL(request.url).pathname !== NOT_FOUND_PATH) {
    return createRequestHandler(build)(new Request(new URL(NOT_FOUND_PATH, request.url)));
  }
  // React closes void elements as XML does, which HTML ignores and the Nu Html Checker reports.
  const markup = renderToString(<RemixServer context={context} url={request.url} />).replaceAll("/>", ">");
  if (import.meta.env.DEV) {
    // Vite's own scripts and socket need no policy in their way.
    headers.set("Content-Type", "text/html; charset=utf-8");
    return new Response(`<!DOCTYPE html>${markup}`, { status, headers });
  }
  const html = `<!DOCTYPE html>${markup.replace("</body>", () => `${deferredScripts(context)}</body>`)}`;
  for (const [name, value] of Object.entries(documentHeaders(html, status))) headers.set(name, value);
  return new Response(html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  const { pathname } = new URL(request.url);
  if (!isRouteErrorResponse(error) || error.status !== 404) logFailure(error);
  else if (pathname !== NOT_FOUND_PATH) logMissingPath(pathname);
};
