import { isFrugal } from "./service-worker/is-frugal";
import { isServiceWorkerOn } from "./service-worker/switch";

/*
 * The build inlines this script at the end of each document. It does what must not wait for React: the notice of a lost
 * connection, the service worker, and the start of Remix's modules, which app/server/held-scripts.ts holds back.
 */

const showNotice = () => {
  const notice = document.querySelector<HTMLElement>("[role=status] > *");
  if (notice) notice.hidden = navigator.onLine;
};
// Handler properties, which offline-notice.tsx takes back when it has hydrated.
window.ononline = window.onoffline = showNotice;
showNotice();

addEventListener(
  "click",
  (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link) return;
    const menu = link.closest<HTMLElement>("[popover]");
    const { controller } = navigator.serviceWorker || {};
    if (link.pathname === location.pathname) {
      // A link to a section of the same page loads no document, which would close the menu.
      if (menu?.hidePopover) menu.hidePopover();
    } else if (!navigator.onLine && !controller) {
      // Without a network and a service worker, the browser's error page would replace this page and its numbers.
      event.preventDefault();
    }
  },
  true,
);

const whenIdle = window.requestIdleCallback || setTimeout;

/** Starts the modules, which wait in a `<template>` (app/server/held-scripts.ts). */
function begin() {
  const held = document.querySelector<HTMLTemplateElement>("#scripts");
  if (!held) return;
  const scripts = held.content.cloneNode(true) as DocumentFragment;
  const script = scripts.lastChild as HTMLScriptElement;
  script.type = "module";
  // A file did not arrive, and the browser's console names it. The visitor's next sign starts another try.
  script.onerror = () => script.replaceWith(held);
  held.replaceWith(scripts);
}

let pause: ReturnType<typeof setTimeout>;
/** Starts the modules in the pause after a sign of the visitor: at the sign itself they would delay its answer. */
function beginInPause() {
  clearTimeout(pause);
  pause = setTimeout(() => whenIdle(begin), 1500);
}

function beginWhenPainted() {
  new PerformanceObserver(() => whenIdle(begin)).observe({ type: "paint", buffered: true });
}

// `Array.prototype.at` marks the oldest browsers that the modules are compiled for: Chrome 92, Safari 15.4.
if ("at" in Array.prototype) {
  const isPointed = matchMedia("(any-hover: hover)").matches && !isFrugal();
  for (const sign of ["pointerover", "touchstart", "scroll", "focusin"])
    addEventListener(sign, isPointed ? begin : beginInPause, { passive: true });
  if (isPointed) {
    window.onload = beginWhenPainted;
    // `load` never fires while a font neither arrives nor fails.
    setTimeout(beginWhenPainted, 5000);
  }
  // Late, because the downloads of the worker must not slow the visitor's first actions.
  if (isServiceWorkerOn && !isFrugal() && navigator.serviceWorker)
    setTimeout(() => whenIdle(() => navigator.serviceWorker.register("/sw.js").catch(() => {})), 10_000);
}
