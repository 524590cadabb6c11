import { useMatches, useRouteError } from "@remix-run/react";
import { messages } from "~/content/messages";
import type { RouteHandle } from "~/document/route-handle";
import { isNotFound } from "~/utils/is-not-found";

/**
 * Error pages are dark, and in Portuguese. `isStatic` puts a page into the `<Suspense>` of root.tsx;
 * the failure page stays outside, where another error cannot empty it.
 *
 * @returns the handle of the current route, or what takes its place on an error page
 */
export function useRouteHandle(): RouteHandle {
  const handle = (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
  const error = useRouteError();
  if (!error) return handle;
  return { page: handle.page, isDark: true, isStatic: handle.isStatic && isNotFound(error) };
}

/** @returns the first message of a chat that belongs to no section: the page's, or that of urgent help */
export function usePageMessage(): string {
  const { page, message } = useRouteHandle();
  return page?.message ?? message ?? messages.urgent;
}
