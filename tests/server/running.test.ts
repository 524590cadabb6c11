import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { business } from "../../app/content/business";
import { pages as listedPages } from "../../app/content/pages";
import { reviews } from "../../app/content/reviews";
import { previewPath } from "../../app/seo/site-url";
import { placeholdersOf } from "../../app/server/placeholders";
import { freePort, serverArguments, startBuiltSite } from "../../scripts/lib/built-site.mjs";
import { ask, closed } from "../tools/raw-http";
import { importing, run } from "../tools/run-node";
import { script } from "../tools/site-paths";

/** Docker kills a container ten seconds after its signal. The server needs two at most, but may wait for a busy machine. */
const STOP_WITHIN = 8000;

async function start(env: Record<string, string> = {}) {
  const site = await startBuiltSite({ env });
  onTestFinished(() => site.stop());
  return site;
}

function send(port: number, text: string) {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(text);
  return socket;
}

const picture = previewPath(listedPages.home);
const bytes = readFileSync(`public${picture}`, "latin1");
/** The answers are more than the buffers of a connection hold, so that the server is still sending when a signal comes. */
const longRequest = `GET ${picture} HTTP/1.1\r\nHost: site\r\n\r\n`.repeat(Math.ceil(10_000_000 / bytes.length));

test("SIGTERM cuts idle connections, finishes the answers to a slow reader, and ends the server", async () => {
  // On a busy machine reading takes long, so that the timers of this server take ten times as long, too.
  const slowTimers =
    "const real = setTimeout; globalThis.setTimeout = (call, ms, ...rest) => real(call, 10 * ms, ...rest);";
  const site = await start({ NODE_OPTIONS: importing(slowTimers) });
  const idle = [
    "",
    "GET / HTTP/1.1\r\nHost: site\r\nX-Slow: ",
    "POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 1000\r\n\r\nx",
    "GET / HTTP/1.1\r\nHost: site\r\n\r\n",
  ].map((text) => send(site.port, text));
  await Promise.all(idle.slice(2).map((socket) => once(socket, "data")));
  for (const socket of idle) socket.resume();
  const slow = send(site.port, longRequest);
  await once(slow, "readable");

  site.process.kill("SIGTERM");
  const exit = once(site.process, "exit");
  await Promise.all(idle.map(closed));
  // If only the end of the process had cut those connections, these answers would be cut too.
  const received = Buffer.concat(await slow.toArray()).toString("latin1");
  expect(await exit).toEqual([0, null]);
  const answers = received.split("HTTP/1.1 200 OK\r\n").slice(1);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.every((answer) => answer.endsWith(bytes))).toBe(true);
});

test("a port that another server has ends the start with one sentence", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const { code, err } = await run(serverArguments(), { env: { PORT: String(port) } });
  expect([code, err]).toEqual([1, expect.stringMatching(/^\S+Z error [^\n]+EADDRINUSE[^\n]+\.\n$/)]);
});

test("an uncaught error is logged in one line, and ends the server", async () => {
  const failing = `process.on("SIGUSR2", () => { throw new Error("nobody caught\\nthis"); });`;
  const site = await start({ NODE_OPTIONS: importing(failing) });
  const before = site.printed().length;
  site.process.kill("SIGUSR2");
  expect(await once(site.process, "close")).toEqual([1, null]);
  expect(site.printed().slice(before)).toMatch(/^\S+Z error stopping: Error: nobody caught\\nthis[^\n]+\n$/);
});

test("a log that nobody reads does not end the server", async () => {
  const site = await start();
  site.process.stdout?.destroy();
  site.process.stderr?.destroy();
  for (let index = 0; index < 20; index++) {
    expect((await ask(site.port, "GET", `/nothing-${index}`)).status).toBe(404);
  }
});

describe("while it runs", async () => {
  const site = await startBuiltSite({ env: { NODE_ENV: "development" } });
  afterAll(() => site.stop());
  const printedAtStart = site.printed();

  test("whatever NODE_ENV says, the server starts, and the log says so, with the version and what is still a placeholder", () => {
    const lines = printedAtStart.trimEnd().split("\n");
    for (const line of lines) expect(line).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (info|warn) \S/);
    const [, origin = "", where] = / info started: version \w+, origin (\S+), on (.+)$/.exec(lines.at(-1) ?? "") ?? [];
    expect(where).toBe(`127.0.0.1 port ${site.port}, Node ${process.versions.node}`);
    for (const placeholder of placeholdersOf(business, reviews.list, origin))
      expect(printedAtStart).toContain(placeholder);
  });

  test("a proxy may keep idle connections for two minutes, as Caddy does", async () => {
    const { headers } = await ask(site.port, "GET", script, { Connection: "keep-alive" });
    const [, seconds] = /timeout=(\d+)/.exec(String(headers["keep-alive"])) ?? [];
    expect(Number(seconds)).toBeGreaterThan(120);
  });

  test("the health check of the Dockerfile succeeds where the site answers, and fails elsewhere", async () => {
    const command = /^HEALTHCHECK .*CMD (\[.+\])$/m.exec(readFileSync("Dockerfile", "utf8"))?.[1];
    const [, ...args]: string[] = JSON.parse(command ?? "[]");
    const check = (port: number) => run(args, { env: { HOST: "127.0.0.1", PORT: String(port) } });
    expect((await check(site.port)).code).toBe(0);
    expect((await check(await freePort())).code).toBe(1);
    const broken = createServer((_request, response) => response.writeHead(500).end()).listen(0, "127.0.0.1");
    onTestFinished(() => void broken.close());
    await once(broken, "listening");
    expect((await check((broken.address() as { port: number }).port)).code).toBe(1);
  });

  test("500 idle connections keep no visitor out", async () => {
    const idle = Array.from({ length: 500 }, () => send(site.port, ""));
    await Promise.all(idle.map((socket) => once(socket, "connect")));
    expect((await ask(site.port, "GET", "/")).status).toBe(200);
    for (const socket of idle) socket.destroy();
  });
});

test.each(["SIGINT", "SIGHUP"] as const)(
  "%s ends the server with one line in the log, even if one client reads nothing of its answer and another asks nothing",
  async (signal) => {
    const site = await start();
    await Promise.all([once(send(site.port, ""), "connect"), once(send(site.port, longRequest), "readable")]);
    const from = site.printed().length;
    const sent = performance.now();
    site.process.kill(signal);
    expect(await once(site.process, "close")).toEqual([0, null]);
    expect(performance.now() - sent).toBeLessThan(STOP_WITHIN);
    expect(site.printed().slice(from)).toMatch(new RegExp(`^\\S+Z info stopping: ${signal}\n$`));
  },
);

test("a client that stops reading is cut", async () => {
  // A hundredth of each time.
  const impatient = `import { Socket } from "node:net";
    const { setTimeout } = Socket.prototype;
    Socket.prototype.setTimeout = function (ms, ...rest) {
      this.once("close", () => console.info("a connection is closed"));
      return setTimeout.call(this, ms / 100, ...rest);
    };`;
  const site = await start({ NODE_OPTIONS: importing(impatient) });
  await once(send(site.port, longRequest), "readable");
  await expect.poll(() => site.printed()).toContain("a connection is closed");
});
