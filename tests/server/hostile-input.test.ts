import { METHODS } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { EVIL, hardlyHttp, hostileFields, hostileTargets, MARK } from "./hostile-requests";
import { ask, closed, exchange, readAnswers } from "./raw-http";
import { pages, script } from "./site-paths";

let site: Awaited<ReturnType<typeof startBuiltSite>>;
let requests = 0;
let printedAtStart: string;
let cut: Promise<unknown>;

beforeAll(async () => {
  site = await startBuiltSite();
  while (!site.printed().endsWith("\n")) await new Promise((resolve) => setTimeout(resolve, 10));
  printedAtStart = site.printed();
  cut = Promise.all(halfOpen.map(leaveHanging));
});

const halfOpen = [
  "",
  "GET / HT",
  "GET / HTTP/1.1\r\nHost: site\r\nX: ",
  "POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 9\r\n\r\n",
];

async function leaveHanging(sent: string) {
  const socket = connect(site.port, "127.0.0.1");
  socket.resume();
  socket.write(sent);
  await closed(socket);
}

afterAll(() => site?.stop());

async function send(sent: string): Promise<string> {
  requests++;
  return exchange(site.port, sent);
}

function sendTarget(target: string, headers = "") {
  return send(`GET ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n${headers}\r\n`);
}

function expectHarmless(received: string) {
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(received)?.[1]);
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  for (const secret of [
    `zq7"`,
    "<zq7",
    "'<zq7",
    EVIL,
    "root:x:0",
    "devDependencies",
    "createRequestHandler",
    "\ninjected:",
  ]) {
    expect(received.toLowerCase()).not.toContain(secret.toLowerCase());
  }
  expect(received).not.toMatch(/^set-cookie/im);
}

describe.each(Object.entries(hostileTargets))("targets: %s", (_kind, targets) => {
  test.each(targets.map((target) => [target.slice(0, 60), target]))("%j", async (_shown, target) => {
    expectHarmless(await sendTarget(target));
  });
});

describe.each([pages[0], script, "/nothing", "/CHAVEIRO-24H-RECIFE/", "/healthz"])("fields, on %s", (target) => {
  test.each(Object.entries(hostileFields))("%s", async (_name, fields) => {
    expectHarmless(await send(`GET ${target} HTTP/1.1\r\nConnection: close\r\n${fields}\r\n\r\n`));
  });

  test.each([
    "*;q=0",
    "identity;q=0",
    "br;q=0, gzip;q=0, *;q=0",
    "br;q=abc",
    "br;q=",
    ";;;,,,=,",
    "__proto__",
    "constructor;q=1, toString;q=2",
    `${"gzip,".repeat(2500)}`,
    MARK,
    "br\r\nAccept-Encoding: gzip\r\nAccept-Encoding: *;q=0.1",
  ])("Accept-Encoding: %j", async (value) => {
    expectHarmless(await sendTarget(target, `Accept-Encoding: ${value}\r\n`));
  });

  test.each(["*", "W/", '"', `"${MARK}"`, ",,,,", `${'"x",'.repeat(3000)}`, '"a"\r\nIf-None-Match: "b"', "__proto__"])(
    "If-None-Match: %j",
    async (value) => {
      expectHarmless(await sendTarget(target, `If-None-Match: ${value}\r\n`));
    },
  );
});

test.each(["", "X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: http\r\n", "X-Forwarded-Prefix: /x\r\n"])(
  "an answer is the same for every Host (and %j)",
  async (fields) => {
    const sent = (host: string) => `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n`;
    const withoutDate = (received: string) => received.replace(/^Date: .*\r\n/m, "");
    const usual = withoutDate(await send(`${sent("site")}\r\n`));
    expect(withoutDate(await send(`${sent(EVIL)}${fields}\r\n`))).toBe(usual);
  },
);

describe("what is hardly HTTP", () => {
  test.each(hardlyHttp)("%s", async (_name, sent) => {
    expectHarmless(await send(sent));
  });

  test("a body with a GET changes nothing and reaches nobody", async () => {
    const received = await send(
      "GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\nContent-Length: 33\r\n\r\nGET /nothing HTTP/1.1\r\nHost: x\r\n\r\n",
    );
    expect(readAnswers(received, ["GET"])[0]?.status).toBe(200);
  });
});

