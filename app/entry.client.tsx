import { RemixBrowser } from "@remix-run/react";
import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Each of these events would make React hydrate the whole page at once, which takes a slow phone 200 ms. React does not see
 * them until it has hydrated. Links and `<details>` work without React, so no tap is lost.
 */
const DISCRETE_EVENTS = [
  ...["pointerdown", "pointerup", "pointercancel", "touchstart", "touchend", "touchcancel", "mousedown", "mouseup"],
  ...["click", "dblclick", "auxclick", "contextmenu", "keydown", "keypress", "keyup"],
];

for (const type of DISCRETE_EVENTS) {
  addEventListener(type, hideFromReact, { capture: true, passive: type.startsWith("touch") });
}

function hideFromReact(event: Event) {
  event.stopPropagation();
}

function Site() {
  useEffect(() => {
    for (const type of DISCRETE_EVENTS) removeEventListener(type, hideFromReact, true);
  }, []);
  return <RemixBrowser />;
}

const { classList } = document.documentElement;
// Google Translate sets these classes. Hydration would bring the Portuguese words back.
const isTranslated = classList.contains("translated-ltr") || classList.contains("translated-rtl");
const site = document.getElementById("site");
if (site && !isTranslated) {
  // An extension has changed a part of the page, which React renders again: a warning, as nothing is lost.
  const onRecoverableError = (error: unknown) => console.warn(error);
  startTransition(() => void hydrateRoot(site, <Site />, { onRecoverableError }));
}

// The head is the server's. In development an edit of `meta` shows at once all the same.
import.meta.hot?.on("vite:afterUpdate", async () => {
  const { head } = new DOMParser().parseFromString(await (await fetch("")).text(), "text/html");
  for (const element of document.head.querySelectorAll("title, meta")) element.remove();
  document.head.append(...head.querySelectorAll("title, meta"));
});
