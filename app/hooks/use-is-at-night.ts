import { useLocation, useRouteError } from "@remix-run/react";
import { pages } from "../content/pages";

/** @returns whether the page is dark even in the light colour scheme: its scene is the night, or it shows an error */
export function useIsAtNight(): boolean {
  const { pathname } = useLocation();
  const hasFailed = (useRouteError() ?? null) !== null;
  return hasFailed || Object.values(pages).some(({ path, scene }) => path === pathname && scene === "night");
}
