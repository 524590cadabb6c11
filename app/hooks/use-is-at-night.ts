import { useLocation } from "@remix-run/react";
import { pages } from "../content/pages";

/** @returns whether the page is dark in the light scheme too: its scene is the night, or it is none of ours and its door closed */
export function useIsAtNight(): boolean {
  const { pathname } = useLocation();
  const page = Object.values(pages).find(({ path }) => path === pathname);
  return !page || page.scene === "night";
}
