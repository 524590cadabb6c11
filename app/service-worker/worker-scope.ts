/** The part that is used of what TypeScript's library "webworker" has, which cannot stand beside its library "dom". */
export interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
}

export interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
