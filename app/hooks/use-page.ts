import { useMatches } from "@remix-run/react";
import { pages } from "../content/pages";
import type { Page } from "../content/schema.server";

/** @returns the page of the current route, whatever spelling its path has; undefined for a route that is not in pages.ts */
export function usePage(): Page | undefined {
  const path = useMatches()
    .at(-1)
    ?.pathname.toLowerCase()
    .replace(/(?<=.)\/$/, "");
  return Object.values(pages).find((page) => page.path === path);
}
