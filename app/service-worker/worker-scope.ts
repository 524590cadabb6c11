/** The part used here of TypeScript's library "webworker", which conflicts with the library "dom". */
export interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: true }): Promise<readonly { url: string }[]>;
  };
  registration: ServiceWorkerRegistration;
}

export interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