describe("methods", () => {
  const others = METHODS.filter((method) => method !== "GET" && method !== "HEAD");
  const askBy = (method: string, path: string) =>
    method === "CONNECT" ? ask(site.port, method, "site:80") : ask(site.port, method, path, "Content-Length: 0\r\n");

  test.each([...pages, script, "/nothing", "/CHAVEIRO-24H-RECIFE"])("%s is only read", async (path) => {
    for (const method of others) {
      const { status, fields, body } = await askBy(method, path);
      expect([method, status, fields.allow, body]).toEqual([
        method,
        method === "OPTIONS" ? 204 : 405,
        "GET, HEAD, OPTIONS",
        "",
      ]);
      expect(fields["access-control-allow-origin"]).toBeUndefined();
    }
  });

  test("the health check answers OPTIONS, as some proxies ask, and refuses what would change something", async () => {
    for (const method of others) {
      requests++;
      expect([method, (await askBy(method, "/healthz")).status]).toEqual([method, method === "OPTIONS" ? 204 : 405]);
    }
  });

  test("who asks to CONNECT, sends more and breaks off ends nothing", async () => {
    const breakOff = async (after: number) => {
      const socket = connect(site.port, "127.0.0.1");
      socket.write(`CONNECT site:80 HTTP/1.1\r\nHost: site\r\n\r\n${"x".repeat(100_000)}`);
      setTimeout(() => socket.resetAndDestroy(), after);
      await closed(socket);
    };
    await Promise.all(Array.from({ length: 60 }, (_, index) => breakOff(index % 20)));
    const status = await ask(site.port, "GET", "/").then(
      (answer) => answer.status,
      () => site.printed().split("\n").at(-2),
    );
    expect(status, "an error of CONNECT's socket that nobody listens for ends the server").toBe(200);
  });

  test("a body that nobody reads does not keep the answer from its sender", async () => {
    const body = "x".repeat(1_000_000);
    const { status } = await ask(site.port, "POST", "/", `Content-Length: ${body.length}\r\n\r\n${body}`);
    expect(status).toBe(405);
  });

  test.each([...pages, "/healthz", script, "/nothing", "/CHAVEIRO-24H-RECIFE/"])(
    "HEAD %s is GET without the body",
    async (path) => {
      const [head, get] = [await ask(site.port, "HEAD", path), await ask(site.port, "GET", path)];
      const lines = (head: string) => head.split("\r\n").filter((line) => !/^(Date|Transfer-Encoding):/i.test(line));
      expect(lines(head.head)).toEqual(lines(get.head));
      requests += 2;
    },
  );
});

test("requests in one piece are answered in their order", async () => {
  const round = [...pages, "/nothing", "/healthz"];
  const paths = Array.from({ length: 10 }, () => round).flat();
  requests += paths.length;
  const sent = paths.map(
    (path, i) => `GET ${path} HTTP/1.1\r\nHost: site\r\n${i === paths.length - 1 ? "Connection: close\r\n" : ""}\r\n`,
  );
  const answers = readAnswers(
    await exchange(site.port, sent.join("")),
    paths.map(() => "GET"),
  );
  expect(answers.map(({ status }) => status)).toEqual(paths.map((path) => (path === "/nothing" ? 404 : 200)));
  const bodies = answers.map(({ body }) => body);
  expect(bodies.slice(round.length)).toEqual(bodies.slice(0, -round.length));
  expect(new Set(bodies).size).toBe(round.length);
  expect(bodies[round.indexOf("/healthz")]).toBe("ok");
});

test("the log has at most one line for each request, of printable characters", async () => {
  await sendTarget("/the-last-one");
  await vi.waitFor(() => expect(site.printed()).toContain("404 /the-last-one\n"));
  const written = site.printed().slice(printedAtStart.length).trimEnd().split("\n");
  expect(written.length).toBeLessThanOrEqual(requests + 1);
  for (const line of written) {
    expect(line).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z warn 40[45] [^\p{C}\p{Zl}\p{Zp}]{1,400}$/u);
  }
});

test("connections that say nothing, or half of something, are cut", () => cut);

test("the server is the one that was started", () => {
  expect([site.process.exitCode, site.process.signalCode]).toEqual([null, null]);
});
