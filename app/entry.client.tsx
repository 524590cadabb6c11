import { RemixBrowser } from "@remix-run/react";
import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { registerServiceWorker } from "./service-worker/register";
import { isServiceWorkerOn } from "./service-worker/switch";

/**
 * An event of these that reaches React before the page's frame has hydrated makes it hydrate all of that at once, which a
 * slow phone takes 200 ms for. What can be tapped is links and a `<details>`: they act by themselves, and keep doing so.
 */
const DISCRETE = [
  ...["pointerdown", "pointerup", "pointercancel", "touchstart", "touchend", "touchcancel", "mousedown", "mouseup"],
  ...["click", "dblclick", "auxclick", "contextmenu", "keydown", "keypress", "keyup"],
];

for (const type of DISCRETE) {
  addEventListener(type, keepFromReact, { capture: true, passive: type.startsWith("touch") });
}

function keepFromReact(event: Event) {
  event.stopPropagation();
}

function Site() {
  useEffect(() => {
    for (const type of DISCRETE) removeEventListener(type, keepFromReact, true);
    if (import.meta.env.PROD && isServiceWorkerOn) return registerServiceWorker();
  }, []);
  return <RemixBrowser />;
}

startTransition(() => {
  hydrateRoot(document, <Site />);
});
