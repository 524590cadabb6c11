import { isFrugal } from "./is-frugal";

/** Milliseconds after hydration: what the visitor came for is done or under way by then. */
export const REGISTRATION_DELAY = 10_000;

/**
 * Registers the worker that keeps the pages for when there is no network, once the page is long idle, and never on a
 * metered or slow line.
 *
 * @returns takes back what has not begun yet
 */
export function registerServiceWorker(): () => void {
  const timer = setTimeout(() => {
    if (!("serviceWorker" in navigator) || isFrugal()) return;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    // A failed fetch is told by the browser itself, and the page is whole without.
    whenIdle(() => navigator.serviceWorker.register("/sw.js").catch(() => {}));
  }, REGISTRATION_DELAY);
  return () => clearTimeout(timer);
}
