import { useRouteError } from "@remix-run/react";
import { usePage } from "./use-page";
import { useRouteHandle } from "./use-route-handle";

/** @returns whether the page is dark in light mode too: night pages and error pages are */
export function useIsDark(): boolean {
  const isNight = usePage()?.scene === "night";
  const { isDark = false } = useRouteHandle();
  return Boolean(useRouteError()) || isNight || isDark;
}
