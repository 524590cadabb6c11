import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { visit, visitDuring } from "../server/visitors";
import { HOST, lacking, runCompose } from "./docker";

const door = { port: 443, host: HOST };
const pages = ["/", "/chaveiro-24h-recife", "/chaveiro-automotivo-recife", "/chaveiro-residencial-recife"];

if (lacking) console.warn(`SKIPPED: deploy/compose.yaml, for ${lacking}`);

describe.skipIf(lacking)("deploy/compose.yaml", () => {
  beforeAll(async () => {
    await runCompose("build");
    const began = performance.now();
    await runCompose("up", "--detach", "--wait");
    console.info(`healthy after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  });

  afterAll(async () => {
    await runCompose("down", "--volumes", "--remove-orphans");
  });

  const secondsUntil = async (holds: () => Promise<boolean>) => {
    const began = Date.now();
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 200));
    return (Date.now() - began) / 1000;
  };

  test("everything runs, what has a health check is healthy", async () => {
    const states = (await runCompose("ps", "--all", "--format", "{{.Service}} {{.State}} {{.Health}}"))
      .trim()
      .split("\n");
    expect(states.sort().map((state) => state.trim())).toEqual([
      "certificate running",
      "pebble running",
      "proxy running healthy",
      "site-a running healthy",
      "site-b running healthy",
    ]);
  });

  test("pages come over TLS, and the certificate is the authority's within a minute", async () => {
    for (const page of pages) expect((await visit(door, page)).status).toBe(200);
    await secondsUntil(async () => (await visit(door, "/")).issuer.startsWith("Pebble"));
    expect((await visit(door, "/status")).status).toBe(200);
  });

  test("HTTP/3 is announced, and spoken with a curl that can", () => {
    const curl = (...args: string[]) =>
      spawnSync("curl", [
        ...["--silent", "--insecure", "--head", "--max-time", "5", "--resolve", `${HOST}:443:127.0.0.1`],
        ...[...args, `https://${HOST}/`],
      ]).stdout.toString();
    expect(curl()).toMatch(/^alt-svc: h3=":443"/im);
    if (spawnSync("curl", ["--version"]).stdout.includes("HTTP3")) expect(curl("--http3-only")).toMatch(/^HTTP\/3 200/);
  });

  test("http leads to https", async () => {
    const response = await fetch("http://127.0.0.1/x?y", { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([301, "https://127.0.0.1/x?y"]);
  });

  test("a new certificate is loaded, and no visit fails", async () => {
    const { serial } = await visit(door, "/");
    const { visits, failures } = await visitDuring(door, pages, 20, async () => {
      const directories = ["--config-dir", "/certificates", "--work-dir", "/tmp", "--logs-dir", "/tmp"];
      const now = ["--force-renewal", "--no-random-sleep-on-renew", "--no-verify-ssl"];
      await runCompose("exec", "-T", "certificate", "certbot", "renew", ...now, ...directories);
      await secondsUntil(async () => (await visit(door, "/")).serial !== serial);
    });
    console.info(`certificate: ${visits} visits, ${failures.length} failed`);
    expect(failures).toEqual([]);
  });

  test("who is told to stop as it starts need not be killed", async () => {
    for (const service of ["site-b", "proxy"]) {
      const [id] = /[0-9a-f]{64}/.exec(await runCompose("ps", "--all", "--quiet", "--no-trunc", service)) ?? [];
      spawnSync("sh", ["-c", `docker stop ${id} && docker start ${id} && docker stop ${id}`]);
      const code = spawnSync("docker", [
        "inspect",
        "--format",
        "{{.State.Running}} {{.State.ExitCode}}",
        `${id}`,
      ]).stdout;
      expect([service, code.toString()]).toEqual([service, expect.stringMatching(/^false (?!137)\d/)]);
    }
    await runCompose("up", "--detach", "--wait", "site-b", "proxy");
  });

  test("a rolling release, and new pages at once: no visit fails", async () => {
    const { visits, failures } = await visitDuring(door, pages, 50, async () => {
      for (const site of ["site-a", "site-b"])
        await runCompose("up", "--detach", "--no-deps", "--force-recreate", "--wait", site);
      expect(await runCompose("exec", "-T", "proxy", "refresh")).toContain("200 / ");
    });
    console.info(`release: ${visits} visits, ${failures.length} failed`);
    expect(failures).toEqual([]);
  });

  test("both copies killed: no visit fails, the path to watch tells it, and an unknown path shows a number", async () => {
    const { visits, failures } = await visitDuring(door, pages, 50, async () => {
      await runCompose("kill", "site-a", "site-b");
      await new Promise((resolve) => setTimeout(resolve, 5000));
    });
    console.info(`both killed: ${visits} visits, ${failures.length} failed`);
    expect(failures).toEqual([]);
    expect((await visit(door, "/status")).status).toBe(503);
    expect((await visit(door, "/nothing")).body).toContain('href="tel:+55');
    await runCompose("up", "--detach", "--wait", "site-a", "site-b");
    expect((await visit(door, "/status")).status).toBe(200);
  });

  const own = ["fd99:1::1", "fd99:2::1"];
  test.skipIf(process.getuid?.() !== 0)("visitors over IPv6 are seen one by one", async () => {
    const ip = (verb: string) =>
      own.map((address) => spawnSync("ip", ["-6", "address", verb, `${address}/128`, "dev", "lo"]));
    ip("add");
    try {
      for (const address of own) {
        const { stdout } = spawnSync("curl", [
          ...["--silent", "--insecure", "--output", "/dev/null", "--write-out", "%{http_code}", "--interface", address],
          ...["--resolve", `${HOST}:443:[${own[0]}]`, `https://${HOST}/?from=${address}`],
        ]);
        expect(stdout.toString()).toBe("200");
      }
      await secondsUntil(async () => {
        const log = await runCompose("logs", "--no-log-prefix", "proxy");
        return own.every((address) => log.includes(`${address} [`));
      });
    } finally {
      ip("delete");
    }
  });
});
