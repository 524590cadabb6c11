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
  // Which holds own links back while there is no network (server/deferred-scripts.ts).
  if (event.type === "click") window.onclick?.(event as PointerEvent);
}

function Site() {
  useEffect(() => {
    for (const type of DISCRETE) removeEventListener(type, keepFromReact, true);
    if (import.meta.env.PROD && isServiceWorkerOn) return registerServiceWorker();
  }, []);
  return <RemixBrowser />;
}

/**
 * The router remembers a scroll position for each entry's key, and takes entries that the browser adds by itself (the first
 * page, a fragment from the address bar or a plain link, the same one again) for one: it would undo the scroll to the fragment.
 */
function giveEntryKey() {
  const key = history.state?.key;
  if (key && key !== window.__remixRouter?.state.location.key) return;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, "");
}

/**
 * A view transition follows a tap on a link to another page alone, and only where motion is wanted: Back and Forward the browser
 * may draw itself, the way to a section is a scroll, and where a transition begins a tap is lost. The router asks whether there
 * are any, and calls it in a later effect, so it stays where it is and only moves nothing.
 * WebKit on Linux (GNOME Web, in-app views) never gets any, as it crashes without a graphics card to draw it with.
 */
if ("startViewTransition" in document) {
  const start = document.startViewTransition;
  let isToAnotherPage = false;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)");
  const withoutComplaint = (update: () => Promise<void>) => {
    const transition = isToAnotherPage && !isStill.matches ? start.call(document, update) : still(update());
    // The router leaves to nobody the promise of one that the next tap overtakes, or that the browser gives up.
    transition.ready.catch(() => {});
    return transition;
  };
  const isWebKitOnLinux = /X11.*Version\/.*Safari/.test(navigator.userAgent);
  Object.assign(document, { startViewTransition: isWebKitOnLinux ? undefined : withoutComplaint });
  addEventListener("popstate", () => {
    isToAnotherPage = false;
  });
  addEventListener(
    "click",
    ({ target }) => {
      isToAnotherPage = target instanceof Element && target.closest("a")?.pathname !== location.pathname;
    },
    true,
  );
}

/** What the router needs of a transition, for one in which nothing moves. */
function still(done: Promise<void>) {
  return { ready: done, updateCallbackDone: done, finished: done, skipTransition() {} };
}

/** Router and focus decode the fragment, and would throw the page away for one that is not well-formed. */
function dropMalformedFragment() {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
}

for (const mend of [dropMalformedFragment, giveEntryKey]) {
  mend();
  // Before the router's own listener, which reads both.
  addEventListener("popstate", mend);
}

startTransition(() => {
  hydrateRoot(document, <Site />);
});
