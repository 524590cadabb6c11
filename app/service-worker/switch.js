/**
 * `false` in a release takes the worker away from every phone: its next visit with a network fetches switched-off.ts as
 * /sw.js, which empties the caches and unregisters itself, and pages register none (docs/running.md).
 *
 * @type {boolean}
 */
export const isServiceWorkerOn = true;
