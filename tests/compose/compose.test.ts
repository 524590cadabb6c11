import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { business } from "../../app/content/business";
import { copySite } from "../tools/built-copy";
import { importing } from "../tools/run-node";
import { type Door, until, visit, visitDuring } from "../tools/visitors";
import { checkout, compose, HOST, lacking, removeEverything, run } from "./docker";

if (lacking) console.warn(`SKIPPED: deploy/compose.yaml, as ${lacking}`);

const NEW_NUMBER = "+558133334444";

describe.skipIf(lacking)("deploy/release", () => {
  const door: Door = { port: 443, host: HOST };
  const release = (...args: string[]) => run("deploy/release", ...args);
  const edit = (file: string, change: (text: string) => string) => {
    const path = join(checkout, file);
    writeFileSync(path, change(readFileSync(path, "utf8")));
  };
  /** Counts the visits while something happens, which must not fail one. */
  const losesNoVisit = async <T>(what: string, happens: () => Promise<T>): Promise<T> => {
    const { result, visits, failures } = await visitDuring(door, happens);
    console.info(`${what}: ${visits} visits, ${failures.length} failed`);
    expect([...new Set(failures)]).toEqual([]);
    return result;
  };
  const body = async () => (await visit(door, "/")).body;
  const ids = async () => (await compose("ps", "--quiet")).split("\n").sort();

  // So that the first start is timed without the build.
  beforeAll(() => compose("build", "site-a"));

  afterAll(removeEverything);

  test("the first start ends with two healthy copies and a certificate, read-only and without root", async () => {
    const began = performance.now();
    const { code, printed } = await release();
    expect([code, code === 0 ? "" : printed]).toEqual([0, ""]);
    await until(async () => (await visit(door, "/").catch(() => undefined))?.status === 200);
    console.info(`first start: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    const states = await compose("ps", "--all", "--format", "{{.Service}} {{.State}} {{.Health}}");
    expect(states.split("\n").map((state) => state.trim())).toEqual([
      "proxy running",
      "site-a running healthy",
      "site-b running healthy",
    ]);
    for (const service of ["proxy", "site-a"]) {
      const { printed } = await run("docker", "exec", `chaveiro-test-${service}-1`, "touch", "/file");
      expect(printed).toContain("Read-only");
    }
    expect(await compose("exec", "-T", "site-a", "id", "-u")).toBe("1000");
    expect((await visit(door, "/")).headers["alt-svc"]).toContain('h3=":443"');
    // What Docker opens for it.
    expect(await compose("port", "--protocol", "udp", "proxy", "443")).toContain(":443");
  });

  test("the image has no development tools", async () => {
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
    const folders = (await compose("exec", "-T", "site-a", "sh", "-c", "cd node_modules && ls -d * @*/*")).split("\n");
    expect(folders.filter((name) => packages[`node_modules/${name}`]?.dev)).toEqual([]);
    const kilobytes = Number.parseInt(await compose("exec", "-T", "site-a", "du", "-sk", "node_modules"), 10);
    expect(kilobytes, "KB; what only the build needs goes in devDependencies").toBeLessThan(50_000);
  });

  test("another folder of the repository is refused, and named the one whose site it would replace", async () => {
    const other = copySite("deploy");
    const before = await ids();
    const { code, printed } = await losesNoVisit("another folder", () => run(join(other, "deploy/release")));
    rmSync(other, { recursive: true });
    expect([code, printed]).toEqual([1, expect.stringContaining(join(checkout, "deploy"))]);
    expect(await ids()).toEqual(before);
  });

  test("the same command again changes nothing and loses no visit", async () => {
    const before = await ids();
    expect((await losesNoVisit("second time", release)).code).toBe(0);
    expect(await ids()).toEqual(before);
  });

  test("a release with another number loses no visit", async () => {
    edit("app/content/business.ts", (text) => text.replace(business.phone, NEW_NUMBER));
    expect((await losesNoVisit("release", release)).code).toBe(0);
    expect(await body()).toContain(`tel:${NEW_NUMBER}`);
  });

  test.each([
    ["CADDY_OPTIONS", "local_cert"],
    ["SITE_HOST", `https://${HOST}/`],
    ["SITE_HOST", HOST.toUpperCase()],
    ["SITE_HOST", `${HOST}:8443`],
    ["SITE_HOST", "192.0.2.7"],
    ["SITE_HOST", "localhost"],
    ["SITE_HOST", "chaveiro..test"],
    ["OLD_HOSTS", "https://old.test"],
  ])("%s=%s is refused before anything is done", async (name, value) => {
    const before = await ids();
    const { code, printed } = await losesNoVisit(value, () => run("env", `${name}=${value}`, "deploy/release"));
    expect([code, printed.trim().split("\n").at(-1)]).toEqual([1, expect.stringContaining(value)]);
    expect(await ids()).toEqual(before);
  });

  test.each(["bakc", "--help"])("deploy/release %s is refused before anything is done", async (word) => {
    const before = await ids();
    expect(await run("deploy/release", word)).toMatchObject({ code: 1, printed: expect.stringContaining(`"${word}"`) });
    expect(await ids()).toEqual(before);
  });

  test("a proxy that restarts for ever is up again after the next release", async () => {
    edit("deploy/Caddyfile", (text) => text.replace("health_uri", "health_url"));
    await compose("restart", "proxy");
    await until(async () => (await compose("ps", "proxy", "--format", "{{.State}}")) === "restarting");
    edit("deploy/Caddyfile", (text) => text.replace("health_url", "health_uri"));
    expect((await release()).code).toBe(0);
    await until(async () => (await visit(door, "/").catch(() => undefined))?.status === 200);
  });

  test.each([
    ["does not start", 'throw new Error("broken on purpose");'],
    ["falls after it was healthy", 'setTimeout(() => { throw new Error("broken on purpose"); }, 6000);'],
    [
      "has no home page",
      `import http from "node:http";
       const { emit } = http.Server.prototype;
       http.Server.prototype.emit = function (event, request, response) {
         if (request?.url !== "/") return emit.apply(this, arguments);
         console.error("broken on purpose");
         response.writeHead(500).end();
       };`,
    ],
  ])("a release that %s says why, and the one before goes on with both copies", async (fault, script) => {
    const images = async () => {
      const used = JSON.parse(await compose("images", "--format", "json", "site-a", "site-b"));
      return used.map(({ ID }: { ID: string }) => ID);
    };
    const before = await images();
    const argument = `"node", ${JSON.stringify(importing(script))},`;
    edit("Dockerfile", (text) => text.replace('CMD ["node", "--max', (start) => start.replace('"node",', argument)));
    const { code, printed } = await losesNoVisit(`release that ${fault}`, release);
    edit("Dockerfile", (text) => text.replace(argument, '"node",'));
    expect([code, printed]).toEqual([1, expect.stringContaining("broken on purpose")]);
    expect(await images()).toEqual(before);
    expect(await compose("ps", "site-a", "site-b", "--format", "{{.Health}}")).toBe("healthy\nhealthy");
  });

  test("a frozen copy is ended and healthy again", async () => {
    const started = () => run("docker", "inspect", "--format", "{{.State.StartedAt}}", "chaveiro-test-site-a-1");
    const before = await started();
    const began = performance.now();
    await compose("exec", "-T", "site-a", "sh", "-c", "kill -STOP -1");
    await until(async () => (await started()).printed !== before.printed);
    await until(async () => (await compose("ps", "site-a", "--format", "{{.Health}}")) === "healthy");
    console.info(`frozen copy healthy after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  });

  test("while both copies are gone, the page of last resort has the release's number", async () => {
    await compose("kill", "site-a", "site-b");
    await until(async () => (await visit(door, "/")).status === 503);
    expect(await body()).toContain(`tel:${NEW_NUMBER}`);
    expect((await release()).code).toBe(0);
    expect((await visit(door, "/")).status).toBe(200);
  });

  test("`back` brings the release before, and loses no visit", async () => {
    expect((await losesNoVisit("back", () => release("back"))).code).toBe(0);
    expect(await body()).toContain(`tel:${business.phone}`);
  });

  const own = ["fd99:1::1", "fd99:2::1"];
  test.skipIf(process.getuid?.() !== 0)("two visitors over IPv6 have two addresses in the log", async () => {
    const ip = (verb: string) =>
      own.map((address) => spawnSync("ip", ["-6", "address", verb, `${address}/128`, "dev", "lo"]));
    ip("add");
    try {
      for (const address of own) {
        const { status } = spawnSync("curl", [
          ...["--silent", "--insecure", "--output", "/dev/null", "--interface", address],
          ...["--resolve", `${HOST}:443:[${own[0]}]`, `https://${HOST}/`],
        ]);
        expect(status).toBe(0);
      }
      const log = () => compose("logs", "--no-log-prefix", "proxy");
      const seen = () => log().then((lines) => own.filter((address) => lines.includes(`"remote_ip":"${address}"`)));
      await expect.poll(seen, { message: "Docker before 27 needs a setting: docs/running.md" }).toEqual(own);
    } finally {
      ip("delete");
    }
  });
});
