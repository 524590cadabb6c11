import { useMatches } from "@remix-run/react";

/** What `export const handle` of a route may contain. */
export interface RouteHandle {
  /** Same page for every visitor, query and cookie: cached (server/page-cache.ts), with delayed scripts (server/delayed-scripts.ts). */
  isStatic?: boolean;
  /** Dark in light mode too. */
  isDark?: boolean;
}

/** @returns the handle of the leaf route, or the root's for an unknown path */
export function useRouteHandle(): RouteHandle {
  return (useMatches().at(-1)?.handle as RouteHandle | undefined) ?? {};
}
