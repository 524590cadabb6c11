import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { business } from "../../app/content/business";
import { placeholdersOf } from "../../app/content/check-business";
import { freePort, startBuiltSite } from "../../scripts/built-site.mjs";
import { ask } from "./raw-http";
import { run } from "./run-node";
import { pages, script } from "./site-paths";

const SENTENCE = /^\S+Z error [^\n]+\.\n$/;
const START = resolve("scripts/start.mjs");

test.each(["abc", "", "70000", "-1", "80.5", "3000x"])("PORT=%j ends in one sentence", async (PORT) => {
  const { code, err } = await run([START], { env: { PORT } });
  expect([code, err]).toEqual([1, expect.stringMatching(SENTENCE)]);
  expect(err).toContain("PORT");
});

test("a port that another has taken ends in one sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const { code, err } = await run([START], { env: { PORT: String(port) } });
  expect([code, err]).toEqual([1, expect.stringMatching(SENTENCE)]);
  expect(err).toContain("EADDRINUSE");
});

test("a Node that does not name its servers ends in one sentence", async () => {
  const mute = `import channel from "node:diagnostics_channel"; import { syncBuiltinESMExports } from "node:module";
    channel.subscribe = () => {}; syncBuiltinESMExports();`;
  const { code, err } = await run([`--import=data:text/javascript,${encodeURIComponent(mute)}`, START]);
  expect([code, err]).toEqual([1, expect.stringMatching(SENTENCE)]);
  expect(err).toContain("Node");
});

test.each([
  ["by its start module", [START]],
  ["by remix-serve itself", [resolve("node_modules/@remix-run/serve/dist/cli.js"), resolve("build/server/index.js")]],
])("started from another folder, %s, it has its scripts and pictures", async (_name, command) => {
  const site = await startBuiltSite({ folder: tmpdir(), command });
  onTestFinished(() => site.stop());
  for (const path of [...pages, script, "/favicon.ico"]) {
    expect([path, (await ask(site.port, "GET", path)).status]).toEqual([path, 200]);
  }
});

// Until somebody listens, the first process of a container ignores a signal, and is killed after ten seconds.
test.each([
  ["its first listener is there", "process.once = after(process.once, (name) => name === 'SIGTERM');"],
  ["the server begins to listen", "Server.prototype.listen = before(Server.prototype.listen);"],
])("SIGTERM when %s ends it at once", async (_name, patch) => {
  const signalling = `import { Server } from "node:net";
    let sent = false;
    const send = () => { if (!sent) process.kill(process.pid, "SIGTERM"); sent = true; };
    const after = (method, when) => function (...rest) { method.apply(this, rest); if (when(...rest)) send(); return this; };
    const before = (method) => function (...rest) { send(); return method.apply(this, rest); };
    ${patch}`;
  const { code, out, err } = await run([`--import=data:text/javascript,${encodeURIComponent(signalling)}`, START]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).not.toContain(" started");
});

test("it is not healthy before everything is made", async () => {
  const slow = `import zlib from "node:zlib"; import { syncBuiltinESMExports } from "node:module";
    const compress = zlib.brotliCompress;
    zlib.brotliCompress = (...parts) => setTimeout(compress, 2000, ...parts); syncBuiltinESMExports();`;
  const site = await startBuiltSite({
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(slow)}` },
    until: /\[remix-serve\] http/,
  });
  onTestFinished(() => site.stop());
  expect(await ask(site.port, "GET", "/healthz")).toMatchObject({ status: 503, body: "not ready" });
  expect(site.printed()).not.toContain("started");
  await vi.waitFor(async () => expect((await ask(site.port, "GET", "/healthz")).status).toBe(200), { timeout: 20_000 });
  const begun = performance.now();
  for (const path of [...pages, script, "/nothing"]) await ask(site.port, "GET", path, "Accept-Encoding: br\r\n");
  expect(performance.now() - begun).toBeLessThan(2000);
});

test("what nobody caught is told before the end", async () => {
  const failing = "setTimeout(() => { throw new Error('nobody caught this') }, 4000)";
  const { code, err } = await run([`--import=data:text/javascript,${encodeURIComponent(failing)}`, START]);
  expect(code).toBe(1);
  expect(err).toMatch(/^\S+Z error stopping: Error: nobody caught this[^\n]+\n$/);
});

test("it says that it started, with what, and that it stops, and why", async () => {
  const site = await startBuiltSite();
  await site.stop();
  const lines = site.printed().trimEnd().split("\n");
  for (const line of lines) expect(line).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (info|warn|error) \S/);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        `info started: version \\w+, origin https?://\\S+, on 127\\.0\\.0\\.1 port ${site.port}, Node ${process.versions.node}$`,
      ),
      expect.stringMatching(/info stopping: SIGTERM$/),
    ]),
  );
  const [, origin = ""] = / origin (\S+),/.exec(site.printed()) ?? [];
  const missing = placeholdersOf(business, origin);
  const told = lines.filter((line) => line.includes("still placeholders"));
  expect(told, "what is still to fill in").toEqual(
    missing.length === 0 ? [] : [expect.stringMatching(new RegExp(` warn .*${missing.at(-1)}$`))],
  );
});

