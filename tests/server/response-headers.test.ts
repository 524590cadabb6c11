import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { ask, type RawAnswer } from "./raw-http";
import { hashedFiles, pages, script } from "./site-paths";

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

let site: Awaited<ReturnType<typeof startBuiltSite>>;

beforeAll(async () => {
  site = await startBuiltSite();
});

afterAll(() => site?.stop());

describe.each([...pages, "/nothing"])("the document %s", (path) => {
  let answer: RawAnswer;
  let policy: Record<string, string[]>;

  beforeAll(async () => {
    answer = await ask(site.port, "GET", path);
    policy = Object.fromEntries(
      (answer.fields["content-security-policy"] ?? "").split("; ").map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources];
      }),
    );
  });

  // The conditions of 150 points by the scoring of MDN's HTTP Observatory (docs/running.md).
  test("has every header that Observatory gives points for", () => {
    expect(policy["default-src"]).toEqual(["'none'"]);
    for (const directive of ["base-uri", "frame-ancestors"]) expect(policy[directive]).toEqual(["'none'"]);
    expect(policy["form-action"]).toEqual(["'self'"]);
    expect(Object.values(policy).join(" ")).not.toMatch(/unsafe|https?:|data:|\*/);
    expect(answer.fields).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-embedder-policy": "require-corp",
    });
    const [, seconds] =
      /^max-age=(\d+); includeSubDomains; preload$/.exec(answer.fields["strict-transport-security"] ?? "") ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(TWO_YEARS);
  });

  test("lets exactly its own scripts and styles run", () => {
    const inline = (pattern: RegExp) =>
      [...Buffer.from(answer.body, "latin1").toString().matchAll(pattern)].map(
        ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
      );
    expect(policy["script-src"]?.toSorted()).toEqual(
      ["'self'", ...inline(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)].toSorted(),
    );
    expect(policy["style-src"]?.toSorted()).toEqual(
      ["'self'", ...inline(/<style[^>]*>([\s\S]*?)<\/style>/g)].toSorted(),
    );
    expect(answer.body).not.toMatch(/<[^>]+ (style|on[a-z]+)=/);
  });

  test("asks the browser for nothing, and sets no cookie", () => {
    const features = answer.fields["permissions-policy"]?.split(", ") ?? [];
    const refused = ["camera", "geolocation", "microphone", "payment", "usb"].map((feature) => `${feature}=()`);
    expect(features, "Permissions-Policy: what a page must not ask a visitor for").toEqual(refused);
    expect(answer.fields["set-cookie"]).toBeUndefined();
  });

  test("says that it is HTML, in which characters, before a byte of it is read", () => {
    expect(answer.fields["content-type"]).toBe("text/html; charset=utf-8");
  });

  test("says who may keep it", () => {
    const isPage = answer.status === 200;
    expect(answer.fields["cache-control"]).toBe(
      isPage ? "public, max-age=300, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=604800" : "no-store",
    );
    expect(answer.fields.etag !== undefined).toBe(isPage);
    expect(answer.fields.vary).toBe("Accept-Encoding");
  });
});

/** By the IANA, for what a picture or a font begins with: nosniff holds browsers and messengers to it. */
const TYPES: [beginning: RegExp, type: string][] = [
  [/^\xff\xd8\xff/, "image/jpeg"],
  [/^\x89PNG/, "image/png"],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: an icon begins so
  [/^\x00\x00\x01\x00/, "image/x-icon"],
  [/^\s*<svg\b/, "image/svg+xml"],
  [/^wOF2/, "font/woff2"],
];

describe("files", () => {
  const named = existsSync("public")
    ? readdirSync("public", { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
        .map((entry) => `${entry.parentPath.slice("public".length)}/${entry.name}`)
    : [];

  test.each([...hashedFiles, ...named])(
    "%s has a type, a time to be kept, and may be shown where it should",
    async (path) => {
      const { status, fields, body } = await ask(site.port, "GET", path);
      expect(status).toBe(200);
      const [, type] = TYPES.find(([beginning]) => beginning.test(body)) ?? [];
      expect(fields["content-type"], "what the bytes are: contentTypes in app/server/response-headers.ts").toBe(
        type ?? fields["content-type"],
      );
      expect(fields["content-type"]).not.toBe("application/octet-stream");
      if (fields["content-type"]?.startsWith("text/")) expect(fields["content-type"]).toContain("; charset=utf-8");
      expect(fields).toMatchObject({
        "x-content-type-options": "nosniff",
        "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
        "cache-control": hashedFiles.includes(path)
          ? "public, max-age=31536000, immutable"
          : "public, max-age=3600, stale-while-revalidate=86400, stale-if-error=604800",
        "cross-origin-resource-policy": path.startsWith("/social/") ? "cross-origin" : "same-origin",
      });
      expect(fields["set-cookie"]).toBeUndefined();
    },
  );
});

test.each([`${script}.br`, `${script}.gz`])("%s is no file of its own to visitors", async (path) => {
  expect((await ask(site.port, "GET", path)).status, "app/server/files.ts lists what is served").toBe(404);
});

test("what the build has compressed is each script and sheet itself", () => {
  const unpack = { br: brotliDecompressSync, gz: gunzipSync };
  for (const folder of ["build/client", "build/client/assets"]) {
    for (const name of readdirSync(folder).filter((name) => /\.(css|js|br|gz)$/.test(name))) {
      const [text = "", ending] = name.split(/(?<=\.(?:css|js))\.?/);
      for (const [compressed, unpacked] of Object.entries(unpack)) {
        if (ending && ending !== compressed) continue;
        const file = `${folder}/${text}.${compressed}`;
        expect(existsSync(file), `${file}, which remix.config.js makes`).toBe(true);
        expect(unpacked(readFileSync(file)).equals(readFileSync(`${folder}/${text}`)), `${file} unpacked`).toBe(true);
      }
    }
  }
});

test("no cache keeps the service worker, so that a release can mend it or switch it off", async () => {
  const { status, fields } = await ask(site.port, "GET", "/sw.js");
  expect(status).toBe(200);
  expect(fields).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "text/javascript; charset=utf-8",
    "x-content-type-options": "nosniff",
  });
});

test("a document is sent in what the browser reads best, and not sent again to one that has it", async () => {
  const { fields } = await ask(site.port, "GET", "/", "Accept-Encoding: gzip, deflate, br, zstd\r\n");
  expect(fields["content-encoding"]).toBe("br");
  const again = await ask(site.port, "GET", "/", `Accept-Encoding: br\r\nIf-None-Match: W/"x", W/${fields.etag}\r\n`);
  expect([again.status, again.fields.etag, again.fields["cache-control"]]).toEqual([
    304,
    fields.etag,
    fields["cache-control"],
  ]);
  const other = await ask(site.port, "GET", "/", `Accept-Encoding: gzip\r\nIf-None-Match: ${fields.etag}\r\n`);
  expect([other.status, other.fields["content-encoding"]]).toEqual([200, "gzip"]);
});
