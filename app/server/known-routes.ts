import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { asAskedFor } from "./request-target";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** @returns whether what these routes show together is the same for everyone until the next release */
export function isStatic(routes: readonly (Route | undefined)[]): boolean {
  return routes.every(
    (route) => route && !route.module.loader && !route.module.action && !/[:*?]/.test(route.path ?? ""),
  );
}

/**
 * @param routes as the build lists them
 * @returns the paths of the pages that are static, and a function that finds which routes answer a path, the outermost
 *   first, as Remix itself does; none for a path that is not well-formed, which matching would only complain about
 */
export function knowRoutes(routes: Routes) {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const childrenOf = (parentId: string | undefined): object[] =>
    all.filter((route) => route.parentId === parentId).map((route) => ({ ...route, children: childrenOf(route.id) }));
  const tree = childrenOf(undefined) as Parameters<typeof matchRoutes>[0];
  const pathOf = ({ path, parentId }: Route): string =>
    `${parentId && routes[parentId] ? pathOf(routes[parentId]) : ""}${path ? `/${path}` : ""}`;
  // Matching ranks all routes anew each time: paths that nothing begins like are told apart before.
  const beginnings = new Set(all.map((route) => firstSegment(pathOf(route)) ?? ""));
  const anyMayMatch = [...beginnings].some((segment) => /[:*?]/.test(segment));

  const match = (path: string): Route[] => {
    const segment = firstSegment(path);
    if (segment === undefined || !(anyMayMatch || beginnings.has(segment))) return [];
    return (matchRoutes(tree, path) ?? []).map(({ route }) => route as Route);
  };
  const staticPages = [...new Set(all.map((route) => asAskedFor(pathOf(route) || "/")))].filter((path) => {
    const matched = match(path);
    return matched.at(-1)?.module.default && matched.length > 1 && isStatic(matched);
  });
  return { match, staticPages };
}

/** @returns what stands between the first slashes, decoded; undefined for a path that is not well-formed */
function firstSegment(path: string): string | undefined {
  try {
    return decodeURIComponent(path).split("/", 2)[1]?.toLowerCase() ?? "";
  } catch {
    return undefined;
  }
}
