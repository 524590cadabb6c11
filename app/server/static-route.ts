import type { EntryContext } from "@remix-run/node";
import type { RouteHandle } from "../hooks/use-route-handle";

/**
 * @returns the id of the leaf route (the root for an unknown path) if its handle has `isStatic`, and no parent has a loader
 * @throws Error if the leaf route has a loader, an action or path parameters
 */
export function findStaticRoute({ staticHandlerContext, routeModules, manifest }: EntryContext): string | undefined {
  const { matches } = staticHandlerContext;
  const page = matches.at(-1);
  if (!page || !(routeModules[page.route.id]?.handle as RouteHandle | undefined)?.isStatic) return undefined;
  const { hasLoader, hasAction, parentId } = manifest.routes[page.route.id] ?? {};
  if (parentId && (hasLoader || hasAction))
    throw new Error(`${page.route.id} is static, so it cannot have data: remove isStatic, or its loader and action`);
  if (Object.keys(page.params).length > 0)
    throw new Error(`${page.route.id} is static, so its path cannot have parameters: remove isStatic`);
  return matches.some(({ route }) => manifest.routes[route.id]?.hasLoader) ? undefined : page.route.id;
}

/** @returns the context without path, query and error message of the request for which a static page is rendered */
export function withoutRequest(context: EntryContext): EntryContext {
  const { location, matches, errors } = context.staticHandlerContext;
  const path = errors ? "404" : (matches.at(-1)?.route.path ?? "");
  const neutral = errors && { root: { status: 404, statusText: "Not Found", internal: true, data: "" } };
  const handoff = JSON.parse(context.serverHandoffString ?? "{}");
  handoff.state.errors = neutral && { root: { ...neutral.root, __type: "RouteErrorResponse" } };
  return {
    ...context,
    serverHandoffString: JSON.stringify(handoff),
    staticHandlerContext: {
      ...context.staticHandlerContext,
      errors: neutral,
      location: { ...location, pathname: `/${path}`, search: "", hash: "", state: null, key: "default" },
    },
  };
}
