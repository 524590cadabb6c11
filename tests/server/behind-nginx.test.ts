import { once } from "node:events";
import { createServer, get as httpGet } from "node:http";
import { type ClientHttp2Session, connect as http2Connect } from "node:http2";
import { Agent, request as httpsRequest } from "node:https";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { HOST, missingPrograms, startCountingRelay, startNginx } from "./running-nginx";
import { pages, script } from "./site-paths";

const encodings = ["br", "gzip", "identity"];

if (missingPrograms.length > 0)
  console.warn(`SKIPPED: tests behind nginx, for lack of ${missingPrograms.join(" and ")}`);
const describeWithNginx = describe.skipIf(missingPrograms.length > 0);

type Site = Awaited<ReturnType<typeof startBuiltSite>>;
type Nginx = Awaited<ReturnType<typeof startNginx>>;
type Relay = Awaited<ReturnType<typeof startCountingRelay>>;

interface Received {
  status: number;
  /** Values by lower-case name; a field sent twice has two. */
  fields: Record<string, string[]>;
  body: Buffer;
}

interface Asked {
  method?: string;
  host?: string;
  headers?: Record<string, string>;
  body?: string;
}

const agent = new Agent({ keepAlive: true });

function ask(nginx: Nginx, path: string, { method = "GET", host = HOST, headers = {}, body }: Asked = {}) {
  return new Promise<Received>((resolve, reject) => {
    const request = httpsRequest(
      {
        agent,
        host: "127.0.0.1",
        port: nginx.https,
        servername: host,
        ca: nginx.certificate,
        path,
        method,
        headers: { Host: host, ...headers },
      },
      async (response) => {
        const fields: Record<string, string[]> = {};
        for (let i = 0; i < response.rawHeaders.length; i += 2) {
          const name = response.rawHeaders[i]?.toLowerCase() ?? "";
          fields[name] = [...(fields[name] ?? []), response.rawHeaders[i + 1] ?? ""];
        }
        try {
          resolve({ status: response.statusCode ?? 0, fields, body: Buffer.concat(await response.toArray()) });
        } catch (error) {
          reject(error);
        }
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

const onEverything = {
  "strict-transport-security": ["max-age=63072000; includeSubDomains; preload"],
  "x-content-type-options": ["nosniff"],
};

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

  test("500 requests at once for a page that nobody has asked for yet: one reaches the application", async () => {
    const sessions = await Promise.all(Array.from({ length: 5 }, () => openHttp2(nginx)));
    const before = relay.count();
    const answers = await Promise.all(
      sessions.flatMap((session) => Array.from({ length: 100 }, () => askHttp2(session, "/"))),
    );
    for (const session of sessions) session.close();
    expect(relay.count() - before).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array(500).fill(200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  test("a page has one entry for each encoding, whatever the query and the spelling of Accept-Encoding", async () => {
    const page = pages[1];
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

  test.each(["/healthz", "/healthz/", "/HealthZ", "/%68ealthz", "//healthz", "/x/../healthz", "/healthz?x"])(
    "%s looks like any path that is not there",
    async (path) => {
      const missing = await ask(nginx, "/nothing");
      const { status, body, fields } = await ask(nginx, path);
      expect([status, body.equals(missing.body)]).toEqual([404, true]);
      expect(Object.keys(fields)).toEqual(Object.keys(missing.fields));
    },
  );

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

describeWithNginx("when the application is killed", () => {
  test("not one visitor's request fails, and the site is whole again once it is back", async () => {
    const first = await startBuiltSite();
    onTestFinished(() => first.stop());
    const relay = await startCountingRelay(first.port);
    onTestFinished(() => relay.close());
    const nginx = await startNginx({ siteA: relay.port, siteB: relay.port });
    onTestFinished(() => nginx.stop());
    const paths = [...pages, script];
    const cases = paths.flatMap((path) => encodings.map((encoding) => ({ path, encoding })));
    const expected = new Map<string, Buffer>();
    for (const { path, encoding } of cases) {
      const { status, body } = await ask(nginx, path, { headers: { "Accept-Encoding": encoding } });
      expect([path, status]).toEqual([path, 200]);
      expected.set(path + encoding, body);
    }

    let asked = 0;
    let isEnough = () => false;
    const failures: string[] = [];
    const visitors = Array.from({ length: 16 }, async (_, visitor) => {
      for (let i = visitor; !isEnough(); i++) {
        const { path, encoding } = cases[i % cases.length] as (typeof cases)[number];
        const outcome = await ask(nginx, path, { headers: { "Accept-Encoding": encoding } }).then(
          ({ status, body }) => (status === 200 && body.equals(expected.get(path + encoding) as Buffer) ? "" : status),
          (error: Error) => error.message,
        );
        if (outcome !== "") failures.push(`${path} ${encoding}: ${outcome}`);
        asked++;
      }
    });
    // What the relay lets nginx keep for a second runs out: from now on every page is served stale.
    const warmed = relay.count();
    while (relay.count() < warmed + pages.length) await pause();
    first.process.kill("SIGKILL");
    await once(first.process, "exit");
    relay.close();
    const askedBefore = asked;
    isEnough = () => asked >= askedBefore + 2000;
    await Promise.all(visitors);
    expect(failures).toEqual([]);

    // A page nobody has asked for shows the home page, which has the number to call, and says that this passes.
    const missing = await ask(nginx, "/nothing", { headers: { "Accept-Encoding": "br" } });
    expect([missing.status, missing.body.equals(expected.get("/br") as Buffer)]).toEqual([502, true]);
    expect(missing.fields).toMatchObject({ ...onEverything, "cache-control": ["no-store"], "retry-after": ["10"] });

    const second = await startBuiltSite({ port: relay.port });
    onTestFinished(() => second.stop());
    let back = missing;
    while (back.status !== 404) back = await ask(nginx, "/nothing").finally(pause);
  });
});

describeWithNginx("during a release", () => {
  test("a script that one copy lacks is asked of the other, and is kept when neither has it any more", async () => {
    const site = await startBuiltSite();
    onTestFinished(() => site.stop());
    const old = createServer((request, response) => {
      const isOld = request.url === "/build/assets/old.js";
      response.writeHead(isOld ? 200 : 404, {
        "Cache-Control": isOld ? "public, max-age=31536000, immutable" : "no-store",
      });
      response.end(isOld ? "old" : "");
    }).listen(0, "127.0.0.1");
    await once(old, "listening");
    const nginx = await startNginx({ siteA: site.port, siteB: (old.address() as { port: number }).port });
    onTestFinished(() => nginx.stop());
    for (const path of ["/build/assets/old.js", script]) {
      for (const encoding of encodings) {
        const { status } = await ask(nginx, path, { headers: { "Accept-Encoding": encoding } });
        expect([path, encoding, status]).toEqual([path, encoding, 200]);
      }
    }
    old.closeAllConnections();
    old.close();
    const { status, body } = await ask(nginx, "/build/assets/old.js", { headers: { "Accept-Encoding": "br" } });
    expect([status, body.toString()]).toEqual([200, "old"]);
  });
});

async function openHttp2(nginx: Nginx): Promise<ClientHttp2Session> {
  const session = http2Connect(`https://${HOST}`, {
    host: "127.0.0.1",
    port: nginx.https,
    servername: HOST,
    ca: nginx.certificate,
  });
  await once(session, "connect");
  return session;
}

function askHttp2(session: ClientHttp2Session, path: string) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    let status = 0;
    let body = "";
    const stream = session.request({ ":path": path });
    stream.setEncoding("utf8");
    stream.on("response", (fields) => {
      status = fields[":status"] ?? 0;
    });
    stream.on("data", (text) => {
      body += text;
    });
    stream.on("end", () => resolve({ status, body }));
    stream.on("error", reject);
  });
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
