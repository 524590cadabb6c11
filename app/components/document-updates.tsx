import { Links, Meta, useLocation, useMatches, useNavigation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/** What `<Meta />` writes on the server. app/root.tsx itself writes the four that are left out. */
const META =
  "title, meta:not([charset], [name=viewport], [name=format-detection], [name=theme-color]), [rel=canonical], [type='application/ld+json']";

/**
 * Keeps the document in step with Remix's router, because React owns `#site` alone. Another path, by a `<Link>` or a `<Form>`,
 * loads as a document; server redirects do so by themselves (entry.server.tsx). New data, another query or an action's own
 * answer, which a document would lack, change the head. A component of its own, as an update around a section that has not
 * hydrated makes React render that section again.
 */
export function DocumentUpdates() {
  const { pathname, hash, key } = useLocation();
  const isPush = useNavigationType() !== "POP";
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second `<Link>` to the same `#id` changes the key alone
  useEffect(() => {
    if (isPush && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isPush, hash, key]);

  const matches = useMatches();
  const [first] = useState({ matches, head: import.meta.env.SSR ? [] : document.head.querySelectorAll(META) });
  const hasChanged = matches !== first.matches;
  useEffect(() => {
    if (hasChanged) for (const element of first.head) element.remove();
  }, [hasChanged, first]);
  if (!hasChanged) return null;
  return createPortal(
    <>
      <Meta />
      <Links />
    </>,
    document.head,
  );
}
