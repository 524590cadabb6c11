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

// A picture that does not arrive leaves no broken icon, and comes when the network is back.
addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLImageElement)) return;
    target.style.visibility = "hidden";
    addEventListener("online", () => Object.assign(target, { style: "", src: target.src }), { once: true });
  },
  true,
);

// On a phone the number beside the round button goes while another link to call is in view: three buttons at once are enough.
const track = document.querySelector(".thumb-track");
if (track && window.IntersectionObserver) {
  const others = new Set<Element>();
  const view = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) others[isIntersecting ? "add" : "delete"](target);
      track.toggleAttribute("data-away", others.size > 0);
    },
    { threshold: 1 },
  );
  for (const link of document.querySelectorAll("main [href^=tel], footer [href^=tel]")) view.observe(link);
}

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

// `Array.prototype.at` marks the oldest browsers that the modules are compiled for: Chrome 92, Safari 15.4.
if ("at" in Array.prototype) {
  // A finger meets links, popovers and details, which the browser answers without React.
  const isReacts = ({ target, pointerType }: PointerEvent) =>
    pointerType !== "touch" || (target as Element).closest("button:not([popovertarget]), input, select, textarea");
  addEventListener("pointerover", (event) => isReacts(event) && begin(), { passive: true });
  addEventListener("keydown", begin);
  // Late, because the downloads of the worker must not slow the visitor's first actions.
  if (isServiceWorkerOn && !isFrugal() && navigator.serviceWorker)
    setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => {}), 10_000);
}
