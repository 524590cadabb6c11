import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * After a client navigation, moves focus where a full page load would have put the reader: to the fragment's target or the
 * new page's heading, which screen readers then announce. Never on the first page, where the browser has done it, nor where
 * only the query or a form's answer is new: somebody may be typing.
 */
export function useFocusOnNavigation() {
  const { key, pathname, hash } = useLocation();
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key === key || (before.pathname === pathname && !hash)) return;
    const target = (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) || document.querySelector("h1");
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
  }, [key, pathname, hash]);
}
