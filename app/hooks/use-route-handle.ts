import { isRouteErrorResponse, useMatches, useRouteError } from "@remix-run/react";

/** What `export const handle` of a route may contain. */
export interface RouteHandle {
  /** Same page for every visitor, query and cookie: cached (server/page-cache.ts), with delayed scripts (server/delayed-scripts.ts). */
  isStatic?: boolean;
  /** Dark in light mode too. */
  isDark?: boolean;
}

/** @returns the handle of the current route; for an error other than 404, dark and not static */
export function useRouteHandle(): RouteHandle {
  const [route] = useMatches().slice(-1);
  const error = useRouteError();
  if (error && !(isRouteErrorResponse(error) && error.status === 404)) return { isDark: true };
  return (route?.handle as RouteHandle | undefined) ?? {};
}
