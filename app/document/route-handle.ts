import type { HomeContent, Page, ServicePageContent } from "~/content/types";

/** What `export const handle` of a route may contain. */
export interface RouteHandle {
  /**
   * Every visitor gets the same document, rendered at the first request for its path, without query, cookies or other headers.
   * Loaders run for later requests too, but what they return then is not shown (docs/architecture.md#static-pages).
   * On phones React starts only at a tap on a control, and that tap is lost. The service worker caches the page for bad connections.
   */
  isStatic?: boolean;
  /** The page is dark in light mode too. */
  isDark?: boolean;
  /** The language of the page's content (BCP 47), if it is not the site's. */
  lang?: string;
  /** The entry of pages.ts that the route shows. */
  page?: Page;
  /** The page has the sections of a home page, so the header's links to sections stay on it. */
  isHomePage?: boolean;
  /** The first message of chats without their own subject, if the page has no entry in pages.ts. */
  message?: string;
}

/** @returns the handle of a route that shows a page of app/content: it is static, and dark if its scene is the night */
export function pageHandle({ page, kind }: Pick<HomeContent | ServicePageContent, "page" | "kind">): RouteHandle {
  return { page, isStatic: true, isDark: page.scene === "night", isHomePage: kind === "home" };
}
