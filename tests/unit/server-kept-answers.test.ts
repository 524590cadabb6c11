// @vitest-environment node
import { readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type Answer, choose, keep } from "../../app/server/kept-answers";
import { fileHeaders } from "../../app/server/response-headers";

const text = "Chaveiro 24h em Recife. ".repeat(50);
const page = await keep(
  200,
  { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public" },
  Buffer.from(text),
);
const image = await keep(200, { "Content-Type": "image/png", "Cache-Control": "public" }, Buffer.from(text));
const missing = await keep(404, { "Content-Type": "text/html", "Cache-Control": "no-store" }, Buffer.from(text));

function field({ headers }: Answer, name: string): string | undefined {
  const at = headers.findIndex((text, i) => i % 2 === 0 && text === name);
  return at < 0 ? undefined : headers[at + 1];
}

describe("choose", () => {
  test.each([
    [undefined, undefined],
    ["", undefined],
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["*", "br"],
    ["br;q=0, *", "gzip"],
    ["gzip;q=1, br;q=0.5", "gzip"],
    ["identity, br;q=0.1", undefined],
    ["BR", "br"],
    ["br;q=nonsense, gzip", "gzip"],
    ["__proto__, constructor", undefined],
    [",;=,,", undefined],
  ])("Accept-Encoding %j gets %j", async (acceptEncoding, encoding) => {
    const answer = choose(page, { acceptEncoding });
    expect([answer.status, field(answer, "Content-Encoding")]).toEqual([200, encoding]);
    expect(field(answer, "Vary")).toBe("Accept-Encoding");
    expect(field(answer, "Content-Length")).toBe(String(answer.body.length));
  });

  test("every encoding holds the same bytes", async () => {
    const [br, gzip, identity] = ["br", "gzip", "identity"].map((acceptEncoding) => choose(page, { acceptEncoding }));
    expect(brotliDecompressSync(br?.body ?? "").toString()).toBe(text);
    expect(gunzipSync(gzip?.body ?? "").toString()).toBe(text);
    expect(identity?.body.toString()).toBe(text);
  });

  test("what the build has compressed is taken as it is", async () => {
    const fresh = await keep(200, { "Content-Type": "text/javascript" }, Buffer.from(text), {
      br: Buffer.from("made"),
    });
    expect(choose(fresh, { acceptEncoding: "br" }).body.toString()).toBe("made");
    expect(gunzipSync(choose(fresh, { acceptEncoding: "gzip" }).body).toString()).toBe(text);
  });

  test.each(["/icon.svg", "/sitemap.xml", "/manifest.webmanifest", "/robots.txt", "/a.json", "/a.css", "/a.js"])(
    "%s is text, and goes compressed",
    async (path) => {
      const file = await keep(200, fileHeaders(path), Buffer.from(text));
      for (const encoding of ["br", "gzip"])
        expect(field(choose(file, { acceptEncoding: encoding }), "Content-Encoding"), path).toBe(encoding);
    },
  );

  test("each encoding is as small as it gets, for what is made once may take its time", async () => {
    const long = readFileSync("app/styles.css");
    const kept = await keep(200, fileHeaders("/a.css"), long);
    // Node's brotli does its best where nothing is said.
    const smallest = { br: brotliCompressSync(long), gzip: gzipSync(long, { level: 9 }) };
    for (const [acceptEncoding, { length }] of Object.entries(smallest)) {
      const { body } = choose(kept, { acceptEncoding });
      expect(body.length, acceptEncoding).toBeLessThanOrEqual(length);
    }
  });

  test("an image goes as it is, and does not vary", async () => {
    const answer = choose(image, { acceptEncoding: "br" });
    expect([field(answer, "Content-Encoding"), field(answer, "Vary")]).toEqual([undefined, undefined]);
    expect(answer.body.toString()).toBe(text);
  });

  test("a client that refuses even plain bytes is told so", async () => {
    const answer = choose(page, { acceptEncoding: "*;q=0" });
    expect([answer.status, field(answer, "Cache-Control")]).toEqual([406, "no-store"]);
  });

  test("If-None-Match: the tag of the same encoding, weak or in a list, or any", async () => {
    const etag = field(choose(page, { acceptEncoding: "br" }), "ETag") as string;
    for (const ifNoneMatch of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
      const answer = choose(page, { acceptEncoding: "br", ifNoneMatch });
      expect([answer.status, answer.body.length, field(answer, "ETag")]).toEqual([304, 0, etag]);
      expect(field(answer, "Content-Encoding")).toBeUndefined();
      // What a cache needs to go on keeping the right copy (RFC 9110 section 15.4.5).
      expect([field(answer, "Vary"), field(answer, "Cache-Control")]).toEqual(["Accept-Encoding", "public"]);
    }
    for (const ifNoneMatch of ["", '"x"', etag.slice(1), `${etag}x`]) {
      expect(choose(page, { acceptEncoding: "br", ifNoneMatch }).status).toBe(200);
    }
    expect(choose(page, { acceptEncoding: "gzip", ifNoneMatch: etag }).status).toBe(200);
  });

  test("what nobody may keep has no tag and is always sent", async () => {
    const answer = choose(missing, { acceptEncoding: "br", ifNoneMatch: "*" });
    expect([answer.status, field(answer, "ETag")]).toEqual([404, undefined]);
  });
});

test("a release that changes only a header field changes the tag", async () => {
  const other = await keep(
    200,
    { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public", "X-New": "1" },
    Buffer.from(text),
  );
  expect(field(choose(other, {}), "ETag")).not.toBe(field(choose(page, {}), "ETag"));
});
