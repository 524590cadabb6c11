import type { EntryContext } from "@remix-run/node";
import { generatePath } from "@remix-run/react";
import type { RouteHandle } from "~/document/route-handle";

/** All unknown paths share the page of this one. No route has it, so Remix renders the 404 of `routes/$.tsx`. */
const NOT_FOUND = "/404";

/** @returns whether the handle of the page's route has `isStatic` */
export function isStaticRoute({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const route = staticHandlerContext.matches.at(-1)?.route;
  const handle = routeModules[route?.id ?? ""]?.handle as RouteHandle | undefined;
  return Boolean(handle?.isStatic);
}

/**
 * Which page do all visitors share?
 *
 * - of a static route: its page, but no failure, and no answer of an action
 * - of `routes/$.tsx`: one 404 for all unknown paths
 * - of a static route whose loader has thrown a 404: none, because the route may have an `ErrorBoundary` of its own
 *
 * @returns the path of the shared page, or undefined if this visitor gets a page of his own
 */
export function sharedPath(context: EntryContext, request: Request): `/${string}` | undefined {
  const { statusCode } = context.staticHandlerContext;
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead || !isStaticRoute(context)) return undefined;
  if (statusCode === 200) return canonicalPath(context);
  const isUnknownPath = statusCode === 404 && patternOf(context) === "/*";
  return isUnknownPath ? NOT_FOUND : undefined;
}

/** @returns the path of the page's route with those of its parents, such as "/bairro/:nome" */
function patternOf({ staticHandlerContext }: EntryContext): string {
  return `/${staticHandlerContext.matches.flatMap(({ route }) => route.path || []).join("/")}`;
}

/**
 * One spelling for each page, so that variants of a path do not fill the cache:
 *
 * | pattern        | the visitor's path | result             |
 * |----------------|--------------------|--------------------|
 * | /onde          | /ONDE/             | /onde              |
 * | /bairro/:nome  | /Bairro/Pina       | /bairro/Pina       |
 * | /:idioma?/dica | /dica              | /dica              |
 * | /arquivo/*     | /arquivo/a/b       | /arquivo/a/b       |
 * | /en?/contato   | /contato           | undefined          |
 *
 * The last pattern has an optional word. `generatePath` would always add it, also for visitors who have left it out.
 */
function canonicalPath(context: EntryContext): `/${string}` | undefined {
  const { matches } = context.staticHandlerContext;
  const pattern = patternOf(context);
  if (/\/[^:/]+\?/.test(pattern)) return undefined;
  const { "*": splat, ...parameters } = matches.at(-1)?.params ?? {};
  const encoded: Record<string, string> = { "*": (splat ?? "").split("/").map(encodeURIComponent).join("/") };
  for (const [name, value = ""] of Object.entries(parameters)) encoded[name] = encodeURIComponent(value);
  return generatePath<string>(pattern, encoded) as `/${string}`;
}
