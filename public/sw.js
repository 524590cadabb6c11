// Caches visited pages for slow networks and for offline use. Hashed files are in the HTTP cache.
// If you change how this file stores pages, increase the number: every phone then requests its cached pages again.
const CACHE = "pages-2";
const WAIT_FOR_NETWORK = 2000; // ms, then the cached page is shown
const WAIT_FOR_CACHE = 1000; // ms, then the cache counts as empty
const SHOWN_FOR = 30 * 24 * 3_600_000; // ms; an older page is shown only if the network fails
const after = (ms, value) => new Promise((resolve) => setTimeout(resolve, ms, value));

// On some phones the cache rejects, throws or hangs. It then counts as empty, so that no page waits. A late task keeps running.
function unlessStuck(cacheTask) {
  const task = Promise.resolve().then(cacheTask);
  return Promise.race([task.catch(() => {}), after(WAIT_FOR_CACHE)]);
}

// The absolute URL without its query. The path alone is not enough: "//other.example/" would mean another origin.
const keyOf = (url) => url.split(/[?#]/, 1)[0];

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(unlessStuck(fillCache));
});
addEventListener("activate", (event) => {
  clients.claim();
  event.waitUntil(unlessStuck(deleteOldCaches));
});
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(openPage(event));
});

async function openPage(event) {
  // Without `referrer`, a `fetch` with options would send this file's URL as the referrer.
  const answering = fetch(event.request, { cache: "no-cache", referrer: event.request.referrer });
  // `cachePage` must clone the page before the browser or `checkPage` reads it, so its `then` comes first.
  event.waitUntil(answering.then(cachePage).catch(() => {}));
  const [cached] = await findPages(keyOf(event.request.url));
  if (!cached) return answering.catch(redirectToAnyPage);
  const isRecent = Date.now() - Date.parse(cached.headers.get("Date")) < SHOWN_FOR;
  if (!isRecent) return answering.catch(() => cached);
  return Promise.race([answering.then(checkPage).catch(() => cached), after(WAIT_FOR_NETWORK, cached)]);
}

// Redirects because React would render another route at this URL. Throws if no page is cached: the browser then shows its error page.
async function redirectToAnyPage() {
  const [page] = await findPages();
  return Response.redirect(page.url);
}

// Throws if the host has failed. Waits for the first byte, because a body may stall.
async function checkPage(page) {
  if (page.status === 429 || page.status >= 500) throw new Error(`status ${page.status}`);
  await page.clone().body?.getReader().read();
  return page;
}

// Without a key, returns all pages.
async function findPages(key) {
  return (await unlessStuck(async () => (await caches.open(CACHE)).matchAll(key))) ?? [];
}

// Static pages of this origin allow `stale-if-error`. A redirected page may be the login page of a public Wi-Fi network.
function mayBeCached(page) {
  const mayBeStale = /\bstale-if-error=/.test(page.headers.get("Cache-Control") ?? "");
  const isHtml = /^text\/html\b/.test(page.headers.get("Content-Type") ?? "");
  return page.status === 200 && page.type === "basic" && !page.redirected && mayBeStale && isHtml;
}

async function cachePage(page) {
  if (!mayBeCached(page)) return; // before the clone, which would hold an endless stream open
  const copy = page.clone(); // before the browser reads the page
  const key = keyOf(page.url);
  const [cached] = await findPages(key);
  const cache = await caches.open(CACHE);
  await cache.put(key, copy);
  if (cached && isSame(cached, page)) return; // there was no release
  const others = (await cache.keys()).map(({ url }) => url).filter((url) => url !== key);
  // A changed page means a release: the others may have an old number. A newly cached page proves nothing: the others stay until renewed.
  if (cached) await Promise.all(others.map((url) => cache.delete(url)));
  for (const url of others) await renewPage(url);
}

function isSame(page, other) {
  const etag = page.headers.get("ETag");
  return etag !== null && etag === other.headers.get("ETag");
}

// Renews a cached page, or deletes it if it is no longer one of ours. If the connection is bad or the host fails, the page stays.
async function renewPage(url) {
  const page = await fetch(url, { cache: "no-cache", redirect: "manual" }).catch(() => {});
  if (!page || page.status === 429 || page.status >= 500) return;
  const cache = await caches.open(CACHE);
  if (mayBeCached(page)) await cache.put(url, page);
  else await cache.delete(url);
}

async function fillCache() {
  const pages = await pagesOfOldCaches(); // first, because the activation deletes these caches
  await cacheOpenPages();
  await Promise.allSettled(pages.map(renewPage));
}

// Open pages were loaded before this worker was installed, so it saw no request for them. The HTTP cache has them, with their query.
async function cacheOpenPages() {
  const open = await clients.matchAll({ includeUncontrolled: true });
  await Promise.allSettled(open.map(async ({ url }) => cachePage(await fetch(url))));
}

// The URLs of pages that earlier versions of this file cached under other names.
async function pagesOfOldCaches() {
  const pages = [];
  for (const name of await oldCacheNames()) pages.push(...(await (await caches.open(name)).keys()));
  return pages.map(({ url }) => url);
}

async function deleteOldCaches() {
  for (const name of await oldCacheNames()) await caches.delete(name);
}

async function oldCacheNames() {
  return (await caches.keys()).filter((name) => name !== CACHE);
}
