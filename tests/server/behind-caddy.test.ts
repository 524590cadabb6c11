import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { connect } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort, startBuiltSite } from "../../scripts/lib/built-site.mjs";
import { ask as askDirectly } from "../tools/raw-http";
import { pages, script } from "../tools/site-paths";
import { until, visit, visitDuring } from "../tools/visitors";

const HOST = "chaveiro.test";
const isMissing = spawnSync("caddy", ["version"]).error !== undefined;
if (isMissing) console.warn("SKIPPED: tests of deploy/Caddyfile, as caddy is not installed");

/** Caddy with deploy/Caddyfile, its own authority, ports that need no rights, and a folder for the fallback page. */
async function startCaddy(sites: { port: number }[]) {
  const folder = mkdtempSync(join(tmpdir(), "behind-caddy-"));
  const [http, port] = [await freePort(), await freePort()];
  const env = {
    ...{ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, SITE_HOST: HOST, OLD_HOSTS: "old.test" },
    SITES: sites.map((site) => `127.0.0.1:${site.port}`).join(" "),
    CADDY_OPTIONS: `http_port ${http}\nhttps_port ${port}\nadmin off\nlocal_certs\nskip_install_trust`,
  };
  const caddy = spawn("sh", [resolve("deploy/run-caddy"), "run"], { cwd: folder, env: { ...process.env, ...env } });
  const lines: string[] = [];
  caddy.stderr.setEncoding("utf8").on("data", (text: string) => lines.push(...text.split("\n")));
  const proxy = { port, host: HOST };
  // Each name has a certificate of its own.
  for (const host of [`www.${HOST}`, "old.test", HOST])
    await until(async () => (await visit(proxy, "/", { host })).status === (host === HOST ? 200 : 301));
  const stop = () => Promise.all([once(caddy, "exit"), caddy.kill()]).then(() => rmSync(folder, { recursive: true }));
  return { ...proxy, http, folder, lines, stop };
}

