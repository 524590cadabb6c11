import { useMatches, useRouteError } from "@remix-run/react";
import { messages } from "~/content/messages";
import type { RouteHandle } from "~/document/route-handle";

/** @returns the handle of the current route. An error page is dark, and in the site's language. */
export function useRouteHandle(): RouteHandle {
  const handle = (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
  const error = useRouteError();
  if (!error) return handle;
  // `lang` and `message` are dropped, because the page may be in another language. `isStatic` stays: without it, root.tsx would have
  // no `<Suspense>` any more where it had one, and React would re-create the whole page.
  const { page, isStatic } = handle;
  return { page, isStatic, isDark: true };
}

/** @returns the page's first message for chats without their own subject, or the message for urgent help */
export function usePageMessage(): string {
  const { page, message } = useRouteHandle();
  return page?.message ?? message ?? messages.urgent;
}
