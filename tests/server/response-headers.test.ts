import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { JSDOM } from "jsdom";
import { afterAll, expect, test } from "vitest";
import { cacheResponse } from "../../app/server/cached-response";
import { startBuiltSite } from "../../scripts/lib/built-site.mjs";
import { FIRST_FLIGHT, LARGEST_PAGE, pageWeight } from "../../scripts/lib/page-weight.mjs";
import { ask } from "../tools/raw-http";
import { hashedFiles, pages, script } from "../tools/site-paths";

const UNKNOWN = "/nothing";

const PAGE_CACHING = "public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800";
const HASHED_FILE_CACHING = "public, max-age=31536000, immutable";
const NAMED_FILE_CACHING = "public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800";

const onEveryAnswer = {
  "x-content-type-options": "nosniff",
  "strict-transport-security": "max-age=63072000",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
};

const site = await startBuiltSite();
afterAll(() => site.stop());

const get = (path: string, headers = {}) => ask(site.port, "GET", path, headers);

/** @returns the sources by which a policy allows these inline elements */
const hashesOf = (document: Document, selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => {
    const hash = createHash("sha256").update(String(textContent)).digest("base64");
    return `'sha256-${hash}'`;
  });

// What MDN's HTTP Observatory checks.
test.each([...pages, UNKNOWN])(
  "%s has every security header, and its policy allows exactly its own scripts and styles",
  async (path) => {
    const { headers, body } = await get(path);
    expect(headers).toMatchObject({
      ...onEveryAnswer,
      "content-type": "text/html; charset=utf-8",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers).not.toHaveProperty("set-cookie");
    const text = String(headers["content-security-policy"]);
    // The scripts in the `<template>` run later, and under the same policy.
    const { document } = new JSDOM(body.toString().replace(/<\/?template.*?>/g, "")).window;
    const scripts = hashesOf(document, "script:not([src], [type='application/ld+json'])");
    const own = ["img", "font", "connect", "manifest", "worker"].map((kind) => [`${kind}-src`, "'self'"]);
    expect(Object.fromEntries(text.split("; ").map((directive) => directive.split(/ (.*)/).slice(0, 2)))).toEqual({
      ...{ "default-src": "'none'", ...Object.fromEntries(own) },
      "script-src": ["'self'", ...scripts].join(" "),
      "style-src": ["'self'", ...hashesOf(document, "style")].join(" "),
      ...{ "base-uri": "'none'", "form-action": "'self'", "frame-ancestors": "'none'" },
    });
    expect(text).not.toMatch(/unsafe|http:|data:|\*/);
    expect(body.toString(), "attributes that the policy refuses").not.toMatch(/<[^>]+ (style|on[a-z]+)=/);
  },
);

test.each([...pages, UNKNOWN])("the first screen of %s comes in the first ten packets", async (path) => {
  const { screen, whole } = await pageWeight(site.origin + path);
  expect(screen).toBeLessThanOrEqual(FIRST_FLIGHT);
  expect(whole).toBeLessThanOrEqual(LARGEST_PAGE);
});

const namedFiles = readdirSync("public", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
  .map((entry) => encodeURI(`${entry.parentPath.slice("public".length)}/${entry.name}`));

test.each([
  ...[...pages, "/robots.txt", "/sitemap.xml", "/manifest.webmanifest"].map(
    (path) => [path, 200, PAGE_CACHING] as const,
  ),
  ...hashedFiles.map((path) => [path, 200, HASHED_FILE_CACHING] as const),
  ...namedFiles.map((path) => [path, 200, NAMED_FILE_CACHING] as const),
  // A release must be able to fix the service worker or to switch it off.
  ["/sw.js", 200, "no-cache"] as const,
  ["/healthz", 200, "no-store"] as const,
  [UNKNOWN, 404, "no-store"] as const,
  // The build's compressed copies are no files of their own.
  [`${script}.br`, 404, "no-store"] as const,
])("%s answers %i to GET and HEAD, has its type, and may be cached: %s", async (path, status, caching) => {
  const answer = await get(path);
  expect([answer.status, answer.headers["cache-control"]]).toEqual([status, caching]);
  expect(answer.headers["content-type"]).toMatch(/^(?!application\/octet-stream)(?!text\/(?!.*charset=utf-8))/);
  const shownBy = path.startsWith("/social/") ? "cross-origin" : "same-origin";
  expect(answer.headers).toMatchObject({ ...onEveryAnswer, "cross-origin-resource-policy": shownBy });
  if (caching === "no-store") expect(answer.headers).not.toHaveProperty("etag");

  const fieldsOf = ({ date, connection, "transfer-encoding": _, ...fields }: Record<string, unknown>) => fields;
  const head = await ask(site.port, "HEAD", path);
  expect([head.status, fieldsOf(head.headers), head.body.length]).toEqual([status, fieldsOf(answer.headers), 0]);
});

test.each([pages[0], script, "/icon.svg"])(
  "%s is sent compressed, and not again to a browser that has it",
  async (path) => {
    const plain = await get(path);
    const etags = new Set([plain.headers.etag]);
    for (const [coding, unpack] of [["br", brotliDecompressSync] as const, ["gzip", gunzipSync] as const]) {
      const { headers, body } = await get(path, { "Accept-Encoding": `deflate, ${coding};q=0.5` });
      expect([headers["content-encoding"], headers.vary]).toEqual([coding, "Accept-Encoding"]);
      expect(unpack(body).equals(plain.body), `the body, unpacked from ${coding}`).toBe(true);
      etags.add(headers.etag);
      const again = await get(path, { "Accept-Encoding": coding, "If-None-Match": `W/"x", W/${headers.etag}` });
      expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
      expect(again.headers["cache-control"]).toBe(plain.headers["cache-control"]);
    }
    expect([plain.headers.vary, etags.size], "one ETag for each encoding").toEqual(["Accept-Encoding", 3]);
    const best = await get(path, { "Accept-Encoding": "gzip, deflate, br, zstd" });
    const refused = await get(path, { "Accept-Encoding": "br;q=0, gzip" });
    expect([best, refused].map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip"]);
  },
);

test.each(pages.filter((path) => path !== "/"))("another spelling of %s redirects to the page", async (path) => {
  for (const method of ["GET", "POST"]) {
    const { status, headers } = await ask(site.port, method, `${path.toUpperCase()}//?utm_source=x`);
    expect([status, headers.location]).toEqual([308, `${path}?utm_source=x`]);
    expect(headers["cache-control"], "the location holds one visitor's query").toMatch(/^private\b/);
    expect(headers).toMatchObject(onEveryAnswer);
  }
});

test.each([...pages, script])("%s refuses methods that would change something", async (path) => {
  for (const method of ["POST", "PUT", "DELETE", "PROPFIND"]) {
    const { status, headers, body } = await ask(site.port, method, path);
    expect([method, status, body.length]).toEqual([method, 405, 0]);
    expect(headers).toMatchObject({ ...onEveryAnswer, allow: "GET, HEAD, OPTIONS", "cache-control": "no-store" });
  }
  const options = await ask(site.port, "OPTIONS", path);
  expect([options.status, options.headers.allow]).toEqual([204, "GET, HEAD, OPTIONS"]);
});

test("TRACE, which Fetch cannot ask, is refused and logged in one line on a route of Remix", async () => {
  expect((await ask(site.port, "TRACE", "/healthz?trace")).status).toBe(405);
  await expect.poll(() => site.printed().match(/.*\?trace.*/g)).toEqual([expect.stringMatching(/ warn 405 \S+$/)]);
});

test.each(["GET", "POST"])("an unknown path answers 404 to %s and is logged in one line", async (method) => {
  const path = `/nothing-by-${method}?x=1`;
  const { status, body } = await ask(site.port, method, path);
  expect(status).toBe(404);
  expect(body.equals((await get(UNKNOWN)).body), "every unknown path gets the same page").toBe(true);
  const lines = () => site.printed().match(new RegExp(`.*by-${method}.*\n`, "g"));
  await expect.poll(lines).toEqual([expect.stringMatching(/^\S+Z warn 404 \/\S+\?x=1\n$/)]);
});

test("a release that changes a header alone gets another ETag", () => {
  const etagOf = (policy: string) =>
    cacheResponse(200, { "Cache-Control": "public", "X-Own": policy }, Buffer.from("a")).identity.etag;
  expect(etagOf("a")).not.toBe(etagOf("b"));
});
