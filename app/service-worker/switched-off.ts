import type { WorkerEvent, WorkerScope } from "./worker-scope";

declare const self: WorkerScope;

/** Takes the place of a worker that is not wanted any more, and leaves nothing behind. It answers no request. */
self.addEventListener("install", (event: WorkerEvent) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event: WorkerEvent) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
