import { useMatches } from "@remix-run/react";

/** What a route may say in `export const handle`. */
export interface RouteHandle {
  /**
   * The page is the same for every visitor, query and cookie: it is rendered once and cached (server/page-cache.ts), and its scripts
   * start late (server/delayed-scripts.ts).
   */
  isStatic?: boolean;
  /** The page is dark in the light colour scheme too. */
  isDark?: boolean;
}

/** @returns the handle of the page's own route; the root's for a path without a route */
export function useRouteHandle(): RouteHandle {
  return (useMatches().at(-1)?.handle as RouteHandle | undefined) ?? {};
}
