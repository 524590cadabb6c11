import { METHODS } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { ask, closed, exchange, readAnswers } from "./raw-http";
import { pages, script } from "./site-paths";

/** Stands in every hostile request where text goes; no answer may bring it back as it was. */
const MARK = `zq7"'<zq7>`;
const EVIL = "evil.example";

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

const escapes = [
  "/%",
  "/%%",
  "/%zz",
  "/%c0%ae%c0%ae/",
  "/%ff%fe",
  "/%u0041",
  "/caf\xc3\xa9",
  "/\xff\xfe\x80",
  "/%00",
  "/%0a%0d",
];
const controls = [
  "/a\0b",
  "/a\tb",
  "/a\x0bb",
  "/a\x1b[31mred",
  "/a\x7fb",
  "/a\x9b31mb",
  "/a\xe2\x80\xaeb",
  "/a\xe2\x80\xa8b",
];
const traversals = [
  "/../../../../etc/passwd",
  "/..%2f..%2f..%2fetc%2fpasswd",
  "/%2e%2e/%2e%2e/package.json",
  "/%252e%252e/package.json",
  "/..\\..\\package.json",
  "/....//....//package.json",
  "/package.json",
  "/.env",
  "/.git/config",
  "/app/root.tsx",
  "/build/../package.json",
  "/build/..%2f..%2fpackage.json",
  "/build/assets/../../server/index.js",
  "/build/assets/..%5c..%5cserver%5cindex.js",
  "/build/server/index.js",
  "/server/index.js",
  "/build/.vite/manifest.json",
  "/build/assets/",
  "/build/assets",
  "/build",
  "/file:///etc/passwd",
];
const foreignTargets = [
  `//${EVIL}/`,
  `//${EVIL}/%2f..`,
  `///${EVIL}`,
  `/\\${EVIL}`,
  `/%5c${EVIL}/`,
  `/%2f%2f${EVIL}/`,
  `//${EVIL}//`,
  `http://${EVIL}/`,
  `http://${EVIL}`,
  `https://${EVIL}/nothing`,
  `HTTP://user:password@${EVIL}:1/CHAVEIRO-24H-RECIFE/`,
  `ftp://${EVIL}/`,
  "http://",
  "http:///",
  "http:/x",
  "javascript:alert(1)",
  "*",
  "?x",
  "#x",
  "site:80",
];
const internals = [
  "/_data",
  "/?_data=root",
  "/?_data=routes%2F_index",
  "/?_data=routes%2Fnothing",
  "/chaveiro-24h-recife?_data=routes/chaveiro-24h-recife",
  "/nothing?_data=root",
  "/_root.data",
  "/chaveiro-24h-recife.data",
  "/__manifest",
  "/__manifest?p=%2F&version=x",
  "/?index",
  "/__remix_dev",
  "/@vite/client",
  "/@fs/etc/passwd",
];
const prototypes = ["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "then"].flatMap(
  (name) => [`/${name}`, `/${name}/${name}`, `/build/assets/${name}`, `/?${name}[${name}]=1&${name}=1`],
);
const long = [
  `/${"a".repeat(8192)}`,
  `/${"%41".repeat(2700)}`,
  `/${"../".repeat(2700)}`,
  `/${"/".repeat(8000)}x`,
  `/x${"/".repeat(8000)}`,
  `/chaveiro-24h-recife${"/".repeat(8000)}`,
  `/?${Array.from({ length: 2000 }, (_, i) => `k${i}=`).join("&")}`,
  `/nothing?${Array.from({ length: 2000 }, (_, i) => `k${i}=`).join("&")}`,
  `/${"x".repeat(20_000)}`,
];
const reflections = [
  `/${MARK}`,
  `/<script>${MARK}</script>`,
  `/?q=${MARK}`,
  `/nothing?q=${MARK}`,
  `/CHAVEIRO-24H-RECIFE/?q=${MARK}`,
  `/chaveiro-24h-recife/?q=%0d%0aInjected:%201&${MARK}`,
  `/CHAVEIRO-24H-RECIFE?\xe2\x80\xae\x9b\x7f${MARK}`,
  `/chaveiro-24h-recife/#${MARK}`,
  `/</script><script>alert(1)//${MARK}`,
];

