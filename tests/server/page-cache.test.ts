import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { JSDOM } from "jsdom";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { business } from "~/content/business";
import { startBuiltSite } from "../../scripts/lib/built-site.mjs";
import { FIRST_ROUND_TRIP, LARGEST_PAGE, pageBytes } from "../tools/page-bytes";
import { ask } from "../tools/raw-http";
import { hashedFiles, pagePaths, scriptPath } from "../tools/site-paths";

const UNKNOWN = "/nothing";
// Fresh for five minutes, then usable for five more while a new one is fetched, and for a week while the site is down.
const CACHE_CONTROL = "public, max-age=300, stale-while-revalidate=300, stale-if-error=604800";
const staticPages = [...pagePaths, "/fora-do-ar", UNKNOWN];

const site = await startBuiltSite();
afterAll(() => site.stop());
const get = (path: string, headers = {}) => ask(site.port, "GET", path, headers);

async function start() {
  const started = await startBuiltSite();
  onTestFinished(() => started.stop());
  return started;
}

test("pages accept only GET and HEAD, and contain nothing from earlier requests", async () => {
  const visited = await start();
  // "zq7" (%7a%71%37) marks what no other visitor may get.
  const mark = { Cookie: "a=zq7", Referer: "http://zq7.example/", "User-Agent": "zq7", "Accept-Language": "zq7" };
  for (const path of staticPages) {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PROPFIND"]) {
      const { status, headers, body } = await ask(visited.port, method, `${path}?zq7`, mark);
      expect([status, headers.allow, body.length], method).toEqual([405, "GET, HEAD", 0]);
    }
    for (const target of [path.toUpperCase(), `${path}/`, `${path}//`, `/%7a%71%37${path}`, `${path}/zq7`])
      await ask(visited.port, "GET", `${target}?zq7=1`, mark);
  }
  for (const path of staticPages) {
    const [{ headers, body }, fresh] = [await ask(visited.port, "GET", path), await get(path)];
    expect(body.equals(fresh.body), path).toBe(true);
    expect({ ...headers, date: "" }).toEqual({ ...fresh.headers, date: "" });
  }
});

test.each(staticPages)("%s comes in the best accepted encoding, with length and ETag", async (path) => {
  const identity = await get(path);
  const etags = new Set<string>();
  for (const [accepted, coding, decode] of [
    ["", undefined, (body: Buffer) => body],
    ["br;q=0.0, gzip;q=0", undefined, (body: Buffer) => body],
    ["br;q=0, GZIP;q=0.1", "gzip", gunzipSync],
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ] as const) {
    const { status, headers, body } = await get(path, { "Accept-Encoding": accepted });
    expect([status, headers["content-encoding"]], accepted).toEqual([path === UNKNOWN ? 404 : 200, coding]);
    expect([headers["content-length"], headers.vary]).toEqual([String(body.length), "Accept-Encoding"]);
    expect(decode(body).equals(identity.body)).toBe(true);
    expect(headers["cache-control"]).toBe(path === UNKNOWN ? "no-store" : CACHE_CONTROL);
    etags.add(String(headers.etag));
    const head = await ask(site.port, "HEAD", path, { "Accept-Encoding": accepted });
    expect([{ ...head.headers, date: "" }, head.body.length]).toEqual([{ ...headers, date: "" }, 0]);
    const again = await get(path, { "Accept-Encoding": accepted, "If-None-Match": `"x", W/${headers.etag}` });
    if (path === UNKNOWN) expect([headers.etag, again.status]).toEqual([undefined, 404]);
    else expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  }
  expect(etags.size, "one for each encoding").toBe(path === UNKNOWN ? 1 : 3);
});

test.each(staticPages)("%s has security headers, and its policy allows only its own inline scripts", async (path) => {
  const { headers, body } = await get(path);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    ...(!business.googleAds && { "cross-origin-opener-policy": "same-origin-allow-popups" }),
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=63072000",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  });
  const policy = String(headers["content-security-policy"]);
  // The same policy applies to the scripts in the `<template>`.
  const { document } = new JSDOM(body.toString().replace(/<\/?template.*?>/g, "")).window;
  const hash = (text: string | null) => `'sha256-${createHash("sha256").update(String(text)).digest("base64")}'`;
  const inlineScripts = document.querySelectorAll("script:not([src], [type='application/ld+json'])");
  const scripts = Array.from(inlineScripts, ({ textContent }) => hash(textContent)).join(" ");
  // Ads, a map or a video add origins, and directives that contain only such origins.
  const own = policy.replaceAll(/ https:[^ ;]+/g, "").split("; ");
  const expected = [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ];
  expect(own).toEqual(expect.arrayContaining(expected));
  for (const added of own.filter((directive) => !expected.includes(directive)))
    expect(added).toMatch(/^(connect|font|frame|media)-src( 'self')?$/);
  expect(document.querySelector("[onclick], [onload], [onerror]")).toBeNull();
});

test.each(staticPages)(
  "the first screen of %s comes in the first round trip, and the page has no more bytes than a weak signal allows",
  async (path) => {
    const { firstScreen, page } = await pageBytes(site.port, path);
    const remedy = "bytes: shorten the styles or the texts of the first screen, or move parts below it";
    expect(firstScreen, remedy).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
    expect(page, "bytes: shorten texts or drawings, or put a part on a page of its own").toBeLessThanOrEqual(
      LARGEST_PAGE,
    );
  },
);

test("files that are cached for a year have a hash of 8 letters in their names", async () => {
  expect(readdirSync("build/client")).toEqual(["assets"]); // remix-serve sends all of build/client this way
  expect(hashedFiles.filter((path) => !/-[\w-]{8}\.\w+$/.test(path))).toEqual([]);
  expect((await get(scriptPath)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});
