import { afterAll, expect, test } from "vitest";
import { startBuiltSite } from "../../scripts/lib/built-site.mjs";
import { exchange } from "../tools/raw-http";
import { pages, script } from "../tools/site-paths";

/** Stands for text of an attacker: no answer may repeat the mark unescaped. */
const MARK = `zq7"'<zq7>`;
const PAGE = pages.at(-1) as string;

const site = await startBuiltSite();
afterAll(() => site.stop());
const printedAtStart = site.printed().length;
let requests = 0;

const half = ["", "GET / HT", "GET / HTTP/1.1\r\nX: ", "POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 9\r\n\r\n"];
const hangingConnections = half.map((sent) => exchange(site.port, sent));

/** Sends a request as Latin-1, and expects an answer that repeats nothing and tells nothing about the server. */
async function expectHarmless(sent: string) {
  requests++;
  const received = await exchange(site.port, sent);
  expect(received.slice(0, 12)).toMatch(/^HTTP\/1\.1 [234]/);
  const secrets = /zq7"|<zq7|evil\.example|root:x:0|devDependencies|node_modules|\n(injected|set-cookie):/i;
  expect(received).not.toMatch(secrets);
}

test.each([
  ["a broken escape", "/%zz"],
  ["escapes of no UTF-8", "/%ff%fe"],
  ["escaped line ends", `${PAGE}/?q=%0d%0aInjected:%201`],
  ["control characters", "/a\tb\x1b[31mred\x7f"],
  ["a path out of the folder", "/../../../../etc/passwd"],
  ["an escaped path out of the folder", "/build/..%2f..%2fpackage.json"],
  ["backslashes out of the folder", "/build/assets/..%5c..%5cserver%5cindex.js"],
  ["two slashes and another host", "//evil.example/%2f.."],
  ["the URL of another host", `http://evil.example${PAGE.toUpperCase()}/`],
  ["no path", "?x"],
  ["Remix's data of the root", "/?_data=root"],
  ["Remix's data of no route", "/healthz?_data=routes%2Fnothing"],
  ["an unknown path of 3,000 letters", `/${"x".repeat(3000)}`],
  ["a path of 8,000 slashes", `${PAGE}${"/".repeat(8000)}`],
  ["a query of 2,000 fields", `/healthz?${Array.from({ length: 2000 }, (_, index) => `k${index}=`).join("&")}`],
  ["a script in the path", `/</script><script>${MARK}`],
  ["a script in the query of a redirect", `${PAGE.toUpperCase()}/?q=${MARK}`],
])("a request for %s is answered harmlessly", async (_name, target) => {
  await expectHarmless(`GET ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);
});

test.each([
  ["no host", "X-Nothing: 1"],
  ["another host", "Host: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: http"],
  ["a broken host", `Host: ${MARK}`],
  ["a forwarded port that cannot be one", "Host: site\r\nX-Forwarded-Host: site:99999"],
  ["cookies and credentials", `Host: site\r\nCookie: __session=${MARK}\r\nAuthorization: Basic ${MARK}`],
  ["2,500 fields", `Host: site\r\n${"a: b\r\n".repeat(2500)}x: y`],
  ["the name of a prototype", "Host: site\r\n__proto__: 1\r\nAccept-Encoding: __proto__\r\nIf-None-Match: constructor"],
  ["encodings that nobody has", "Host: site\r\nAccept-Encoding: *;q=0, identity;q=0, ;;;,=, br;q=abc"],
  ["many ETags", `Host: site\r\nIf-None-Match: *, W/, "${MARK}", ${'"x",'.repeat(3000)}`],
  ["an upgrade", "Host: site\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x"],
  ["a length and chunks", "Host: site\r\nContent-Length: 5\r\nTransfer-Encoding: chunked"],
])("a request with %s is answered harmlessly", async (_name, fields) => {
  for (const target of [pages[0], script, "/nothing", PAGE.toUpperCase(), "/healthz"]) {
    await expectHarmless(`GET ${target} HTTP/1.1\r\nConnection: close\r\n${fields}\r\n\r\n`);
  }
});

test.each([
  ["HTTP/1.0", "GET / HTTP/1.0\r\n\r\n"],
  ["an unknown method", `${MARK} / HTTP/1.1\r\nHost: site\r\n\r\n`],
  ["a line end in the target", "GET /a\r\nInjected: b HTTP/1.1\r\nHost: site\r\n\r\n"],
  ["broken chunks", "GET / HTTP/1.1\r\nHost: site\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n"],
])("%s is answered harmlessly", (_name, sent) => expectHarmless(sent));

test("the log has at most one line for each request, of printable characters", async () => {
  await expectHarmless("GET /the-last-one HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n");
  await expect.poll(() => site.printed()).toContain("404 /the-last-one\n");
  const lines = site.printed().slice(printedAtStart).trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(requests);
  for (const line of lines) expect(line).toMatch(/^\S+Z warn 4\d\d [^\p{C}\p{Zl}\p{Zp}]{1,400}$/u);
});

test("connections that send nothing, or half a request, are cut, and the server still runs", async () => {
  await Promise.all(hangingConnections);
  expect([site.process.exitCode, site.process.signalCode]).toEqual([null, null]);
});
