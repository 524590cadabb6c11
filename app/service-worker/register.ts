import { isFrugal } from "./is-frugal";

/** Milliseconds after hydration. The worker's downloads must not slow the visitor's first actions. */
export const REGISTRATION_DELAY = 10_000;

/**
 * Registers the service worker after `REGISTRATION_DELAY`, but not on a metered or slow line.
 *
 * @returns a function that cancels a registration that has not begun
 */
export function registerServiceWorker(): () => void {
  const timer = setTimeout(() => {
    if (!("serviceWorker" in navigator) || isFrugal()) return;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    // The browser logs a failed fetch, and the page works without the worker.
    whenIdle(() => navigator.serviceWorker.register("/sw.js").catch(() => {}));
  }, REGISTRATION_DELAY);
  return () => clearTimeout(timer);
}
