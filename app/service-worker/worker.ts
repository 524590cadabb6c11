import { clientsClaim, type WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly, Strategy, type StrategyHandler } from "workbox-strategies";
import { pages } from "../content/pages";
import { isFrugal } from "./is-frugal";
import type { WorkerEvent, WorkerScope } from "./worker-scope";

declare const self: WorkerScope;
/** Paths of the release's hashed files (scripts/service-worker.mjs): a new release is new bytes, so browsers install it. */
declare const __HASHED_FILES__: string[];

const DAY = 24 * 60 * 60;
/** What pages ask for beside their hashed files. */
const MANIFEST = "/manifest.webmanifest";
const paths: string[] = [...Object.values(pages).map(({ path }) => path), MANIFEST];

const asTheServerHasIt: WorkboxPlugin = {
  // The browser's own cache may show an old page for a day (stale-while-revalidate); unchanged, it costs a 304.
  requestWillFetch: async ({ request: { url, redirect } }) => new Request(url, { redirect, cache: "no-cache" }),
  // One entry for each page, whatever campaign's query it was opened with.
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
  // No redirect, no error, and not what some portal puts in the page's place.
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
};
const inPages = {
  cacheName: "pages",
  plugins: [asTheServerHasIt, new ExpirationPlugin({ maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true })],
};

/** Replaces what is kept by what the network has; without one, fails and leaves it. */
class Renewal extends Strategy {
  _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }
}
const renewal = new Renewal(inPages);

/** A network that has brought one page brings the others too: no old number waits in a page that was not opened. */
const renewsOthers: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response, event }) => {
    const { pathname } = new URL(request.url);
    for (const path of paths) if (path !== pathname) renew(event, path).catch(() => {});
    return response;
  },
};
const networkFirst = new NetworkFirst({
  ...inPages,
  networkTimeoutSeconds: 2,
  plugins: [...inPages.plugins, renewsOthers],
});
const networkOnly = new NetworkOnly();

/** Scripts of releases before stay for pages that were opened before: a hashed name never gets other bytes. */
const hashedFiles = new CacheFirst({
  cacheName: "hashed-files",
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
    new ExpirationPlugin({ maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true }),
  ],
});

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/build/assets/"), hashedFiles);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === MANIFEST, networkFirst);
registerRoute(
  ({ request }) => request.mode === "navigate",
  async (options) => {
    const { pathname } = options.url;
    if (paths.includes(pathname)) return networkFirst.handle(options);
    // A document shown at another address than its own would not hydrate: the visitor is led to one that is here.
    return networkOnly.handle(options).catch(() => Response.redirect(pageFor(pathname)));
  },
);

self.addEventListener("install", (event) => {
  // The new worker leaves the old one's scripts where they are, so pages that are open lose nothing by it.
  self.skipWaiting();
  event.waitUntil(install(event));
});

clientsClaim();

async function install(event: WorkerEvent): Promise<void> {
  await Promise.all(paths.map((path) => renew(event, path)));
  if (isFrugal()) return;
  await Promise.all(
    __HASHED_FILES__.map(async (path) =>
      expectKept(path, await hashedFiles.handle({ event, request: new Request(path) })),
    ),
  );
}

/** Rejects when the network brings nothing that can be kept: a worker that would have a hole is installed at the next visit. */
async function renew(event: WorkerEvent, path: string): Promise<void> {
  const [response, done] = renewal.handleAll({ event, request: new Request(path) });
  expectKept(path, await response);
  await done;
}

function expectKept(path: string, { status, redirected }: Response): void {
  if (status !== 200 || redirected) throw new Error(`${path}: ${status}${redirected ? " from elsewhere" : ""}`);
}

/** @returns the path of the page that is meant by another spelling, or of the home page */
function pageFor(pathname: string): string {
  const spelling = pathname.toLowerCase().replace(/\/+$/, "");
  return paths.includes(spelling) ? spelling : pages.home.path;
}
