import type { WorkerEvent, WorkerScope } from "./worker-scope";

declare const self: WorkerScope;

/** Replaces a worker that is no longer wanted. This worker answers no request. */
self.addEventListener("install", (event: WorkerEvent) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event: WorkerEvent) => event.waitUntil(deleteCachesAndUnregister()));

async function deleteCachesAndUnregister(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
