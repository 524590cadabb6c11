import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * After a client navigation, moves focus where a full page load would have put the reader: to the fragment's target or the
 * new page's heading, which screen readers then announce. Never on the first page, where the browser has done it.
 */
export function useFocusOnNavigation() {
  const { key, hash } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const target = (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) || document.querySelector("h1");
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
  }, [key, hash]);
}
