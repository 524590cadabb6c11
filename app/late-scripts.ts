import type { LateScripts } from "./server/late-scripts";
import { isFrugal } from "./service-worker/is-frugal";

/*
 * The build inlines this script at the end of each document. It shows the notice of a lost connection until React does, and
 * starts Remix's modules late: 100 KB must not delay the first paint of a page that works without them.
 */

declare global {
  interface Window {
    lateScripts: LateScripts;
  }
}

const { routeIds, routeModules, manifest, entry, noticeId, isUrgent } = window.lateScripts;

const showNotice = () => {
  const notice = document.getElementById(noticeId);
  if (notice) notice.hidden = navigator.onLine;
};
// Handler properties, which offline-notice.tsx takes back when it has hydrated.
window.ononline = window.onoffline = showNotice;
showNotice();

// Without a network and a service worker, a link would replace this page and its numbers by the browser's error page.
addEventListener(
  "click",
  (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || link.pathname === location.pathname) return;
    const { controller } = navigator.serviceWorker || {};
    if (!navigator.onLine && !controller) event.preventDefault();
  },
  true,
);

let isBegun = false;
function begin() {
  if (isBegun) return;
  isBegun = true;
  for (const href of entry) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  // The order of Remix's `<Scripts/>`: manifest and route modules, then the entry.
  Promise.all([manifest, ...routeModules].map((url) => import(/* @vite-ignore */ url)))
    .then(([, ...loaded]) => {
      window.__remixRouteModules = Object.fromEntries(routeIds.map((id, index) => [id, loaded[index]]));
      return import(/* @vite-ignore */ String(entry[0]));
    })
    .catch(() => {
      // A file did not arrive, and the browser's console names it. The visitor's next sign starts another try.
      isBegun = false;
    });
}

/** The modules start at the visitor's first sign, or in an idle moment after the first paint. */
function waitForSign() {
  for (const sign of ["pointerover", "touchstart", "focusin"]) addEventListener(sign, begin);
  if (isUrgent) return begin();
  if (isFrugal()) return;
  const beginWhenIdle = () => {
    const whenIdle = window.requestIdleCallback || setTimeout;
    new PerformanceObserver(() => whenIdle(begin)).observe({ type: "paint", buffered: true });
  };
  window.onload = beginWhenIdle;
  // `load` never fires while a font neither arrives nor fails.
  setTimeout(beginWhenIdle, 5000);
}

// `Array.prototype.at` marks the oldest browsers that the modules are compiled for: Chrome 92, Safari 15.4.
if ("at" in Array.prototype) waitForSign();
