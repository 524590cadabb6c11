import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { pages } from "../content/pages";

/** A path without a page, which renders the 404 page. No redirect leads to it, because no page's own path ends in a slash. */
export const NOT_FOUND_PATH = "//404/";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;
type Described = ServerBuild["assets"]["routes"][string];

/** @returns a function that finds the routes of a path that can be decoded, the outermost first; an empty list without a match */
export function createRouteMatcher(routes: Routes): (path: string) => Route[] {
  const childrenOf = (parentId?: string): object[] =>
    listRoutes(routes)
      .filter((route) => route.parentId === parentId)
      .map((route) => ({ ...route, children: childrenOf(route.id) }));
  const tree = childrenOf() as Parameters<typeof matchRoutes>[0];
  return (path) => (matchRoutes(tree, path) ?? []).map(({ route }) => route as Route);
}

/**
 * @param routes the routes of the path, as Remix's manifest describes them
 * @returns whether the page is the same for every visitor: pages.ts has it, and none of its routes has data
 */
export function isPrerendered(path: string, routes: readonly (Described | undefined)[]): boolean {
  const isListed = path === NOT_FOUND_PATH || Object.values(pages).some((page) => page.path === path);
  const hasData = (route?: Described) =>
    route?.hasLoader || route?.hasAction || route?.hasClientLoader || route?.hasClientAction;
  return isListed && !routes.some(hasData);
}

/** @returns the percent-encoded paths of the routes without parameters, as their files are named */
export function fixedPaths(routes: Routes): string[] {
  const pathOf = ({ path = "", parentId = "" }: Route): string => {
    const parent = routes[parentId];
    return `${parent ? pathOf(parent) : ""}${path && `/${path}`}`;
  };
  return listRoutes(routes)
    .map(pathOf)
    .filter((path) => !/[:*?]/.test(path))
    .map((path) => encodePath(path || "/"));
}

/** @returns the path as a browser asks for it: percent-encoded, `?` and `#` too */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

function listRoutes(routes: Routes): Route[] {
  return Object.values(routes).filter((route) => route !== undefined);
}
