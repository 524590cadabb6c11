import { useMatches, useRouteError } from "@remix-run/react";
import { messages } from "~/content/messages";
import type { RouteHandle } from "~/document/route-handle";
import { isNotFound } from "~/utils/is-not-found";

/**
 * Error pages are dark, and in the site's language.
 * The failure page is never static: root.tsx puts static pages into a `<Suspense>`, where a second error would leave the body empty.
 *
 * @returns the handle of the current route, or on an error page what takes its place
 */
export function useRouteHandle(): RouteHandle {
  const handle = (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
  const error = useRouteError();
  if (!error) return handle;
  const isFailure = !isNotFound(error);
  // `page` stays, because its message is in the site's language. `lang` and `message` are in the language of the page.
  return { page: handle.page, isDark: true, isStatic: handle.isStatic && !isFailure };
}

/** @returns the first message of a chat that belongs to no section: the page's, or that of urgent help */
export function usePageMessage(): string {
  const { page, message } = useRouteHandle();
  return page?.message ?? message ?? messages.urgent;
}
