import { useLocation } from "@remix-run/react";
import { pages } from "../content/pages";

/** @returns whether the page is one whose scene is the night: such a page is dark in the light scheme too */
export function useIsAtNight(): boolean {
  const { pathname } = useLocation();
  return Object.values(pages).some(({ path, scene }) => path === pathname && scene === "night");
}
