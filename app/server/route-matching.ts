import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** @returns a function that finds the routes of a path that can be decoded, the outermost first; an empty list without a match */
export function createRouteMatcher(routes: Routes): (path: string) => Route[] {
  const childrenOf = (parentId?: string): object[] =>
    listRoutes(routes)
      .filter((route) => route.parentId === parentId)
      .map((route) => ({ ...route, children: childrenOf(route.id) }));
  const tree = childrenOf() as Parameters<typeof matchRoutes>[0];
  return (path) => (matchRoutes(tree, path) ?? []).map(({ route }) => route as Route);
}

/** @returns whether the page of these routes is the same for every visitor: no loader, no action, no parameter */
export function isStatic(matched: readonly (Route | undefined)[]): boolean {
  return matched.every(
    (route) => route && !route.module.loader && !route.module.action && !/[:*?]/.test(route.path ?? ""),
  );
}

/** @returns the percent-encoded paths of all static pages */
export function listStaticPages(routes: Routes): string[] {
  const match = createRouteMatcher(routes);
  const pathOf = ({ path, parentId }: Route): string => {
    const parent = parentId && routes[parentId];
    return `${parent ? pathOf(parent) : ""}${path ? `/${path}` : ""}`;
  };
  const paths = new Set(listRoutes(routes).map((route) => encodePath(pathOf(route) || "/")));
  return [...paths].filter((path) => {
    const matched = match(path);
    const page = matched.at(-1);
    return page?.parentId !== undefined && page.module.default !== undefined && isStatic(matched);
  });
}

/** @returns the path as a browser asks for it: percent-encoded, `?` and `#` too */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

function listRoutes(routes: Routes): Route[] {
  return Object.values(routes).filter((route) => route !== undefined);
}
