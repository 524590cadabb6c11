import { afterAll, expect, test } from "vitest";
import { startBuiltSite } from "../../scripts/lib/built-site.mjs";
import { exchange } from "../tools/raw-http";
import { pagePaths, scriptPath } from "../tools/site-paths";

/** An attacker's text, which no answer may repeat unescaped. */
const MARK = `zq7"'<zq7>`;
const PAGE = pagePaths.at(-1) as string;
const TELLING = /zq7"|<zq7|\/\/evil\.example|node_modules|\n(injected|set-cookie):/i;

const site = await startBuiltSite();
afterAll(() => site.stop());

const get = (path: string, fields = "Host: site") => `GET ${path} HTTP/1.1\r\nConnection: close\r\n${fields}\r\n\r\n`;
const getAll = (...paths: string[]) => paths.map((path) => get(path));
const getEach = (fields: string) => [pagePaths[0], scriptPath, "/nothing", "/healthz"].map((path) => get(path, fields));

test.each([
  ["escapes", ...getAll("/%zz", "/%ff%fe", `${PAGE}/?q=%0d%0aInjected:%201`, "/a\tb\x1b[31mred\x7f")],
  ["the URL of another host", get(`http://evil.example${PAGE.toUpperCase()}/`)],
  ["Remix's data of the root", get("/?_data=root")],
  ["a path of 8,000 slashes", get(`${PAGE}${"/".repeat(8000)}`)],
  ["a script in the path and the query", get(`/</script><script>${MARK}?</script><script>${MARK}`)],
  ["another host", ...getEach("Host: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: http")],
  ["a port that cannot be one", ...getEach("Host: site:99999")],
  ["cookies and credentials", ...getEach(`Host: site\r\nCookie: __session=${MARK}\r\nAuthorization: Basic ${MARK}`)],
  ["a prototype", ...getEach("Host: a\r\n__proto__: 1\r\nAccept-Encoding: __proto__\r\nIf-None-Match: constructor")],
  ["unknown encodings", ...getEach("Host: site\r\nAccept-Encoding: *;q=0, identity;q=0, ;;;,=, br;q=abc")],
  ["many ETags", ...getEach(`Host: site\r\nIf-None-Match: *, W/, "${MARK}", ${'"x",'.repeat(3000)}`)],
])("%s: the answer repeats and reveals nothing, and the server keeps running", async (_, ...requests) => {
  for (const sent of requests) {
    const received = await exchange(site.port, sent);
    expect(received).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(received).not.toMatch(TELLING);
    expect(await exchange(site.port, get("/healthz")), "the server has ended").toMatch(/^HTTP\/1\.1 200 /);
  }
});