describe.skipIf(isMissing)("deploy/Caddyfile", () => {
  let sites: Awaited<ReturnType<typeof startBuiltSite>>[];
  let caddy: Awaited<ReturnType<typeof startCaddy>>;
  let hangingClient: Promise<string>;
  const ask = (path: string, options = {}) => visit(caddy, path, options);
  const send = (bytes: string) => {
    const socket = connect({ port: caddy.port, servername: HOST, rejectUnauthorized: false });
    socket.write(bytes);
    return text(socket).catch(() => "");
  };

  beforeAll(async () => {
    sites = [await startBuiltSite(), await startBuiltSite()];
    caddy = await startCaddy(sites);
    hangingClient = send("GET / HTTP/1.1\r\nHost: ");
  });
  afterAll(() => Promise.all([caddy, ...sites].map((server) => server?.stop())));

  test.each([...pages, script, "/nothing"])("%s arrives as remix-serve sends it", async (path) => {
    const direct = await askDirectly(sites[0]?.port ?? 0, "GET", path, { Host: HOST, "Accept-Encoding": "br" });
    for (const name of ["connection", "keep-alive", "date", "transfer-encoding"]) delete direct.headers[name];
    const { status, headers, body } = await ask(path, { headers: { "Accept-Encoding": "br" } });
    expect([status, body]).toEqual([direct.status, direct.body.toString()]);
    expect(headers).toMatchObject(direct.headers);
  });

  test.each([
    ["a page", 200, "/", {}],
    ["a hashed file", 200, script, {}],
    ["robots.txt", 200, "/robots.txt", {}],
    ["/healthz", 200, "/healthz", {}],
    ["an unknown path", 404, "/nothing", {}],
    ["an old domain", 301, "/", { host: "old.test" }],
    ["TRACE", 405, "/", { method: "TRACE" }],
    ["a body of 200 KB", 413, "/", { method: "POST", body: "x".repeat(200_000) }],
    ["headers of 20 KB", 431, "/", { headers: { Cookie: "x".repeat(20_000) } }],
  ])("the answer to %s (%i) has every security header", async (_name, expected, path, options) => {
    const { status, headers } = await ask(path, options);
    expect([status, headers]).toMatchObject([
      expected,
      {
        "strict-transport-security": "max-age=63072000",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-resource-policy": "same-origin",
      },
    ]);
  });

  test("other sites may show previews, and no cache holds back a new service worker", async () => {
    expect((await ask("/social/inicio.jpg")).headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect((await ask("/sw.js")).headers["cache-control"]).toBe("no-cache");
  });

  test("http, www. and old domains lead to the same path on the one host", async () => {
    const location = `https://${HOST}/a?b`;
    expect(await askDirectly(caddy.http, "GET", "/a?b", { Host: HOST })).toMatchObject({
      status: 308,
      headers: { location },
    });
    const headers = { location, "cache-control": "no-cache" };
    for (const host of [`www.${HOST}`, "old.test"])
      expect(await ask("/a?b", { host })).toMatchObject({ status: 301, headers });
  });

  test.each([
    ["an impossible port in Host", 200, "GET /", `Host: ${HOST}:99999`],
    ["an impossible port in X-Forwarded-Host", 200, "GET /", `Host: ${HOST}\r\nX-Forwarded-Host: site:99999`],
    ["names of a prototype", 200, "GET /", `Host: ${HOST}\r\n__proto__: 1\r\nIf-None-Match: constructor`],
    ["CONNECT", 405, `CONNECT ${HOST}:443`, `Host: ${HOST}`],
    ["an unknown method", 400, "BREW /", `Host: ${HOST}`],
    ["a broken escape", 400, "GET /%zz", `Host: ${HOST}`],
    ["an escape that is not UTF-8", 400, "GET /%ff%fe", `Host: ${HOST}`],
    ["a path out of the folder", 404, "GET /build/..%2f..%2fpackage.json", `Host: ${HOST}`],
    ["a path of 8,000 slashes", 404, `GET ${"/".repeat(8000)}x`, `Host: ${HOST}`],
    ["Remix's data of no route", 403, "GET /healthz?_data=routes%2Fnothing", `Host: ${HOST}`],
  ])("%s gets %i, shows no stack and ends no instance", async (_name, status, start, headers) => {
    const answer = await send(`${start} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(answer).not.toMatch(/node_modules|devDependencies|\n +at /);
    expect(sites.map((site) => site.process.exitCode)).toEqual([null, null]);
  });

  test("Caddy's log has a visitor's address and path, and no headers", async () => {
    await ask("/?logged", { headers: { "X-Forwarded-For": "198.51.100.7", Cookie: "secret" } });
    const line = () => caddy.lines.find((line) => line.includes("/?logged"));
    await expect.poll(line).toBeDefined();
    expect(JSON.parse(`${line()}`)).toMatchObject({ status: 200, request: { remote_ip: "127.0.0.1" } });
    expect(line()).not.toMatch(/198\.51\.100\.7|secret|headers/);
  });

  test("an instance that answers 500 to the home page gets no visitors", async () => {
    let asked = 0;
    const broken = createServer((_, response) => response.writeHead(500).end(`${asked++}`)).listen(0, "127.0.0.1");
    await once(broken, "listening");
    const withBroken = await startCaddy([...sites, broken.address() as AddressInfo]);
    await until(async () => asked > 1);
    for (let i = 0; i < 20; i++) expect((await visit(withBroken, "/")).status).toBe(200);
    await withBroken.stop();
    broken.close();
  });

  test("no visit fails when an instance freezes or is killed, and soon nobody waits", async () => {
    const { failures } = await visitDuring(caddy, async () => {
      sites[0]?.process.kill("SIGSTOP");
      await until(async () => caddy.lines.some((line) => line.includes("Client.Timeout exceeded")));
      const began = performance.now();
      for (let i = 0; i < 10; i++) await ask("/");
      expect(performance.now() - began, "ms for ten visits").toBeLessThan(2000);
      sites[0]?.process.kill("SIGKILL");
      for (let i = 0; i < 10; i++) await ask("/");
    });
    expect(failures).toEqual([]);
  });

  test("without an instance there is a 503, with the fallback page once it is saved", async () => {
    sites[1]?.process.kill("SIGKILL");
    await until(async () => (await ask("/healthz")).status === 503);
    const headers = { "retry-after": "10", "cache-control": "no-store", "x-content-type-options": "nosniff" };
    expect(await ask("/")).toMatchObject({ status: 503, headers, body: "" });
    writeFileSync(join(caddy.folder, "fora-do-ar.html"), "Ligue");
    const { status, headers: received, body } = await ask("/nothing");
    expect([status, received, body]).toMatchObject([503, headers, "Ligue"]);
    expect(received["content-security-policy"]).toMatch(/^default-src 'none'; (?!.*script-src)/);
    sites[1] = await startBuiltSite({ port: sites[1]?.port });
    await until(async () => (await ask("/")).status === 200);
  });

  test("a client that never finishes its request is cut off", () => hangingClient);
});
