import type { EntryContext } from "@remix-run/node";
import type { RouteHandle } from "~/document/route-handle";

/** The cache keeps one page for all unknown paths, under this path. No route has it, so Remix renders the 404 of `routes/$.tsx`. */
const NOT_FOUND = "/404";

/** @returns whether the handle of the page's route has `isStatic` */
export function isStaticRoute({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const route = staticHandlerContext.matches.at(-1)?.route;
  const handle = routeModules[route?.id ?? ""]?.handle as RouteHandle | undefined;
  return Boolean(handle?.isStatic);
}

/**
 * Finds the static page for a request, which the page cache has or will get:
 *
 * - for a static route, its page, but not for a failure or for the answer of an action
 * - for unknown paths, which `routes/$.tsx` handles, one 404
 * - none for a static route whose loader has thrown a 404, because that route may have its own `ErrorBoundary`
 *
 * @returns the path of the static page, or undefined if the page must be rendered for this visitor
 */
export function staticPath(context: EntryContext, request: Request): `/${string}` | undefined {
  const { statusCode } = context.staticHandlerContext;
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead || !isStaticRoute(context)) return undefined;
  if (statusCode === 200) return pathOf(context, request);
  const isUnknownPath = statusCode === 404 && patternOf(context) === "/*";
  return isUnknownPath ? NOT_FOUND : undefined;
}

/** @returns the path of the page's route, including its parents' paths, such as "/bairro/:nome" */
function patternOf({ staticHandlerContext }: EntryContext): `/${string}` {
  return `/${staticHandlerContext.matches.flatMap(({ route }) => route.path || []).join("/")}`;
}

/**
 * A route without parameters has one path, so that variants such as "/ONDE/" do not fill the cache. With parameters, the path stays as the
 * visitor spells it.
 */
function pathOf(context: EntryContext, request: Request): `/${string}` {
  const pattern = patternOf(context);
  const hasParameters = /[:*?]/.test(pattern);
  return hasParameters ? (new URL(request.url).pathname as `/${string}`) : pattern;
}
