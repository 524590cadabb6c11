import { pages } from "../content/pages";
import type { FetchEvent, WorkerScope } from "./worker-scope";

declare const self: WorkerScope;

/** Milliseconds for which a kept page may be shown. */
const MONTH = 30 * 24 * 60 * 60 * 1000;
/** Milliseconds until a kept page is shown in the place of one that the network still owes. */
const PATIENCE = 2000;

const paths: string[] = Object.values(pages).map(({ path }) => path);

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepOpenPages());
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(visit(event, pathname));
  else if (pathname.startsWith("/build/assets/"))
    event.respondWith(caches.match(pathname).then((file) => file ?? fetch(request)));
});

/** The first page came before this worker. The browser's own cache still has the page and its files. */
async function keepOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const visited = new Set(open.map(({ url }) => new URL(url).pathname));
  await Promise.all(paths.filter((path) => visited.has(path)).map(async (path) => keep(path, await fetch(path))));
}

/** Answers from the network; with the kept page when the network has not answered in time, or at all. */
async function visit(event: FetchEvent, path: string): Promise<Response> {
  const kept = await keptPage(path);
  if (!paths.includes(path))
    return fetch(event.request).catch(async () => Response.redirect(await pathOfKeptPage(path)));
  // The browser's own cache may hold an old page for a day. An unchanged page costs a 304.
  const answer = fetch(path, { cache: "no-cache", redirect: "manual" });
  event.waitUntil(answer.then((page) => Promise.all([keep(path, page.clone()), renewOthers(path)])).catch(() => {}));
  if (!kept) return answer.catch(async () => Response.redirect(await pathOfKeptPage(path)));
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([answer.catch(() => kept), late]);
}

/** Loading any page renews all kept pages, so that none shows an old number. */
async function renewOthers(path: string): Promise<void> {
  for (const other of paths)
    if (other !== path && (await caches.has(other))) await keep(other, await fetch(other, { cache: "no-cache" }));
}

/**
 * Keeps a page with its font and pictures, in a cache of its own; it is whole without scripts. No error and no redirect is
 * kept, such as one to the login page of a public network.
 */
async function keep(path: string, page: Response): Promise<void> {
  if (page.status !== 200 || page.redirected) return;
  const files: string[] = (await page.clone().text()).match(/\/build\/assets\/[\w-]+\.(?:svg|woff2)/g) ?? [];
  const cache = await caches.open(path);
  await cache.addAll([...new Set(files)]);
  await cache.put(path, page);
  for (const { url } of await cache.keys())
    if (![path, ...files].includes(new URL(url).pathname)) await cache.delete(url);
}

async function keptPage(path: string): Promise<Response | undefined> {
  const page = await caches.match(path);
  return page && Date.now() - Date.parse(page.headers.get("Date") ?? "") < MONTH ? page : undefined;
}

/** @returns the path of the kept page that a path such as /Chaveiro-24h-Recife/ means, else of any kept page */
async function pathOfKeptPage(path: string): Promise<string> {
  for (const candidate of [path.toLowerCase().replace(/\/+$/, ""), ...paths])
    if (await keptPage(candidate)) return candidate;
  throw new Error("no page is kept");
}
