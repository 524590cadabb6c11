import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { connect } from "node:tls";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort, startBuiltSite } from "../../../scripts/lib/built-site.mjs";
import { ask as askDirectly } from "../../tools/raw-http";
import { pagePaths, scriptPath } from "../../tools/site-paths";
import { visit, visitDuring } from "../../tools/visitors";

const HOST = "chaveiro.test";
const { error: isMissing, stdout: version } = spawnSync("caddy", ["version"], { encoding: "utf8" });
if (isMissing) console.warn("SKIPPED: tests of deploy/Caddyfile, as caddy is not installed");

const securityHeaders = {
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** Starts Caddy with deploy/Caddyfile, local certificates and unprivileged ports. */
async function startCaddy(sites: { port: number }[]) {
  const folder = mkdtempSync(join(tmpdir(), "behind-caddy-"));
  const [http, port] = [await freePort(), await freePort()];
  const options = `http_port ${http}\nhttps_port ${port}\nadmin off\nlocal_certs\nskip_install_trust`;
  const SITES = sites.map((site) => `localhost:${site.port}`).join(" ");
  const names = { SITE_HOST: HOST, REDIRECTED_HOSTS: "old.test", SITES, CADDY_OPTIONS: options };
  const env = { ...process.env, ...names, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const caddy = spawn("sh", [resolve("deploy/run-caddy"), "run"], { cwd: folder, env });
  const exited = once(caddy, "exit");
  const log: string[] = [];
  caddy.stderr.setEncoding("utf8").on("data", (text: string) => log.push(...text.split("\n")));
  const proxy = { port, host: HOST };
  const stop = () => Promise.all([exited, caddy.kill()]).then(() => rmSync(folder, { recursive: true }));
  // Each name has its own certificate.
  const answers = (host: string) => vi.waitFor(() => visit(proxy, "/", { host }), 15_000);
  await Promise.all([`www.${HOST}`, "old.test", HOST].map(answers)).catch(async (error) => {
    await stop();
    throw new Error(`${error}. Caddy's log: ${log.join("\n")}`);
  });
  return { ...proxy, http, folder, log, stop };
}

describe.skipIf(isMissing)("deploy/Caddyfile", () => {
  let sites: Awaited<ReturnType<typeof startBuiltSite>>[];
  let caddy: Awaited<ReturnType<typeof startCaddy>>;
  let cutOffAfter: number; // seconds
  const ask = (path: string, options = {}) => visit(caddy, path, options);
  beforeAll(async () => {
    sites = [await startBuiltSite(), await startBuiltSite()];
    caddy = await startCaddy(sites);
    const hangingClient = connect({ port: caddy.port, servername: HOST, rejectUnauthorized: false }).resume();
    const began = performance.now();
    hangingClient.on("close", () => (cutOffAfter = (performance.now() - began) / 1000));
    hangingClient.write("GET / HTTP/1.1\r\nHost: ");
  });
  afterAll(() => Promise.all([caddy, ...sites].map((server) => server?.stop())));

  test.each([...pagePaths, scriptPath, "/nothing"])("%s arrives as remix-serve sends it", async (path) => {
    const sent = await askDirectly(sites[0]?.port ?? 0, "GET", path, { Host: HOST, "Accept-Encoding": "br" });
    for (const name of ["connection", "keep-alive", "date", "transfer-encoding"]) delete sent.headers[name];
    const received = await ask(path, { headers: { "Accept-Encoding": "br" } });
    expect(received).toMatchObject({ ...sent, body: sent.body.toString() });
  });

  test.each([
    ["a page", 200, "/", {}],
    ["a hashed file", 200, scriptPath, {}],
    ["an old domain", 301, "/", { host: "old.test" }],
    ["TRACE", 405, "/", { method: "TRACE" }],
    ["a body of 9 MB", 405, "/", { method: "POST", body: "x".repeat(9_000_000) }],
    ["a body of 11 MB", 413, "/", { method: "POST", headers: { "Content-Length": 11_000_000 } }],
    ["headers of 20 KB", 431, "/", { headers: { Cookie: "x".repeat(20_000) } }],
    ["an impossible forwarded port", 200, "/", { headers: { "X-Forwarded-Host": `${HOST}:99999` } }],
    ["an escape that is not UTF-8", 400, "/%ff%fe", {}],
    ["Remix's data of no route", 403, "/healthz?_data=routes%2Fnothing", {}],
  ])("%s gets %i and every security header, no stack, and ends no instance", async (_, status, path, options) => {
    const answer = await ask(path, options);
    expect(answer).toMatchObject({ status, headers: securityHeaders });
    expect(answer.body).not.toMatch(/devDependencies|\n +at /);
    expect(sites.map((site) => site.process.exitCode)).toEqual([null, null]);
  });

  test("previews are for other sites too; the service worker is checked at each visit, and fetches from nobody else", async () => {
    expect((await ask("/social/inicio.jpg")).headers["cross-origin-resource-policy"]).toBe("cross-origin");
    const policy = "default-src 'none'; connect-src 'self'";
    const headers = { "cache-control": "no-cache", "content-security-policy": policy };
    expect((await ask("/sw.js")).headers).toMatchObject(headers);
  });

  test("http, www. and old domains lead to the same path on the one host", async () => {
    const headers = { location: `https://${HOST}/a?b` };
    expect(await askDirectly(caddy.http, "GET", "/a?b", { Host: HOST })).toMatchObject({ status: 308, headers });
    const redirect = { status: 301, headers: { ...headers, "cache-control": "no-cache" } };
    for (const host of [`www.${HOST}`, "old.test"]) expect(await ask("/a?b", { host })).toMatchObject(redirect);
  });

  test("Caddy's log has a visitor's address and path, and no headers", async () => {
    await ask("/?logged", { headers: { "X-Forwarded-For": "198.51.100.7" } });
    const line = () => caddy.log.find((line) => line.includes("/?logged"));
    await expect.poll(line).toContain('"remote_ip":"127.0.0.1"');
    expect(line()).not.toMatch(/198\.51\.100\.7|headers/);
  });

  test("no visit fails when an instance freezes or is killed, and soon nobody waits", async () => {
    caddy.log.length = 0;
    await visitDuring(caddy, async () => {
      sites[0]?.process.kill("SIGSTOP");
      // One health check for pages, one for forms.
      const timedOut = () => caddy.log.filter((line) => line.includes("Client.Timeout exceeded")).length;
      await expect.poll(timedOut, { timeout: 6000 }).toBeGreaterThan(1);
      const began = performance.now();
      for (let i = 0; i < 10; i++) await ask("/");
      expect(performance.now() - began, "ms for ten visits").toBeLessThan(5000);
    });
    sites[0]?.process.kill("SIGKILL");
    for (let i = 0; i < 10; i++) expect(await ask("/")).toMatchObject({ status: 200 });
  });

  test("without an instance there is a 503, with the whole fallback page once it is saved", async () => {
    sites[1]?.process.kill("SIGKILL");
    await expect.poll(async () => (await ask("/healthz")).status).toBe(503);
    const headers = { ...securityHeaders, "retry-after": "10", "cache-control": "no-store" };
    expect(await ask("/")).toMatchObject({ status: 503, headers, body: "" });
    writeFileSync(join(caddy.folder, "fora-do-ar.html"), "Ligue");
    const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'";
    const page = { status: 503, headers: { ...headers, "content-security-policy": policy }, body: "Ligue" };
    const conditions = { "If-None-Match": "*", "If-Match": '"x"', "If-Modified-Since": new Date().toUTCString() };
    for (const [name, value] of Object.entries({ Accept: "*/*", ...conditions, Range: "bytes=0-1" }))
      expect(await ask("/nothing", { headers: { [name]: value } }), name).toMatchObject(page);
    sites[1] = await startBuiltSite({ port: sites[1]?.port });
    await expect.poll(async () => (await ask("/")).status).toBe(200);
  });

  test("a client that never finishes its request is cut off after ten seconds", () =>
    expect.poll(() => cutOffAfter).toBeCloseTo(10, -1));
});

/** A stand-in for an instance. Its health check always passes, and `answer` can be replaced. */
async function startStub() {
  const received: string[] = [];
  const stub = { port: 0, received, answer: ((_, response) => response.end()) as RequestListener, stop, start };
  const server = createServer(async (request, response) => {
    if (request.url === "/favicon.ico") return response.end();
    received.push(await text(request));
    stub.answer(request, response);
  });
  async function start() {
    server.listen(stub.port, "127.0.0.1");
    await once(server, "listening");
    stub.port = (server.address() as AddressInfo).port;
  }
  function stop() {
    server.close();
    server.closeAllConnections();
  }
  await start();
  return stub;
}

const after = (ms: number): RequestListener => {
  return (_, response) => void setTimeout(ms).then(() => response.end("answered"));
};

describe.skipIf(isMissing)("Caddy's retries", () => {
  let stubs: Awaited<ReturnType<typeof startStub>>[];
  let caddy: Awaited<ReturnType<typeof startCaddy>>;
  const ask = (options = {}) => visit(caddy, "/form", { agent: false, ...options });
  const send = () => ask({ method: "POST", body: "door=locked" });
  const received = () => stubs.flatMap((stub) => stub.received);
  const answerAll = (answer: RequestListener) => {
    for (const stub of stubs) {
      stub.answer = answer;
      stub.received.length = 0;
    }
  };
  beforeAll(async () => {
    stubs = [await startStub(), await startStub()];
    caddy = await startCaddy(stubs);
    writeFileSync(join(caddy.folder, "fora-do-ar.html"), "Try again");
    writeFileSync(join(caddy.folder, "envio-incerto.html"), "It may have arrived");
  });
  afterAll(() => Promise.all([caddy, ...stubs].map((server) => server?.stop())));

  test("a form that needs four seconds is sent once, and answered", async () => {
    answerAll(after(4000));
    expect(await send()).toMatchObject({ status: 200, body: "answered" });
    expect(received()).toEqual(["door=locked"]);
  });

  test("a form without an answer was sent once, and its page does not ask to send it again", async () => {
    answerAll((request) => request.socket.destroy());
    const answer = await send();
    expect(answer).toMatchObject({ status: 503, headers: securityHeaders, body: "It may have arrived" });
    expect(answer.headers).not.toHaveProperty("retry-after");
    expect(received()).toEqual(["door=locked"]);
    expect(await ask()).toMatchObject({ status: 503, body: "Try again" });
  });

  test("with one slow instance, nearly all visitors get a page from the other one", async () => {
    answerAll(after(0));
    if (stubs[0]) stubs[0].answer = after(3000);
    const statuses: unknown[] = [];
    let left = 40;
    const visitor = async () => {
      while (left-- > 0) statuses.push((await ask()).status);
    };
    await Promise.all(Array.from({ length: 5 }, visitor));
    expect(statuses).toHaveLength(40);
    // Without `least_conn` or a third try, 5 to 15 fail.
    expect(statuses.filter((status) => status !== 200).length, "failed visits").toBeLessThan(4);
  });

  test("with two slow instances, the fallback page comes after the third try", async () => {
    answerAll(after(3000));
    const began = performance.now();
    expect(await ask()).toMatchObject({ status: 503, body: "Try again" });
    expect(performance.now() - began, "a fourth try would end after 8750 ms").toBeLessThan(8000);
  });

  // Caddy 2.6, which Debian 12 and 13 have, refuses the form at once.
  test.skipIf(version?.startsWith("2.6."))("a form waits, as a page does, while no instance answers", async () => {
    answerAll(after(0));
    for (const stub of stubs) stub.stop();
    await expect.poll(async () => (await ask()).status).toBe(503);
    const answer = send();
    await setTimeout(300);
    await stubs[0]?.start();
    expect(await answer).toMatchObject({ status: 200, body: "answered" });
    expect(received().filter(Boolean)).toEqual(["door=locked"]);
  });
});
