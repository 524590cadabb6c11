/**
 * `false` removes the worker from every phone at its next visit: pages register none, and /sw.js is then switched-off.ts,
 * which deletes the caches and unregisters itself (docs/running.md).
 */
export const isServiceWorkerOn: boolean = true;
