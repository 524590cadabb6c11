import { useLocation } from "@remix-run/react";
import { pages } from "../content/pages";
import type { Page } from "../content/schema.server";

/** @returns the page of the current path; undefined on the 404 page and on a route that is not in pages.ts */
export function usePage(): Page | undefined {
  const { pathname } = useLocation();
  return Object.values(pages).find(({ path }) => path === pathname);
}
