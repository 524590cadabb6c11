// Caches visited pages for when the network is slow or gone. Hashed files are in the HTTP cache.
const CACHE = "pages-2"; // change it to empty the cache on every phone
const WAIT_FOR_NETWORK = 2000; // ms, then the cached page is shown
const WAIT_FOR_CACHE = 1000; // ms, then the cache counts as empty
const SHOWN_FOR = 30 * 24 * 3_600_000; // ms; an older page is shown only without any network
const after = (ms, value) => new Promise((resolve) => setTimeout(resolve, ms, value));

// A cache that rejects, throws or hangs, as on some phones, counts as empty: no page waits for it. A late task goes on.
const unlessStuck = (cacheTask) => Promise.race([Promise.resolve().then(cacheTask).catch(() => {}), after(WAIT_FOR_CACHE)]);

// Absolute, because "//other.example/" as a path would be another origin.
const keyOf = (url) => url.split(/[?#]/, 1)[0];

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(unlessStuck(cacheOpenPages));
});
addEventListener("activate", (event) => {
  clients.claim();
  event.waitUntil(unlessStuck(deleteOldCaches));
});
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(openPage(event));
});

async function openPage(event) {
  // Without `referrer`, which the other option resets, it would be this file.
  const response = fetch(event.request, { cache: "no-cache", referrer: event.request.referrer });
  event.waitUntil(response.then(cachePage).then(renewOthers).catch(() => {}));
  const [cached] = await findPages(keyOf(event.request.url));
  // Offline, redirects to any cached page: shown at this URL, React would render this URL's route. Without one it throws: the browser's error page.
  if (!cached) return response.catch(async () => Response.redirect((await findPages())[0].url));
  const isRecent = Date.now() - Date.parse(cached.headers.get("Date")) < SHOWN_FOR;
  if (!isRecent) return response.catch(() => cached);
  return Promise.race([response.then(checkPage).catch(() => cached), after(WAIT_FOR_NETWORK, cached)]);
}

// Rejects an error of the host, and waits for the first byte, because a body may stall.
async function checkPage(page) {
  if (page.status === 429 || page.status >= 500) throw new Error(`status ${page.status}`);
  await page.clone().body?.getReader().read();
  return page;
}

async function findPages(key) {
  return (await unlessStuck(async () => (await caches.open(CACHE)).matchAll(key))) ?? [];
}

// Keeps static pages of this origin, which allow `stale-if-error`. A redirected page may be the login page of a public Wi-Fi.
async function cachePage(page) {
  const mayBeStale = /\bstale-if-error=/.test(page.headers.get("Cache-Control") ?? "");
  const isHtml = /^text\/html\b/.test(page.headers.get("Content-Type") ?? "");
  if (page.status !== 200 || page.type !== "basic" || page.redirected || !mayBeStale || !isHtml) return undefined;
  const copy = page.clone(); // before the page is read. A clone of a page that still streams would hold its stream open
  await (await caches.open(CACHE)).put(keyOf(page.url), copy);
  return keyOf(page.url);
}

// After a release no other page may show an old number: it is renewed, or deleted if it is no page any more. Unchanged ones answer 304.
async function renewOthers(key) {
  if (!key) return;
  const cache = await caches.open(CACHE);
  for (const { url } of (await cache.keys()).filter((request) => request.url !== key)) {
    const page = await fetch(url, { cache: "no-cache" });
    if (!(await cachePage(page)) && (page.ok || page.status === 404 || page.status === 410)) await cache.delete(url);
  }
}

// The page that has registered this worker came before it.
async function cacheOpenPages() {
  const open = await clients.matchAll({ includeUncontrolled: true });
  await Promise.allSettled(open.map(async ({ url }) => cachePage(await fetch(keyOf(url)))));
}

async function deleteOldCaches() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}
