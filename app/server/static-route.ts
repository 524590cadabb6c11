import type { EntryContext } from "@remix-run/node";
import type { RouteHandle } from "~/hooks/use-route-handle";

/** @returns whether the handle of the page's route has `isStatic` */
export function hasStaticHandle({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const page = staticHandlerContext.matches.at(-1);
  return !!page && !!(routeModules[page.route.id]?.handle as RouteHandle | undefined)?.isStatic;
}

/**
 * @returns the id of the page's route if its page may be cached: with `isStatic` in its handle, and no error but a 404. Whatever the handle
 *   says, never of pages that may differ between visitors: below a parent route with a loader, with a path parameter or an optional segment
 *   (except the 404), and the answer of an action
 */
export function findCacheableRoute(context: EntryContext, status: number): string | undefined {
  const { matches, actionData } = context.staticHandlerContext;
  const hasFixedPath = matches.every(({ route }) => !/[:*?]/.test(route.path ?? ""));
  const isPage = (status === 200 && hasFixedPath) || status === 404;
  const hasParentData = matches.slice(0, -1).some(({ route }) => context.manifest.routes[route.id]?.hasLoader);
  const isCacheable = hasStaticHandle(context) && isPage && !hasParentData && actionData === null;
  return isCacheable ? matches.at(-1)?.route.id : undefined;
}

/** @returns the context for a page that every visitor gets: the path as its routes spell it ("/*" for the 404), no query, no parameters */
export function withoutRequest(context: EntryContext): EntryContext {
  const { staticHandlerContext } = context;
  let pathname = "";
  const matches = staticHandlerContext.matches.map((match) => {
    if (match.route.path) pathname += `/${match.route.path}`;
    return { ...match, params: {}, pathname: pathname || "/", pathnameBase: pathname || "/" };
  });
  const location = { ...staticHandlerContext.location, pathname: encodeURI(pathname) || "/", search: "", hash: "" };
  return { ...context, staticHandlerContext: { ...staticHandlerContext, matches, location } };
}
