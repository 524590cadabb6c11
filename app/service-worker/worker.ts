import type { FetchEvent, WorkerScope } from "./worker-scope";

declare const self: WorkerScope;
/** Paths of the pages that the build has rendered (remix.config.js). */
declare const __PAGES__: readonly string[];

/** Milliseconds for which a kept page may be shown. */
const MONTH = 30 * 24 * 60 * 60 * 1000;
/** Milliseconds until a kept page is shown in the place of one that the network still owes. */
const PATIENCE = 2000;
/** Milliseconds until a store that has not answered counts as empty. */
const STORE_PATIENCE = 1000;
/** What belongs to a page beside its document: font and pictures. The page is whole without React. */
const FILES = /\/build\/assets\/[\w.-]+\.(?!css|js)\w+/g;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepOpenPages());
});

self.addEventListener("activate", (event) => event.waitUntil(ask(deleteOldCaches).then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin || method !== "GET") return;
  if (mode === "navigate") event.respondWith(visit(event, pathname));
  else if (pathname.match(FILES))
    event.respondWith(ask(() => caches.match(pathname)).then((file) => file ?? fetch(event.request)));
});

/** @returns what the store answers; on some phones it rejects, throws or never answers, and then counts as empty */
function ask<T>(store: () => Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, STORE_PATIENCE));
  return Promise.race([
    Promise.resolve()
      .then(store)
      .catch(() => undefined),
    late,
  ]);
}

/** The first page came before this worker. The browser's own cache still has the page and its files. */
async function keepOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const visited = new Set(open.map(({ url }) => new URL(url).pathname));
  await Promise.all(__PAGES__.filter((path) => visited.has(path)).map(async (path) => keep(path, await fetch(path))));
}

/** Each page has a cache of its own, named by its path. Other caches are those of earlier workers and of pages that are gone. */
async function deleteOldCaches(): Promise<void> {
  for (const name of await caches.keys()) if (!__PAGES__.includes(name)) await caches.delete(name);
}

/** Answers from the network; with the kept page when the network fails, or has brought nothing of the page in time. */
async function visit(event: FetchEvent, path: string): Promise<Response> {
  // The browser's own cache may hold an old page for a day (stale-while-revalidate). An unchanged page costs a 304.
  const answer = fetch(event.request, { cache: "no-cache" });
  event.waitUntil(answer.then((page) => Promise.all([keep(path, page.clone()), renewOthers(path)])).catch(() => {}));
  const kept = await keptPage(path);
  if (!kept) return answer.catch(async () => Response.redirect(await pathOfKeptPage(path)));
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([answer.then(begun).catch(() => kept), late]);
}

/** @returns the page when its first bytes have come; rejects an error of the site's host, and too many requests (429) */
async function begun(page: Response): Promise<Response> {
  if (page.status >= 500 || page.status === 429) throw new Error(page.statusText);
  await page.clone().body?.getReader().read();
  return page;
}

/** Loading any page renews all kept pages, so that none shows an old number. */
async function renewOthers(path: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== path);
  await Promise.all(others.map(async (other) => keep(other, await fetch(other, { cache: "no-cache" }))));
}

/** Keeps a page with its font and pictures; no error and no redirect, such as one to the login page of a public network. */
async function keep(path: string, page: Response): Promise<void> {
  if (!__PAGES__.includes(path) || page.status !== 200 || page.redirected) return;
  const cache = await caches.open(path);
  const files = new Set((await page.clone().text()).match(FILES));
  await cache.put(path, page);
  await Promise.all(Array.from(files, (file) => keepFile(cache, file)));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== path && !files.has(pathname)) await cache.delete(request);
  }
}

/** Of a photograph's many sizes, only the one that the browser has is kept. A hashed file never changes. */
async function keepFile(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file)) return;
  const isPhoto = /\.(webp|jpg|png|avif)$/.test(file);
  const found = await fetch(file, isPhoto ? { cache: "only-if-cached", mode: "same-origin" } : {}).catch(
    () => undefined,
  );
  if (found?.status === 200) await cache.put(file, found);
}

async function keptPage(path: string): Promise<Response | undefined> {
  const page = await ask(() => caches.match(path));
  return page && Date.now() - Date.parse(page.headers.get("Date") ?? "") < MONTH ? page : undefined;
}

/** @returns the path of the kept page that a path such as /Chaveiro-24h-Recife/ means, else of any kept page */
async function pathOfKeptPage(path: string): Promise<string> {
  for (const candidate of [path.toLowerCase().replace(/\/+$/, ""), ...__PAGES__])
    if (await keptPage(candidate)) return candidate;
  throw new Error("no page is kept");
}
