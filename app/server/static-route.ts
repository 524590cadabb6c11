import type { EntryContext } from "@remix-run/node";
import type { RouteHandle } from "~/hooks/use-route-handle";

/**
 * Not static, whatever its handle says, because it may differ between visitors: a page whose parent route has a loader, a page with a path
 * parameter or an optional segment (except the 404), and the answer of an action.
 * @returns the id of the page's route if its handle has `isStatic`; undefined for an error other than 404
 */
export function findStaticRoute({ staticHandlerContext, routeModules, manifest }: EntryContext, status: number) {
  const [page, ...parents] = [...staticHandlerContext.matches].reverse();
  if (!page || !(routeModules[page.route.id]?.handle as RouteHandle | undefined)?.isStatic) return undefined;
  const hasParameter =
    status === 200 && staticHandlerContext.matches.some(({ route }) => /[:*?]/.test(route.path ?? ""));
  const hasActionData = staticHandlerContext.actionData !== null;
  const hasParentData = parents.some(({ route }) => manifest.routes[route.id]?.hasLoader);
  return hasParameter || hasActionData || hasParentData || ![200, 404].includes(status) ? undefined : page.route.id;
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
