import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { get as httpGet } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import {
  type Asked,
  ask,
  askHttp2,
  describeWithNginx,
  type Nginx,
  onEverything,
  openHttp2,
  type Received,
} from "./nginx-client";
import { HOST, startCountingRelay, startNginx } from "./running-nginx";
import { pages, script } from "./site-paths";

type Site = Awaited<ReturnType<typeof startBuiltSite>>;
type Relay = Awaited<ReturnType<typeof startCountingRelay>>;

describeWithNginx("deploy/nginx.conf before the built site", () => {
  let site: Site;
  let relay: Relay;
  let nginx: Nginx;

  beforeAll(async () => {
    site = await startBuiltSite();
    relay = await startCountingRelay(site.port);
    nginx = await startNginx({ siteA: relay.port, siteB: relay.port });
  });

  afterAll(async () => {
    await nginx?.stop();
    relay?.close();
    await site?.stop();
  });

  test.each([...pages, script])(
    "500 requests at once for %s, which nobody has asked for yet: one reaches the application",
    async (page) => {
      const sessions = await Promise.all(Array.from({ length: 5 }, () => openHttp2(nginx)));
      const before = relay.count();
      const answers = await Promise.all(
        sessions.flatMap((session) => Array.from({ length: 100 }, () => askHttp2(session, page))),
      );
      for (const session of sessions) session.close();
      expect(relay.count() - before, "requests that passed proxy_cache_lock of deploy/nginx.conf").toBe(1);
      expect(answers.map(({ status }) => status)).toEqual(Array(500).fill(200));
      expect(new Set(answers.map(({ body }) => body)).size, "different answers").toBe(1);
    },
  );

  test("a page has one entry for each encoding, whatever the query and the spelling of Accept-Encoding", async () => {
    const page = "/sitemap.xml";
    const spellings = {
      br: ["br", "gzip, deflate, br, zstd", "br;q=1.0, gzip;q=0.8", "BR", "gzip;q=0, br"],
      gzip: ["gzip", "gzip, deflate", "gzip, br;q=0", "br;q=0.000,gzip;q=0.5"],
      identity: ["", "identity", "zstd", "x-br, deflate", "gzip;q=0"],
    };
    const before = nginx.entries();
    for (const [encoding, values] of Object.entries(spellings)) {
      for (const value of values) {
        const { status, fields } = await ask(nginx, `${page}?utm_source=${encodeURIComponent(value)}`, {
          headers: { "Accept-Encoding": value },
        });
        expect([status, fields["content-encoding"], value]).toEqual([
          200,
          encoding === "identity" ? undefined : [encoding],
          value,
        ]);
      }
    }
    expect(nginx.entries() - before).toBe(3);
  });

  test("a flood of unknown paths leaves nothing in the cache, and their answers tell nobody to keep them", async () => {
    const before = nginx.entries();
    for (let i = 0; i < 100; i++) {
      const { status, fields } = await ask(nginx, `/nothing-${i}?${i}`);
      expect([status, fields["cache-control"]]).toEqual([404, ["no-store"]]);
    }
    expect(nginx.entries()).toBe(before);
  });

  test("one visitor's query is never in another's redirect", async () => {
    for (const query of ["?first", "?second"]) {
      const { status, fields } = await ask(nginx, `${pages[1]}/${query}`);
      expect([status, fields.location]).toEqual([308, [`${pages[1]}${query}`]]);
    }
  });

  test("documents arrive with the application's fields, each once, from the cache too", async () => {
    const direct = await fetch(site.origin + pages[0], { headers: { "Accept-Encoding": "br" } });
    for (const _ of ["perhaps fresh", "cached"]) {
      const { fields } = await ask(nginx, pages[0], { headers: { "Accept-Encoding": "br" } });
      for (const [name, value] of direct.headers) {
        if (["connection", "keep-alive", "date", "cache-control"].includes(name)) continue;
        expect([name, fields[name]]).toEqual([name, [value]]);
      }
      expect(fields["set-cookie"]).toBeUndefined();
      expect(fields.server).toEqual(["nginx"]);
    }
  });

  test("a browser that holds a page is told that it still holds the right one", async () => {
    const headers = { "Accept-Encoding": "br" };
    const { fields } = await ask(nginx, "/", { headers });
    const again = await ask(nginx, "/", { headers: { ...headers, "If-None-Match": fields.etag?.[0] ?? "" } });
    expect([again.status, again.body.length, again.fields["content-encoding"]]).toEqual([304, 0, undefined]);
  });

  test("hashed files stay for a year, and carry what every answer carries", async () => {
    const { status, fields } = await ask(nginx, script, { headers: { "Accept-Encoding": "br" } });
    expect(status).toBe(200);
    expect(fields).toMatchObject({
      ...onEverything,
      "cache-control": ["public, max-age=31536000, immutable"],
      "content-type": ["text/javascript; charset=utf-8"],
      "content-encoding": ["br"],
      "cross-origin-resource-policy": ["same-origin"],
    });
  });

  test("an advertisement's long address leads to its page, with all that a browser tells of itself", async () => {
    const told = { "User-Agent": "x".repeat(1000), Cookie: "x".repeat(3000), Referer: "x".repeat(2000) };
    const { status } = await ask(nginx, `${pages[1]}?gclid=${"x".repeat(3000)}`, { headers: told });
    expect(status, "client_header_buffer_size and large_client_header_buffers").toBe(200);
  });

  test.each<[string, number, string, Asked]>([
    ["a path that is not there", 404, "/nothing", {}],
    ["a file that is not there", 404, "/build/assets/nothing.js", {}],
    ["a method that is not served", 405, "/", { method: "DELETE" }],
    ["a body that nobody asked for", 413, "/", { method: "POST", body: "x".repeat(2000) }],
    ["a target that is too long", 414, `/${"x".repeat(9000)}`, {}],
    ["fields that are too long", 400, "/", { headers: { "X-Long": "x".repeat(9000) } }],
  ])("%s gets %i, with what every answer carries", async (_name, status, path, asked) => {
    const answer = await ask(nginx, path, asked);
    expect(answer.status).toBe(status);
    expect(answer.fields).toMatchObject(onEverything);
    expect(answer.body.toString()).not.toMatch(/nginx\/\d/);
  });

  test.each([
    "/healthz",
    "/healthz/",
    "/HealthZ",
    "/%68ealthz",
    "//healthz",
    "/x/../healthz",
    "/healthz?x",
    "/last-resort.html",
    "/status/site-a",
  ])("%s looks like any path that is not there", async (path) => {
    const missing = await ask(nginx, "/nothing");
    const { status, body, fields } = await ask(nginx, path);
    expect([status, body.equals(missing.body)]).toEqual([404, true]);
    expect(Object.keys(fields)).toEqual(Object.keys(missing.fields));
  });

  test("http leads to https on the same host, and every other host to the one", async () => {
    const path = "/chaveiro-24h-recife?a=1";
    for (const host of [HOST, `www.${HOST}`, "another.example"]) {
      const [response] = await once(
        httpGet({ host: "127.0.0.1", port: nginx.http, path, headers: { Host: host } }),
        "response",
      );
      response.resume();
      expect([response.statusCode, response.headers.location]).toEqual([301, `https://${host}${path}`]);
    }
    const { status, fields } = await ask(nginx, path, { host: `www.${HOST}` });
    expect([status, fields.location]).toEqual([301, [`https://${HOST}${path}`]]);
    expect(fields).toMatchObject(onEverything);
  });

  test("the certificate's authority gets its proof by http, for it may not trust our https yet", async () => {
    const folder = join(nginx.directory, "acme/.well-known/acme-challenge");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "token"), "proof");
    const proof = await fetch(`http://127.0.0.1:${nginx.http}/.well-known/acme-challenge/token`, {
      redirect: "manual",
    });
    expect([proof.status, await proof.text()]).toEqual([200, "proof"]);
  });

  // The last of these, for it leaves this address counted out for a while.
  test("a flood of unknown paths is stopped, and the pages stay open to the same address meanwhile", async () => {
    let refused: Received | undefined;
    while (!refused) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => ask(nginx, "/flood", { method: "HEAD" })));
      refused = answers.find(({ status }) => status === 429);
    }
    expect(refused.fields).toMatchObject(onEverything);
    expect((await ask(nginx, "/")).status).toBe(200);
  });
});
