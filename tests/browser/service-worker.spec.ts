import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { test as base, expect, hydrated, pathOf, phone, servicePage, shownPhone, titleOf } from "./site";

/** A network between phone and site that a test can break. */
interface Network {
  isDown: boolean;
  /** Documents are sent when this resolves. */
  documents: Promise<unknown>;
  /** Answers by path, instead of the site's. */
  instead: Map<string, { status: number; headers?: Record<string, string>; body?: string }>;
  /** Sends only the headers of a document. */
  isStalled: boolean;
  /** A number in every document. */
  release: number;
}

/** The site at a new origin behind that network, with service workers allowed. */
const test = base.extend<{ network: Network }>({
  network: async ({ browserName: _ }, use) =>
    use({ isDown: false, isStalled: false, documents: Promise.resolve(), instead: new Map(), release: 1 }),
  baseURL: async ({ network }, use, { project }) => {
    const server = createServer(async (request, response) => {
      if (network.isDown) return request.socket.destroy();
      const path = request.url ?? "/";
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

// Chromium logs failed requests.
test.use({ ...phone, expectedMessages: /Failed to load resource/ });

const [home, service] = [pathOf("home"), pathOf(servicePage)];

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const shownRelease = async (page: Page) => /<!--release (\d)-->/.exec(await page.content())?.[1];
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

/** Visits a page, and waits until the service worker controls it. */
async function firstVisit(page: Page, path = home): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(9_000);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations()), "competes with the page").toEqual([]);
  await page.clock.runFor(2_000);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
}

test("offline the first visited page is there, with its number, at every path", async ({ page, network, context }) => {
  await firstVisit(page, service);
  await hydrated(page);
  network.isDown = true;
  await context.setOffline(true);
  for (const asked of [service, `${service}?utm_source=story`, home, pathOf("notFound")]) {
    await page.goto(asked);
    await hydrated(page);
    await expect(heading(page), asked).toHaveText(titleOf(servicePage));
    await expect(page.getByRole("link", { name: shownPhone }).first()).toBeInViewport();
    await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(11, 20, 48)");
  }
});

test("on a slow network the cached page is shown, and the new one at the next visit", async ({ page, network }) => {
  await firstVisit(page);
  let send = () => {};
  network.documents = new Promise<void>((sent) => {
    send = sent;
  });
  network.release = 2;
  await page.goto(home, { waitUntil: "commit" });
  expect(await shownRelease(page)).toBe("1");
  send();
  const cachedText = () => page.evaluate(async (path) => (await caches.match(path))?.text(), home);
  await expect.poll(cachedText).toContain("<!--release 2-->");
  network.isDown = true;
  await page.goto(home);
  expect(await shownRelease(page)).toBe("2");
});

test("the cached page stands in for errors of the host and for an answer without its body", async ({
  page,
  network,
}) => {
  await firstVisit(page, service);
  for (const status of [429, 500, 503, 520]) {
    network.instead.set(service, { status });
    await page.goto(service);
    await expect(heading(page), String(status)).toHaveText(titleOf(servicePage));
  }
  network.instead.clear();
  network.isStalled = true;
  await page.goto(service);
  await expect(heading(page)).toHaveText(titleOf(servicePage));
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
  await expect(heading(page)).toHaveText(titleOf(servicePage));
});

test("only pages that may be stale are cached, and caches of an older worker go", async ({ page, network }) => {
  const ordinary = { status: 200, headers: { "Cache-Control": "public, max-age=300", "Content-Type": "text/html" } };
  network.instead.set("/portal", { status: 302, headers: { Location: service } }).set("/conta", ordinary);
  await page.goto(home);
  await page.evaluate(async () => (await caches.open("of-an-older-worker")).add("/robots.txt"));
  await firstVisit(page);
  for (const path of ["/robots.txt", "/healthz?token=1", "/portal", pathOf("notFound"), "/?token=1", "/conta"])
    await page.goto(path);
  await page.goto(pathOf("home24h"));
  await expect.poll(() => cachedPaths(page)).toContain(pathOf("home24h"));
  expect((await cachedPaths(page)).sort()).toEqual([home, pathOf("home24h"), service].sort());
});

for (const [what, fails] of Object.entries({
  rejects: "Promise.reject(new Error())",
  throws: "(() => { throw new Error() })()",
  "never answers": "new Promise(() => {})",
}))
  test(`pages come from the network where the cache ${what}`, async ({ page, network }) => {
    const worker = readFileSync("public/sw.js", "utf8").replaceAll("caches.open(CACHE)", fails);
    expect(worker).toContain(fails);
    // Otherwise the worker waits for its first page before it activates.
    const body = worker.replace("event.waitUntil(cacheOpenPages())", "");
    network.instead.set("/sw.js", { status: 200, headers: { "Content-Type": "text/javascript" }, body });
    await firstVisit(page);
    await page.goto(service);
    await expect(heading(page)).toHaveText(titleOf(servicePage));
  });
