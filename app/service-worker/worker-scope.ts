/** The part used here of TypeScript's library "webworker", which conflicts with the library "dom". */
export interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
}

export interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
