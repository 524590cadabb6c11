import { useMatches } from "@remix-run/react";
import { messages } from "~/content/messages";
import { pages } from "~/content/pages";
import type { Page } from "~/content/types";

/** @returns the entry of pages.ts for the current route, or undefined. Ignores case and a trailing slash, as Remix does. */
export function usePage(): Page | undefined {
  const path = useMatches().at(-1)?.pathname.toLowerCase();
  return Object.values(pages).find((page) => path === page.path || path === `${page.path}/`);
}

/** @returns the first message of a chat that belongs to no section: the page's, or that of urgent help */
export function useMessage(): string {
  return usePage()?.message ?? messages.urgent;
}
