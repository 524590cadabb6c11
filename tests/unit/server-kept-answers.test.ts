// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { type Answer, choose, keep } from "../../app/server/kept-answers";

const text = "Chaveiro 24h em Recife. ".repeat(50);
const page = keep(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public" }, Buffer.from(text));
const image = keep(200, { "Content-Type": "image/png", "Cache-Control": "public" }, Buffer.from(text));
const missing = keep(404, { "Content-Type": "text/html", "Cache-Control": "no-store" }, Buffer.from(text));

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
    const answer = await choose(page, { acceptEncoding });
    expect([answer.status, field(answer, "Content-Encoding")]).toEqual([200, encoding]);
    expect(field(answer, "Vary")).toBe("Accept-Encoding");
    expect(field(answer, "Content-Length")).toBe(String(answer.body.length));
  });

  test("every encoding holds the same bytes", async () => {
    const [br, gzip, identity] = await Promise.all(
      ["br", "gzip", "identity"].map((acceptEncoding) => choose(page, { acceptEncoding })),
    );
    expect(brotliDecompressSync(br?.body ?? "").toString()).toBe(text);
    expect(gunzipSync(gzip?.body ?? "").toString()).toBe(text);
    expect(identity?.body.toString()).toBe(text);
  });

  test("is compressed once, also for those who ask meanwhile", async () => {
    const fresh = keep(200, { "Content-Type": "text/css" }, Buffer.from(text));
    const first = choose(fresh, { acceptEncoding: "br" });
    expect(choose(fresh, { acceptEncoding: "br" })).toBe(first);
    expect(choose(fresh, { acceptEncoding: "br" })).toBeInstanceOf(Promise);
    expect(choose(fresh, { acceptEncoding: (await first) && "br" })).toBe(await first);
  });

  test("an image goes as it is, and does not vary", async () => {
    const answer = await choose(image, { acceptEncoding: "br" });
    expect([field(answer, "Content-Encoding"), field(answer, "Vary")]).toEqual([undefined, undefined]);
    expect(answer.body.toString()).toBe(text);
  });

  test("a client that refuses even plain bytes is told so", async () => {
    expect((await choose(page, { acceptEncoding: "*;q=0" })).status).toBe(406);
  });

  test("If-None-Match: the tag of the same encoding, weak or in a list, or any", async () => {
    const etag = field(await choose(page, { acceptEncoding: "br" }), "ETag") as string;
    for (const ifNoneMatch of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
      const answer = await choose(page, { acceptEncoding: "br", ifNoneMatch });
      expect([answer.status, answer.body.length, field(answer, "ETag")]).toEqual([304, 0, etag]);
      expect(field(answer, "Content-Encoding")).toBeUndefined();
    }
    for (const ifNoneMatch of ["", '"x"', etag.slice(1), `${etag}x`]) {
      expect((await choose(page, { acceptEncoding: "br", ifNoneMatch })).status).toBe(200);
    }
    expect((await choose(page, { acceptEncoding: "gzip", ifNoneMatch: etag })).status).toBe(200);
  });

  test("what nobody may keep has no tag and is always sent", async () => {
    const answer = await choose(missing, { acceptEncoding: "br", ifNoneMatch: "*" });
    expect([answer.status, field(answer, "ETag")]).toEqual([404, undefined]);
  });
});

test("a release that changes only a header field changes the tag", async () => {
  const other = keep(200, { ...page.headers, "X-New": "1" }, page.body);
  expect(other.tag).not.toBe(page.tag);
});
