import { useMatches, useRouteError } from "@remix-run/react";
import { isNotFound } from "~/utils/is-not-found";
import { usePage } from "./use-page";

/** What `export const handle` of a route may contain. */
export interface RouteHandle {
  /** Same page for every visitor, query and cookie: cached (server/page-cache.ts), with delayed scripts (server/delayed-scripts.ts). */
  isStatic?: boolean;
  /** Dark in light mode too, as every page of pages.ts whose `scene` is `night`. */
  isDark?: boolean;
}

/** @returns the handle of the current route; for an error dark, and with `isStatic` only if it is a 404 */
export function useRouteHandle(): RouteHandle {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const isDark = usePage()?.scene === "night";
  const error = useRouteError();
  if (!error) return { isDark, ...handle };
  return { isDark: true, isStatic: isNotFound(error) && handle?.isStatic };
}
