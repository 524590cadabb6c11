// Caches visited pages for when the network is slow or gone. Hashed files are in the HTTP cache.
// Count up if this file stores pages in another way: every phone then asks for its kept pages again.
const CACHE = "pages-2";
const WAIT_FOR_NETWORK = 2000; // ms, then the cached page is shown
const WAIT_FOR_CACHE = 1000; // ms, then the cache counts as empty
const SHOWN_FOR = 30 * 24 * 3_600_000; // ms; an older page is shown only without any network
const after = (ms, value) => new Promise((resolve) => setTimeout(resolve, ms, value));

// On some phones a cache rejects, throws or hangs. It then counts as empty, so no page waits for it. A late task goes on.
const unlessStuck = (cacheTask) => Promise.race([Promise.resolve().then(cacheTask).catch(() => {}), after(WAIT_FOR_CACHE)]);

// Absolute, because "//other.example/" as a path would be another origin.
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
  // Any option resets the referrer to this file, so it is set again.
  const answering = fetch(event.request, { cache: "no-cache", referrer: event.request.referrer });
  event.waitUntil(answering.then(cachePage).catch(() => {}));
  const [cached] = await findPages(keyOf(event.request.url));
  // Offline, redirects to any cached page: if it were shown at this URL, React would render this URL's route.
  // Without a cached page this throws, and the browser shows its error page.
  if (!cached) return answering.catch(async () => Response.redirect((await findPages())[0].url));
  const isRecent = Date.now() - Date.parse(cached.headers.get("Date")) < SHOWN_FOR;
  if (!isRecent) return answering.catch(() => cached);
  return Promise.race([answering.then(checkPage).catch(() => cached), after(WAIT_FOR_NETWORK, cached)]);
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

// Static pages of this origin allow `stale-if-error`. A redirected page may be the login page of a public Wi-Fi.
function mayBeCached(page) {
  const mayBeStale = /\bstale-if-error=/.test(page.headers.get("Cache-Control") ?? "");
  const isHtml = /^text\/html\b/.test(page.headers.get("Content-Type") ?? "");
  return page.status === 200 && page.type === "basic" && !page.redirected && mayBeStale && isHtml;
}

async function cachePage(page) {
  if (!mayBeCached(page)) return; // before the clone, which would hold an endless stream open
  const copy = page.clone(); // before the browser reads the page
  const key = keyOf(page.url);
  const [older] = await findPages(key);
  const cache = await caches.open(CACHE);
  await cache.put(key, copy);
  if (older && isSame(older, page)) return;
  const others = (await cache.keys()).map(({ url }) => url).filter((url) => url !== key);
  // A page that has changed means a release: the others may have an old number, and are deleted at once.
  if (older) await Promise.all(others.map((url) => cache.delete(url)));
  // A page that was not kept before tells nothing: the others stay until they answer.
  for (const url of others) await renewPage(url);
}

function isSame(page, other) {
  const etag = page.headers.get("ETag");
  return etag !== null && etag === other.headers.get("ETag");
}

// Deletes what is no page of ours any more, such as a redirect. On a bad line, or while the host fails, a page stays.
async function renewPage(url) {
  const page = await fetch(url, { cache: "no-cache", redirect: "manual" }).catch(() => {});
  if (!page || page.status === 429 || page.status >= 500) return;
  const cache = await caches.open(CACHE);
  if (mayBeCached(page)) await cache.put(url, page);
  else await cache.delete(url);
}

async function fillCache() {
  await cacheOpenPages();
  await renewOlderPages();
}

// They were loaded before there was this worker, which has seen no request for them.
async function cacheOpenPages() {
  const open = await clients.matchAll({ includeUncontrolled: true });
  await Promise.allSettled(open.map(async ({ url }) => cachePage(await fetch(keyOf(url)))));
}

// Asks for the pages that workers before this one have cached under other names.
async function renewOlderPages() {
  for (const name of await olderNames()) {
    const pages = await (await caches.open(name)).keys();
    await Promise.allSettled(pages.map(({ url }) => renewPage(url)));
  }
}

async function deleteOldCaches() {
  for (const name of await olderNames()) await caches.delete(name);
}

async function olderNames() {
  return (await caches.keys()).filter((name) => name !== CACHE);
}
