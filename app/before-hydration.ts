import { REACT_BUTTON } from "./react-button";
import { isServiceWorkerOn } from "./service-worker/switch";

/*
 * Each page has this script, which does what must not wait for React: the notice of a lost
 * connection, the call bar beside the round button, the service worker, and the start of Remix's modules. The build translates syntax
 * for older browsers (vite/browsers.ts), but adds no function that they lack.
 */

/** What old browsers, private windows and plain http lack is optional here. */
interface Browser extends Pick<Navigator, "onLine">, Partial<Pick<Navigator, "serviceWorker">> {
  /** https://wicg.github.io/savedata/ */
  connection?: { saveData?: boolean };
}
const browser: Browser = navigator;

const showNotice = () => {
  const notice = document.getElementById("offline-notice");
  if (notice) notice.hidden = browser.onLine;
};
// Handler properties, which offline-notice.tsx takes back when it has hydrated.
window.ononline = window.onoffline = showNotice;
showNotice();

addEventListener(
  "click",
  (event) => {
    if (!(event.target instanceof Element)) return;
    window.lastClicked = event.target;
    const link = event.target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link) return;
    // The menu would stay open over a section of the same page, and after the way back from another one.
    link.closest<HTMLElement>("[popover]")?.hidePopover?.();
    if (link.pathname !== location.pathname && !browser.onLine && !browser.serviceWorker?.controller) {
      // Without a network and a service worker, the browser's error page would replace this page and its numbers. A VPN may make
      // the browser wrong, so the network is asked for a second.
      event.preventDefault();
      const end = Date.now() + 1000;
      fetch(link.href, { method: "HEAD", cache: "no-store" }).then(
        () => Date.now() < end && location.assign(link.href),
        () => {},
      );
    }
  },
  true,
);

// A picture that does not arrive leaves no broken icon, and comes when the network is back. Chromium tells not every failure.
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLImageElement) target.style.visibility = "hidden";
  },
  true,
);
addEventListener("online", fetchAgain);
// Nobody heard of a failure from before this script, which runs when the page has been read.
fetchAgain();

function fetchAgain() {
  for (const image of document.images)
    if (image.complete && !image.naturalWidth) Object.assign(image, { style: "", src: image.src });
}

/** Starts the modules, which wait in a `<template>` (app/root.tsx). */
function begin() {
  const waiting = document.querySelector<HTMLTemplateElement>("#scripts");
  // `Array.prototype.at` marks the oldest browsers that the modules are compiled for: Chrome 92, Safari 15.4.
  if (!waiting || !("at" in [])) return;
  const scripts = waiting.content.cloneNode(true) as DocumentFragment;
  // A file did not arrive, and the browser's console names it. The visitor's next interaction starts another try. Browsers of before
  // summer 2026 do not fetch a lost module again until the page is loaded anew (https://github.com/whatwg/html/pull/10327).
  for (const script of scripts.querySelectorAll<HTMLScriptElement>("[async]"))
    script.onerror = () => script.replaceWith(waiting);
  waiting.replaceWith(scripts);
}

// The browser itself answers a tap on a link, a popover's button or a `summary`. React answers all other interactions.
const onPointer = ({ target, pointerType }: PointerEvent) => {
  const control = target instanceof Element && target.closest(`${REACT_BUTTON}, input, select, textarea, label`);
  if (control || pointerType !== "touch") begin();
};
addEventListener("pointermove", onPointer);
addEventListener("pointerdown", onPointer);
addEventListener("keydown", begin);

// Late, because the downloads of the worker must not slow the visitor's first actions.
if (import.meta.env.PROD && isServiceWorkerOn && !browser.connection?.saveData)
  setTimeout(() => browser.serviceWorker?.register("/sw.js").catch(() => {}), 10_000);

// On a phone the call bar goes while the number can be tapped elsewhere in the window, above the bar: three buttons at once are
// enough. The last part of this script, because iOS before 12.2 has no `IntersectionObserver`.
const bar = document.querySelector<HTMLElement>(".call-bar");
if (bar) {
  const others = new Set<Element>();
  const view = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) others[isIntersecting ? "add" : "delete"](target);
      document.body.toggleAttribute("data-number-in-view", others.size > 0);
    },
    { threshold: 1, rootMargin: `0px 0px -${bar.offsetHeight + parseFloat(getComputedStyle(bar).bottom)}px` },
  );
  for (const link of document.querySelectorAll(`[href="${bar.getAttribute("href")}"]:not(.call-bar)`))
    view.observe(link);
}
