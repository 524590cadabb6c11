// Caches visited pages for when the network is slow or gone. Hashed files are in the HTTP cache.
const CACHE = "pages";
const WAIT_FOR_NETWORK = 2000; // ms, then the cached page is shown
const WAIT_FOR_CACHE = 1000; // ms, then the cache counts as empty
const after = (ms, value) => new Promise((resolve) => setTimeout(resolve, ms, value));

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(cacheOpenPages());
});
addEventListener("activate", (event) => event.waitUntil(deleteOldCaches().then(() => clients.claim())));
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(openPage(event));
});

async function openPage(event) {
  const path = new URL(event.request.url).pathname;
  const response = fetch(event.request, { cache: "no-cache" });
  event.waitUntil(response.then((page) => cachePage(path, page.clone())).catch(() => {}));
  const cached = await fromCache(path);
  if (!cached) return response.catch(async () => Response.redirect((await fromCache()).url)); // React renders by the URL
  const usable = response.then(async (page) => {
    if (page.status === 429 || page.status >= 500) throw new Error(`status ${page.status}`);
    await page.clone().body?.getReader().read(); // waits for the first byte: the body may stall
    return page;
  });
  return Promise.race([usable.catch(() => cached), after(WAIT_FOR_NETWORK, cached)]);
}

// Keeps pages that allow `stale-if-error`: static pages. A redirected page may be the login page of a public Wi-Fi.
async function cachePage(path, page) {
  const mayBeStale = /\bstale-if-error=/.test(page.headers.get("Cache-Control") ?? "");
  const isHtml = /^text\/html\b/.test(page.headers.get("Content-Type") ?? "");
  if (page.status === 200 && !page.redirected && mayBeStale && isHtml) await (await caches.open(CACHE)).put(path, page);
}

// The page at `path`, or any page. A cache that rejects, throws or hangs, as on some phones, counts as empty.
async function fromCache(path) {
  const search = async () => (await caches.open(CACHE)).matchAll(path);
  return (await Promise.race([search().catch(() => []), after(WAIT_FOR_CACHE, [])]))[0];
}

async function cacheOpenPages() {
  const paths = (await clients.matchAll({ includeUncontrolled: true })).map(({ url }) => new URL(url).pathname);
  await Promise.all(paths.map(async (path) => cachePage(path, await fetch(path))));
}

async function deleteOldCaches() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}
