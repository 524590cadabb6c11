import { useRouteError } from "@remix-run/react";
import { usePage } from "./use-page";

/** @returns whether the page is dark even in the light colour scheme: its scene is the night, or it shows an error */
export function useIsDark(): boolean {
  const scene = usePage()?.scene;
  return Boolean(useRouteError()) || scene === "night";
}