describe.each(
  Object.entries({ escapes, controls, traversals, foreignTargets, internals, prototypes, long, reflections }),
)("targets: %s", (_kind, targets) => {
  test.each(targets.map((target) => [target.slice(0, 60), target]))("%j", async (_shown, target) => {
    expectHarmless(await sendTarget(target));
  });
});

const hostileFields = {
  "a foreign Host": `Host: ${EVIL}`,
  "no Host": "X-Nothing: 1",
  "two Hosts": `Host: site\r\nHost: ${EVIL}`,
  "a Host with text": `Host: ${MARK}`,
  "an empty Host": "Host:",
  "forwarded fields": `Host: site\r\nX-Forwarded-Host: ${EVIL}\r\nX-Forwarded-Proto: ${MARK}\r\nX-Forwarded-For: ${MARK}\r\nX-Forwarded-Port: -1\r\nX-Forwarded-Prefix: //${EVIL}\r\nForwarded: host=${EVIL}\r\nX-Original-URL: /healthz\r\nX-Rewrite-URL: /nothing\r\nX-Host: ${EVIL}`,
  "another method in a field": "Host: site\r\nX-HTTP-Method-Override: DELETE\r\nX-HTTP-Method: DELETE",
  "foreign Origin and Referer": `Host: site\r\nOrigin: https://${EVIL}\r\nReferer: https://${EVIL}/${MARK}`,
  "cookies and credentials": `Host: site\r\nCookie: __session=${MARK}\r\nAuthorization: Basic ${MARK}`,
  "many fields": `Host: site\r\n${"a: b\r\n".repeat(2500)}x: y`,
  "fields too long": `Host: site\r\nX-Long: ${"x".repeat(20_000)}`,
  "a field without a colon": `Host: site\r\n${MARK}`,
  "a folded field": `Host: site\r\nX-Folded: a\r\n ${MARK}`,
  "a field with NUL": "Host: site\r\nX-Nul: a\0b",
  "a bare line feed": "Host: site\nX-Other: 1",
  "a prototype's name": "Host: site\r\n__proto__: 1\r\nconstructor: 2\r\ntoString: 3",
  "a range": "Host: site\r\nRange: bytes=0-5",
  "ranges beyond the end": "Host: site\r\nRange: bytes=99999999-,-0,5-1,a-b",
  "preconditions that fail": `Host: site\r\nIf-Match: "${"x".repeat(100)}"\r\nIf-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT`,
  "dates that are none": "Host: site\r\nIf-Modified-Since: yesterday\r\nIf-Range: tomorrow",
  "an expectation": `Host: site\r\nExpect: ${MARK}`,
  "an upgrade to WebSocket":
    "Host: site\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x",
  "an upgrade to HTTP/2":
    "Host: site\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__",
  "a body's length and chunks": "Host: site\r\nContent-Length: 5\r\nTransfer-Encoding: chunked",
  "two lengths": "Host: site\r\nContent-Length: 5\r\nContent-Length: 6",
  "a negative length": "Host: site\r\nContent-Length: -1",
  "chunks in disguise": "Host: site\r\nTransfer-Encoding: xchunked",
};

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
  test.each([
    ["HTTP/1.0 without fields", "GET / HTTP/1.0\r\n\r\n"],
    ["HTTP/0.9", "GET /\r\n\r\n"],
    ["HTTP/2's preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    ["HTTP/9.9", "GET / HTTP/9.9\r\nHost: site\r\n\r\n"],
    ["a TLS hello", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
    ["a method nobody knows", `${MARK} / HTTP/1.1\r\nHost: site\r\n\r\n`],
    ["a method in lower case", "get / HTTP/1.1\r\nHost: site\r\n\r\n"],
    ["two blanks", "GET  / HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n"],
    ["a line within the target", "GET /a\r\nb HTTP/1.1\r\nHost: site\r\n\r\n"],
    [
      "a second request smuggled in",
      "GET / HTTP/1.1\r\nHost: site\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: site\r\n\r\n",
    ],
    [
      "chunks that are none",
      "GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n",
    ],
  ])("%s", async (_name, sent) => {
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
  while (!site.printed().includes("404 /the-last-one\n")) await new Promise((resolve) => setTimeout(resolve, 10));
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
