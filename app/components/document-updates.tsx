import { Links, Meta, useLocation, useMatches, useNavigationType } from "@remix-run/react";
import { useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import { useIsDark } from "../hooks/use-is-dark";

/** What `<Meta />` and `<Links />` write on the server. app/root.tsx itself writes what is left out. */
const HEAD =
  "title, meta:not([charset], [name=viewport], [name=format-detection], [name=theme-color][media]), link:not([media=print], [media=all]), [type='application/ld+json']";

/*
 * Not React's state, which an error page would begin again: what the document came with, the entry of the history that is shown, and
 * how many px the others were scrolled.
 */
let served: { matches: ReturnType<typeof useMatches>; head: NodeListOf<Element> } | undefined;
let shown: { pathname: string; key: string } | undefined;
const left = new Map<string, number>();
// Before the browser scrolls, and before the router knows.
if (!import.meta.env.SSR) addEventListener("popstate", () => shown && left.set(shown.key, scrollY), true);

/**
 * In the browser alone, keeps the document in step with Remix's router, because React owns `#site` alone. Remix's
 * `<ScrollRestoration />` would undo the second click on a plain link to the same `#id`. A component of its own, as an update around a
 * section that has not hydrated makes React render that section again.
 */
export function DocumentUpdates() {
  const matches = useMatches();
  served ??= { matches, head: document.head.querySelectorAll(HEAD) };
  const hasChanged = matches !== served.matches;
  // Before a route's own effect may set `document.title`.
  useLayoutEffect(() => {
    if (hasChanged) for (const element of served?.head ?? []) element.remove();
  }, [hasChanged]);

  const isDark = useIsDark();
  useLayoutEffect(() => void document.documentElement.classList.toggle("at-night", isDark), [isDark]);

  const { pathname, hash, key } = useLocation();
  const isPush = useNavigationType() !== "POP";
  shown ??= { pathname, key };
  if (isPush && key !== shown.key) left.set(shown.key, window.scrollY);
  useLayoutEffect(() => {
    const target = isPush && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else if (pathname !== shown?.pathname) window.scrollTo(0, isPush ? 0 : (left.get(key) ?? window.scrollY));
    shown = { pathname, key };
  }, [isPush, pathname, hash, key]);

  if (!hasChanged) return null;
  return createPortal(
    <>
      <Meta />
      <Links />
    </>,
    document.head,
  );
}
