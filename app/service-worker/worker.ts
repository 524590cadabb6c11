import { clientsClaim, type WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, Strategy, type StrategyHandler } from "workbox-strategies";
import { pages } from "../content/pages";
import { isFrugal } from "./is-frugal";
import type { WorkerEvent, WorkerScope } from "./worker-scope";

declare const self: WorkerScope;
/** Paths of the release's hashed files, from scripts/service-worker.mjs. New paths make browsers install the new worker. */
declare const __HASHED_FILES__: string[];

const DAY = 24 * 60 * 60;
const MANIFEST = "/manifest.webmanifest";
const paths: string[] = [...Object.values(pages).map(({ path }) => path), MANIFEST];

const pagePlugin: WorkboxPlugin = {
  // The browser's HTTP cache may hold an old page for a day (stale-while-revalidate). An unchanged page costs a 304.
  requestWillFetch: async ({ request: { url, redirect } }) => new Request(url, { redirect, cache: "no-cache" }),
  // One entry for each page, whatever its query.
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
  // Keeps no error and no redirect, such as one to the login page of a public network.
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
};
const pagesCache = {
  cacheName: "pages",
  plugins: [pagePlugin, new ExpirationPlugin({ maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true })],
};

/** Fetches a file and replaces the kept copy. Rejects without a network, and leaves the copy. */
class Refresh extends Strategy {
  _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }
}
const refreshStrategy = new Refresh(pagesCache);

/** Loading any page refreshes all kept pages, so that none shows an old number. */
const refreshOthers: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response, event }) => {
    const { pathname } = new URL(request.url);
    for (const path of paths) if (path !== pathname) refresh(event, path).catch(() => {});
    return response;
  },
};
const networkFirst = new NetworkFirst({
  ...pagesCache,
  networkTimeoutSeconds: 2,
  plugins: [...pagesCache.plugins, refreshOthers],
});

/** Scripts of earlier releases stay for pages that are still open. A hashed file never changes. */
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
    // A redirect, because a page does not hydrate at another page's address.
    return fetch(options.request).catch(() => Response.redirect(pageFor(pathname)));
  },
);

self.addEventListener("install", (event) => {
  // Open pages lose nothing: the old worker's scripts stay in the cache.
  self.skipWaiting();
  event.waitUntil(install(event));
});

clientsClaim();

async function install(event: WorkerEvent): Promise<void> {
  await Promise.all(paths.map((path) => refresh(event, path)));
  if (isFrugal()) return;
  await Promise.all(
    __HASHED_FILES__.map(async (path) =>
      assertKept(path, await hashedFiles.handle({ event, request: new Request(path) })),
    ),
  );
}

/** Rejects when the answer cannot be kept. The browser then tries to install the worker at the next visit. */
async function refresh(event: WorkerEvent, path: string): Promise<void> {
  const [response, done] = refreshStrategy.handleAll({ event, request: new Request(path) });
  assertKept(path, await response);
  await done;
}

function assertKept(path: string, { status, redirected }: Response): void {
  if (status !== 200 || redirected) throw new Error(`${path}: ${status}${redirected ? " after a redirect" : ""}`);
}

/** @returns the path of the page that a path such as /Chaveiro-24h-Recife/ means, else the home page's */
function pageFor(pathname: string): string {
  const spelling = pathname.toLowerCase().replace(/\/+$/, "");
  return paths.includes(spelling) ? spelling : pages.home.path;
}
