import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Loads the document of each page that Remix's router leads to, by a `<Link>`, a `<Form>` or a redirect, because the head and the
 * styles of a page come with its document. An action's own answer stays: the document would lack it. A component of its own, as
 * an update around a section that has not hydrated makes React render that section again.
 */
export function DocumentLoads() {
  const { pathname } = useLocation();
  const { formMethod = "GET", formAction = "" } = useNavigation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (formMethod !== "GET") shown.current = formAction.split("?")[0] ?? "";
  }, [formMethod, formAction]);
  useEffect(() => {
    if (pathname === shown.current) return;
    // A reload would keep the scroll position of the page before. An address that differs by its `#id` alone would load nothing.
    const { href } = window.location;
    window.history.replaceState(null, "", shown.current);
    window.location.replace(href);
  }, [pathname]);
  return null;
}
