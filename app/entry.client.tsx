import { RemixBrowser } from "@remix-run/react";
import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { registerServiceWorker } from "./service-worker/register";
import { isServiceWorkerOn } from "./service-worker/switch";

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
    if (import.meta.env.PROD && isServiceWorkerOn) return registerServiceWorker();
  }, []);
  return <RemixBrowser />;
}

startTransition(() => {
  hydrateRoot(document, <Site />);
});
