import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import {
  test as base,
  contents,
  expect,
  hydrated,
  pathOf,
  phone,
  serviceScreen,
  shownPhone,
  titleOf,
} from "../../browser/fixtures";

const pagePaths: string[] = Object.values(contents).map(({ page }) => page.path);

/** A network between phone and site that a test can break. */
class Network {
  isDown = false;
  isStalled = false; // sends only the headers of a document
  documents = Promise.resolve(); // documents are sent once this resolves
  release = 1; // a number in every document and its `ETag`
  hasEtags = true;
  age = 0; // in days, according to the documents' `Date`
  referers = new Map<string, string | undefined>(); // the last `Referer` by path
  asked: string[] = []; // paths of pages with their queries, in the order of their requests
  unanswered = new Set<string>(); // paths
  /** Answers that replace the site's, by path. */
  instead = new Map<string, { status: number; headers?: Record<string, string>; body?: string }>();
}

/** The site at a new origin behind that network, with service workers allowed. */
const test = base.extend<{ network: Network }>({
  network: async ({ browserName: _ }, use) => use(new Network()),
  baseURL: async ({ network }, use, { project }) => {
    const server = createServer(async (request, response) => {
      if (network.isDown) return request.socket.destroy();
      const path = request.url ?? "/";
      network.referers.set(path, request.headers.referer);
      if (pagePaths.includes(path.split("?")[0] ?? "")) network.asked.push(path);
      if (network.unanswered.has(path)) return;
      const found = network.instead.get(path);
      if (found) {
        // For an empty body, Chromium would show its own error page.
        const { status, headers = { "Content-Type": "text/html" }, body = `<h1>${status}</h1>` } = found;
        return response.writeHead(status, headers).end(body);
      }
      const answer = await fetch(project.use.baseURL + path, { headers: { "Accept-Encoding": "identity" } });
      const kept = /^(cache-control|content-(type|security-policy))$/;
      const headers = [...answer.headers].filter(([name]) => kept.test(name));
      let body = Buffer.from(await answer.arrayBuffer());
      const isDocument = answer.headers.get("content-type")?.startsWith("text/html");
      if (isDocument) {
        const { release } = network;
        await network.documents;
        if (network.isDown) return request.socket.destroy();
        const etag = answer.headers.get("etag")?.replace(/"$/, `-${release}"`);
        if (etag && network.hasEtags) response.setHeader("ETag", etag);
        response.setHeader("Date", new Date(Date.now() - network.age * 24 * 3_600_000).toUTCString());
        body = Buffer.from(body.toString().replace("</head>", `<!--release ${release}--></head>`));
      }
      response.writeHead(answer.status, Object.fromEntries(headers));
      if (network.isStalled && isDocument) response.flushHeaders();
      else response.end(body);
    }).listen(0, "127.0.0.1");
    await new Promise((done) => server.once("listening", done));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
  serviceWorkers: "allow",
});

test.use({ ...phone, expectedMessages: /Failed to load resource|404: \/\/127/ }); // Chromium logs failed requests, and a test asks for //127.…

const [home, service] = [pathOf("home"), pathOf(serviceScreen)];

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const releaseOf = (html = "") => /<!--release (\d)-->/.exec(html)?.[1];
const shownRelease = async (page: Page) => releaseOf(await page.content());
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

const cachedRelease = async (page: Page, path: string) =>
  releaseOf(await page.evaluate(async (key) => (await caches.match(key))?.text(), path));

/** Visits a page, and waits until the service worker controls it. */
async function firstVisit(page: Page, path: string = home): Promise<void> {
  // Pauses the clock before the page loads. Otherwise it would run on for the seconds that a busy machine needs to load the page.
  await page.clock.install({ time: Date.now() - 3_600_000 });
  await page.clock.pauseAt(Date.now());
  await page.goto(path);
  await page.clock.runFor(9_000);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations()), "competes with the page").toEqual([]);
  await page.clock.runFor(2_000);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await page.clock.resume();
}

test("the first visited page is cached without a second download, even with an ad's query", async ({
  page,
  network,
}) => {
  await firstVisit(page, `${home}?gclid=a`);
  await expect.poll(() => cachedPaths(page)).toEqual([home]);
  expect(network.asked).toEqual([`${home}?gclid=a`]);
});

test("offline the first visited page is there, with its number, at every path", async ({ page, network, context }) => {
  await firstVisit(page, service);
  await hydrated(page);
  network.isDown = true;
  await context.setOffline(true);
  for (const asked of [service, `${service}?utm_source=story`, home, pathOf("notFound")]) {
    await page.goto(asked);
    await hydrated(page);
    await expect(heading(page), asked).toHaveText(titleOf(serviceScreen));
    await expect(page.getByRole("link", { name: shownPhone }).first()).toBeInViewport();
    await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(11, 20, 48)");
  }
});

for (const isCached of [true, false])
  test(`offline, a link leads to a page only if it is cached: ${isCached}`, async ({ page, network, context }) => {
    await firstVisit(page, isCached ? home : pathOf("notFound"));
    await page.goto(pathOf("notFound"));
    network.isDown = true;
    await context.setOffline(true);
    const answer = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
    await page.locator(`main a[href="${home}"]`).tap();
    await answer;
    await expect(heading(page)).toHaveText(titleOf(isCached ? "home" : "notFound"));
  });

for (const days of [0, 29, 31]) {
  const isShown = days < 30;
  test(`a page ${days} days old is shown on a slow network: ${isShown}, and replaced`, async ({ page, network }) => {
    network.age = days;
    await firstVisit(page);
    let send = () => {};
    network.documents = new Promise((sent) => (send = sent));
    network.release = 2;
    let isOpen = false;
    const opened = page.goto(home, { waitUntil: "commit", timeout: 15_000 }).then(() => (isOpen = true));
    if (isShown) await opened;
    else await new Promise((done) => setTimeout(done, 3_000)); // the worker waits for 2 s
    expect(isOpen).toBe(isShown);
    send();
    await opened;
    expect(await shownRelease(page)).toBe(isShown ? "1" : "2");
    await expect.poll(() => cachedRelease(page, home)).toBe("2");
    network.isDown = true;
    await page.goto(home);
    expect(await shownRelease(page)).toBe("2");
  });
}

/** Visits all our pages, `home` last, and waits until all are cached and all requests for pages have ended. */
async function visitAll(page: Page, network: Network): Promise<void> {
  await firstVisit(page, service);
  const later = pagePaths.filter((path) => path !== service && path !== home);
  for (const [index, path] of [...later, home].entries()) {
    const asked = network.asked.length;
    await page.goto(path);
    const earlierPages = index + 1; // a page that is new to the cache renews them all (sw.js)
    await expect.poll(() => network.asked.length).toBe(asked + 1 + earlierPages);
  }
  await expect.poll(async () => (await cachedPaths(page)).sort()).toEqual([...pagePaths].sort());
}

test("after an unchanged page, no other page is requested", async ({ page, network }) => {
  await visitAll(page, network);
  network.asked = [];
  for (const path of [home, service, home]) await page.goto(path);
  expect(network.asked, "the pages that were opened").toEqual([home, service, home]);
  network.release++;
  await page.goto(home);
  await expect.poll(() => cachedRelease(page, service)).toBe("2");
  expect(network.asked.slice(0, 4), "home of the new release comes next").toEqual([home, service, home, home]);
});

const answersOfGonePages = {
  "answers 410": { status: 410 },
  "answers 403": { status: 403 },
  "redirects to another page": { status: 301, headers: { Location: home } },
  "redirects to another site": { status: 302, headers: { Location: "http://other.example/" } },
};

for (const [what, answer] of Object.entries(answersOfGonePages))
  test(`after a release cached pages are renewed, and one that ${what} is deleted`, async ({ page, network }) => {
    await visitAll(page, network);
    const [gone = "", ...renewed] = (await cachedPaths(page)).filter((path) => path !== home);
    network.instead.set(gone, answer);
    network.release++;
    await page.goto(home);
    expect(await shownRelease(page), "the HTTP cache is not asked").toBe("2");
    for (const path of renewed) await expect.poll(() => cachedRelease(page, path)).toBe("2");
    expect((await cachedPaths(page)).sort()).toEqual([home, ...renewed].sort());
  });

test("after a release no older page is kept, even if the site no longer answers", async ({ page, network }) => {
  await visitAll(page, network);
  network.release++;
  network.unanswered = new Set(pagePaths.filter((path) => path !== home));
  await page.goto(home);
  await expect.poll(() => cachedPaths(page)).toEqual([home]);
});

test("after a release a page that was not cached before renews the others too", async ({ page, network }) => {
  await firstVisit(page, service);
  network.release++;
  await page.goto(home);
  await expect.poll(() => cachedRelease(page, service)).toBe("2");
});

test("a slow network does not take the cached page from a visitor who opens a second one", async ({
  page,
  network,
}) => {
  await firstVisit(page, service);
  network.unanswered.add(service);
  await page.goto(home);
  await expect.poll(() => network.asked).toEqual([service, home, service]);
  await page.goto(service);
  await expect(heading(page)).toHaveText(titleOf(serviceScreen));
});

test("a host that fails for a moment does not take the cached page from a visitor who opens a second one", async ({
  page,
  network,
}) => {
  await firstVisit(page, service);
  network.instead.set(service, { status: 503 });
  await page.goto(home);
  await expect.poll(() => network.asked).toEqual([service, home, service]);
  await page.goto(pathOf("home24h"));
  await page.goto(service);
  await expect(heading(page)).toHaveText(titleOf(serviceScreen));
});

test("pages without an ETag count as changed", async ({ page, network }) => {
  network.hasEtags = false;
  await visitAll(page, network);
  network.release++;
  await page.goto(home);
  await expect.poll(() => cachedRelease(page, service)).toBe("2");
});

test("all pages name the same manifest of the build, so a release changes the ETag of each", async ({ page }) => {
  const names = pagePaths.map(async (path) => {
    const html = await (await page.request.get(path)).text();
    return /\/assets\/manifest-[\w-]+\.js/.exec(html)?.[0];
  });
  const [name, ...others] = await Promise.all(names);
  expect(name).toBeDefined();
  expect(others).toEqual(others.map(() => name));
});

test("a path that looks like another server's address brings nothing of that server", async ({ page, network }) => {
  let asked = 0;
  const stranger = createServer((_, response) => {
    asked++;
    const headers = { "Content-Type": "text/html", "Cache-Control": "max-age=9, stale-if-error=9" };
    response.writeHead(200, { ...headers, "Access-Control-Allow-Origin": "*" }).end("<h1>stranger</h1>");
  }).listen(0, "127.0.0.1");
  await new Promise((done) => stranger.once("listening", done));
  const path = `//127.0.0.1:${(stranger.address() as AddressInfo).port}/`;
  // `page.goto` would mistake this path for an origin.
  const address = (await page.request.get("/healthz")).url().replace("/healthz", path);
  await firstVisit(page, address);
  await page.goto(home);
  network.isDown = true;
  await page.goto(address);
  await expect(heading(page)).toHaveText(titleOf("home"));
  expect(asked).toBe(0);
  stranger.close();
});

test("the cached page stands in for errors of the host and for an incomplete answer", async ({ page, network }) => {
  await firstVisit(page, service);
  for (const status of [429, 500, 503, 520]) {
    network.instead.set(service, { status });
    await page.goto(service);
    await expect(heading(page), String(status)).toHaveText(titleOf(serviceScreen));
  }
  network.instead.clear();
  network.isStalled = true;
  await page.goto(service);
  await expect(heading(page)).toHaveText(titleOf(serviceScreen));
});

test("a 404 is shown though the page is cached, and does not replace it", async ({ page, network }) => {
  await firstVisit(page, service);
  network.instead.set(service, { status: 404 });
  // On a busy machine the network may be slower than the worker's limit.
  await expect(async () => {
    await page.goto(service);
    await expect(heading(page)).toHaveText("404", { timeout: 1 });
  }).toPass();
  network.isDown = true;
  await page.goto(service);
  await expect(heading(page)).toHaveText(titleOf(serviceScreen));
});

test("only pages that may be stale are cached, and others get the right referrer", async ({ page, network }) => {
  const ordinary = { status: 200, headers: { "Cache-Control": "public, max-age=300", "Content-Type": "text/html" } };
  network.instead.set("/portal", { status: 302, headers: { Location: service } }).set("/conta", ordinary);
  await firstVisit(page);
  for (const path of ["/robots.txt", "/healthz?token=1", "/portal", pathOf("notFound"), "/?token=1", "/conta"])
    await page.goto(path);
  await page.goto(pathOf("home24h"));
  await page.evaluate(() => location.assign("/conta"));
  await page.waitForURL("/conta");
  expect(network.referers.get("/conta")).toMatch(new RegExp(`${pathOf("home24h")}$`));
  await expect.poll(() => cachedPaths(page)).toContain(pathOf("home24h"));
  expect((await cachedPaths(page)).sort()).toEqual([home, pathOf("home24h"), service].sort());
});

const worker = readFileSync("public/sw.js", "utf8");
const workerOf = (body: string) => ({ status: 200, headers: { "Content-Type": "text/javascript" }, body });

test("a new worker takes over at once on a slow line, and takes along the pages in an older worker's cache", async ({
  page,
  network,
}) => {
  network.instead.set("/sw.js", workerOf(worker.replace(/const CACHE = ".*"/, 'const CACHE = "of-an-older-worker"')));
  const gone = pathOf("residential");
  await firstVisit(page, gone);
  await page.goto(service);
  await page.goto(home);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["of-an-older-worker"]);
  await expect.poll(() => cachedPaths(page)).toHaveLength(3);
  // Three visits, and a renewal of each earlier page. The new worker would wait for the last of these requests.
  await expect.poll(() => network.asked.length).toBe(6);
  network.instead.clear();
  network.instead.set(gone, { status: 410 });
  let send = () => {};
  network.documents = new Promise((resolve) => (send = resolve));
  await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  // The new worker has started, although the line is slow.
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain("of-an-older-worker");
  send();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([/const CACHE = "(.*)"/.exec(worker)?.[1]]);
  await expect.poll(async () => (await cachedPaths(page)).sort()).toEqual([home, service].sort());
});

test("the worker that switches itself off leaves nothing behind", async ({ page, network, context }) => {
  const decision = readFileSync("docs/decisions/service-worker.md", "utf8");
  await firstVisit(page, service);
  await page.goto(home);
  await expect.poll(() => cachedPaths(page)).toHaveLength(2);
  network.instead.set("/sw.js", workerOf(/```js\n(.*?)```/s.exec(decision)?.[1] ?? ""));
  for (const visit of ["the next visit", "the visit after it"]) {
    await page.goto(home);
    const left = () =>
      page.evaluate(async () => [...(await navigator.serviceWorker.getRegistrations()), ...(await caches.keys())]);
    await expect.poll(left, visit).toEqual([]);
    await context.setOffline(true);
    const answer = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
    await page.locator(`main a[href="${service}"]`).first().tap();
    await answer;
    await page.evaluate(async (path) => caches.match(path), service); // as the page script does
    await expect(heading(page), visit).toHaveText(titleOf("home"));
    await expect(page.getByRole("link", { name: shownPhone }).first()).toBeInViewport();
    await context.setOffline(false);
  }
});

const [inCaches, inCache] = ["CacheStorage.prototype", "Cache.prototype"];
const methods = ["open", "keys", "delete"].map((name) => `${inCaches}.${name}`);
methods.push(
  ...["put", "matchAll", "keys", "delete"].map((name) => `${inCache}.${name}`),
  "Clients.prototype.matchAll",
);
const breaking = (names: string[], answer: string) => names.map((name) => `${name} = () => ${answer};`);
const hanging = (...names: string[]) => breaking(names, "new Promise(() => {})");
const faults = {
  "every method rejects": breaking(methods, "Promise.reject(new Error())"),
  "every method throws": breaking(methods, "{ throw new Error(); }"),
  "opening a cache hangs": hanging(`${inCaches}.open`),
  "reading hangs": hanging(`${inCaches}.keys`, `${inCache}.matchAll`, `${inCache}.keys`),
  "writing hangs": hanging(`${inCaches}.delete`, `${inCache}.put`, `${inCache}.delete`, "Clients.prototype.matchAll"),
};

for (const [what, code] of Object.entries(faults))
  test(`every page comes from the network where ${what}`, async ({ page, network }) => {
    network.instead.set("/sw.js", workerOf([...code, worker].join("\n")));
    await firstVisit(page, pathOf("notFound"));
    for (const screen of ["home", serviceScreen, "home"] as const) {
      await page.goto(pathOf(screen), { waitUntil: "commit", timeout: 5_000 });
      await expect(heading(page)).toHaveText(titleOf(screen));
    }
  });
