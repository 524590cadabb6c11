import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { connect } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { business } from "../../app/content/business";
import { freePort, startBuiltSite } from "../../scripts/lib/built-site.mjs";
import { pages, script } from "../tools/site-paths";
import { type Door, until, visit, visitDuring } from "../tools/visitors";

const isMissing = spawnSync("caddy", ["version"]).error !== undefined;
if (isMissing) console.warn("SKIPPED: tests of deploy/Caddyfile, as caddy is not installed");

type Site = Awaited<ReturnType<typeof startBuiltSite>>;

/** Caddy with deploy/Caddyfile, certificates of its own authority, and ports that need no rights. */
async function startCaddy(host: string, sites: { port: number }[]) {
  const directory = mkdtempSync(join(tmpdir(), "behind-caddy-"));
  const [http, port] = [await freePort(), await freePort()];
  const caddy: ChildProcess = spawn("sh", [resolve("deploy/run-caddy"), "run"], {
    // Where the page of last resort lies.
    cwd: "build",
    env: {
      ...process.env,
      XDG_DATA_HOME: directory,
      XDG_CONFIG_HOME: directory,
      SITE_HOST: host,
      OLD_HOSTS: "old.test",
      SITES: sites.map((site) => `127.0.0.1:${site.port}`).join(" "),
      CADDY_OPTIONS: `http_port ${http}\nhttps_port ${port}\nadmin off\nlocal_certs\nskip_install_trust`,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let printed = "";
  caddy.stderr?.setEncoding("utf8").on("data", (text) => {
    printed += text;
  });
  const door: Door = { port, host };
  // Each name has a certificate of its own.
  for (const name of [host, host.startsWith("www.") ? host.slice(4) : `www.${host}`, "old.test"])
    await until(async () => {
      if (caddy.exitCode !== null) throw new Error(printed);
      const answer = await visit(door, "/", { host: name }).catch(() => undefined);
      return answer?.status === (name === host ? 200 : 301);
    });
  return {
    ...{ door, http, printed: () => printed },
    async stop() {
      caddy.kill();
      await once(caddy, "exit");
      rmSync(directory, { recursive: true });
    },
  };
}

describe.skipIf(isMissing)("deploy/Caddyfile", () => {
  let sites: [Site, Site];
  let caddy: Awaited<ReturnType<typeof startCaddy>>;
  const ask = (path: string, asked = {}) => visit(caddy.door, path, asked);

  beforeAll(async () => {
    sites = [await startBuiltSite(), await startBuiltSite()];
    caddy = await startCaddy("chaveiro.test", sites);
  });

  afterAll(async () => {
    await caddy?.stop();
    for (const site of sites ?? []) await site.stop();
  });

  test.each([...pages, script, "/nothing"])("%s arrives as the site sends it", async (path) => {
    const headers = { "Accept-Encoding": "br" };
    const direct = await fetch(sites[0].origin + path, { headers });
    const { status, headers: fields } = await ask(path, { headers });
    expect(status).toBe(direct.status);
    for (const [name, value] of direct.headers)
      if (!["connection", "keep-alive", "date", "transfer-encoding"].includes(name))
        expect([name, fields[name]]).toEqual([name, value]);
  });

  test("http, the name with or without www. and old names lead to the one host over https", async () => {
    const withWww = await startCaddy("www.chaveiro.test", sites);
    for (const [{ door, http }, other] of [
      [caddy, "www.chaveiro.test"],
      [withWww, "chaveiro.test"],
    ] as const) {
      const [plain] = await once(get({ port: http, path: "/a?b", headers: { Host: door.host } }), "response");
      plain.resume();
      expect([plain.statusCode, plain.headers.location]).toEqual([308, `https://${door.host}/a?b`]);
      for (const host of [other, "old.test"]) {
        const { status, headers } = await visit(door, "/a?b", { host });
        expect([status, headers.location]).toEqual([301, `https://${door.host}/a?b`]);
        expect(headers, "or the two names could never change places").toHaveProperty("cache-control", "no-cache");
        expect(headers).toHaveProperty("strict-transport-security");
      }
    }
    await withWww.stop();
  });

  test("a path of any length gets 404 or 431, a long query its page", async () => {
    for (const length of [100, 3000, 16_000, 30_000, 50_000])
      expect([length, (await ask(`/${"x".repeat(length)}`)).status]).toEqual([length, length <= 16_000 ? 404 : 431]);
    const headers = { Cookie: "x".repeat(3000), Referer: "x".repeat(3000) };
    expect((await ask(`/?gclid=${"x".repeat(3000)}`, { headers })).status).toBe(200);
  });

  test("a request that is too large is refused, and does not count as a failure of the site", async () => {
    // The site's own refusal, as Go's comes before Caddy.
    const long = await ask("/", { headers: { Cookie: "x".repeat(20_000) } });
    expect(long.status).toBe(431);
    expect(long.headers).toMatchObject({ "x-content-type-options": "nosniff" });
    expect(long.headers).toHaveProperty("strict-transport-security");
    const body = "x".repeat(200_000);
    const { status, headers } = await ask("/", { method: "POST", body });
    expect([status, headers["cache-control"], headers["x-content-type-options"]]).toEqual([413, "no-store", "nosniff"]);
    for (let i = 0; i < 4; i++) {
      await ask("/", { method: "POST", body, headers: { "Transfer-Encoding": "chunked" } }).catch(() => {});
      expect((await ask("/")).status).toBe(200);
    }
  });

  test("a client that never finishes its request is cut off", async () => {
    const { port, host } = caddy.door;
    const socket = connect(port, "127.0.0.1", { servername: host, rejectUnauthorized: false });
    socket.write("GET / HTTP/1.1\r\nHost: ");
    await once(socket.resume(), "close");
  });

  test("the log has the address of each visitor, and nothing that the visitor's browser says", async () => {
    const headers = { "X-Forwarded-For": "198.51.100.7", Cookie: "secret" };
    await ask("/?logged", { headers });
    const line = () =>
      caddy
        .printed()
        .split("\n")
        .find((line) => line.includes("/?logged"));
    await until(() => line() !== undefined);
    expect(JSON.parse(line() as string)).toMatchObject({ status: 200, request: { remote_ip: "127.0.0.1" } });
    expect(line()).not.toMatch(/198\.51\.100\.7|secret/);
  });

  test("a copy that answers 500 to the home page gets no visitors", async () => {
    let asked = 0;
    const broken = createServer((request, response) => {
      asked++;
      response.writeHead(request.url === "/" ? 500 : 200).end();
    }).listen(0, "127.0.0.1");
    await once(broken, "listening");
    const withBroken = await startCaddy("chaveiro.test", [...sites, broken.address() as AddressInfo]);
    await until(() => asked > 1);
    for (let i = 0; i < 20; i++) expect((await visit(withBroken.door, "/")).status).toBe(200);
    await withBroken.stop();
    broken.close();
  });

  test("one copy is frozen, then killed: no visit fails, and soon nobody waits", async () => {
    const { failures } = await visitDuring(caddy.door, async () => {
      sites[0].process.kill("SIGSTOP");
      let began = performance.now();
      await Promise.all(Array.from({ length: 10 }, () => ask("/")));
      expect(performance.now() - began, "ten visitors at once with the frozen copy, in ms").toBeLessThan(4500);
      await until(() => caddy.printed().includes("Client.Timeout exceeded"));
      began = performance.now();
      for (let i = 0; i < 10; i++) await ask("/");
      expect(performance.now() - began, "ten visits without the frozen copy, in ms").toBeLessThan(5000);
      sites[0].process.kill("SIGKILL");
      for (let i = 0; i < 10; i++) await ask("/");
    });
    expect(failures).toEqual([]);
  });

  test("both copies are gone: the page of last resort, and the site again once a copy is back", async () => {
    expect((await ask("/healthz")).status).toBe(200);
    sites[1].process.kill("SIGKILL");
    await until(async () => (await ask("/healthz")).status === 503);
    for (const path of ["/", "/nothing"]) {
      const began = performance.now();
      const { status, headers, body } = await ask(path);
      const waited = performance.now() - began;
      expect(waited, "ms in which a copy may come back").toBeGreaterThan(500);
      expect(status).toBe(503);
      expect(headers).toMatchObject({ "retry-after": "10", "cache-control": "no-store" });
      expect(headers).toHaveProperty("strict-transport-security");
      expect(body).toBe(readFileSync("build/last-resort.html", "utf8"));
      expect(body).toContain(`href="tel:${business.phone}"`);
    }
    sites[0] = await startBuiltSite({ port: sites[0].port });
    await until(async () => (await ask("/")).status === 200);
  });
});
