import { useMatches, useRouteError } from "@remix-run/react";
import { messages } from "~/content/messages";
import type { Page } from "~/content/types";
import { isNotFound } from "~/utils/is-not-found";

/** What `export const handle` of a route may contain. */
export interface RouteHandle {
  /**
   * Every visitor gets the same document, rendered once for each path. Its loaders see no query, cookie or header of a visitor.
   * docs/architecture.md#static-pages has the rules.
   */
  isStatic?: boolean;
  /** Dark in light mode too. */
  isDark?: boolean;
  /** The language of the page's content, if it is not the site's (BCP 47). */
  lang?: string;
  /** The entry of pages.ts that the route shows. */
  page?: Page;
}

/** @returns the handle of a route that shows a page of app/content: it is static */
export function pageHandle({ page }: { page: Page }, { isDark }: Pick<RouteHandle, "isDark"> = {}): RouteHandle {
  return { page, isStatic: true, isDark };
}

/** @returns the handle of the current route. An error is dark, and static only if it is a 404. */
export function useRouteHandle(): RouteHandle {
  const handle = (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
  const error = useRouteError();
  if (!error) return handle;
  return { page: handle.page, isDark: true, isStatic: handle.isStatic && isNotFound(error) };
}

/** @returns the first message of a chat that belongs to no section: the page's, or that of urgent help */
export function usePageMessage(): string {
  return useRouteHandle().page?.message ?? messages.urgent;
}