test("ACCESS_LOG=1 writes a line for each answer; without it there is none", async () => {
  for (const ACCESS_LOG of ["1", ""]) {
    const site = await startBuiltSite({ env: { ACCESS_LOG } });
    onTestFinished(() => site.stop());
    const before = site.printed().length;
    for (const path of ["/", "/healthz", "/nothing", "/a%0ab"]) await ask(site.port, "GET", path);
    await site.stop();
    const lines = site
      .printed()
      .slice(before)
      .split("\n")
      .filter((line) => / info \S+ GET /.test(line));
    expect(lines.length).toBe(ACCESS_LOG ? 4 : 0);
    if (ACCESS_LOG) expect(lines[1]).toMatch(/ info 127\.0\.0\.1 GET \/healthz 200 [\d.]+ ms$/);
    expect(site.printed()).not.toMatch(/GET \/healthz 200 2 - /);
  }
});

test.skipIf(!existsSync("/dev/full"))("a log that cannot be written ends nothing", async () => {
  const port = await freePort();
  const full = openSync("/dev/full", "w");
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", full, full],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await vi.waitFor(async () => expect((await ask(port, "GET", "/healthz")).status).toBe(200), { timeout: 30_000 });
  for (let i = 0; i < 20; i++) expect((await ask(port, "GET", `/nothing-${i}`)).status).toBe(404);
  expect(child.exitCode).toBeNull();
});

test("a log whose reader went away ends nothing", async () => {
  const site = await startBuiltSite();
  onTestFinished(() => site.stop());
  site.process.stdout?.destroy();
  site.process.stderr?.destroy();
  for (let i = 0; i < 20; i++) expect((await ask(site.port, "GET", `/nothing-${i}`)).status).toBe(404);
  expect((await ask(site.port, "GET", "/")).status).toBe(200);
});

test("idle connections stay open longer than nginx keeps them, so that no request meets one being closed", async () => {
  const site = await startBuiltSite();
  onTestFinished(() => site.stop());
  const response = await fetch(`${site.origin}/`);
  const [, ours] = /timeout=(\d+)/.exec(response.headers.get("Keep-Alive") ?? "") ?? [];
  const upstream = /upstream site \{[^}]*keepalive_timeout (\d+)s/.exec(readFileSync("deploy/nginx.conf", "utf8"))?.[1];
  expect(Number(ours)).toBeGreaterThan(Number(upstream ?? 60));
});

test("the image's health check passes where the site answers, and nowhere else", async () => {
  const check = /^HEALTHCHECK .*CMD (\[.+\])$/m.exec(readFileSync("Dockerfile", "utf8"))?.[1];
  const [, ...command]: string[] = JSON.parse(check ?? "[]");
  const site = await startBuiltSite();
  onTestFinished(() => site.stop());
  const healthy = await run(command, { env: { HOST: "127.0.0.1", PORT: String(site.port) } });
  const alone = await run(command, { env: { HOST: "127.0.0.1", PORT: String(await freePort()) } });
  expect([healthy.code, alone.code]).toEqual([0, 1]);
});
