import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { closed } from "./raw-http";
import { pages } from "./site-paths";

/** Tells on SIGUSR2 what is in use once all is collected that can be: what grows there is held by somebody. */
const tellMemory = `
  import { setFlagsFromString } from "node:v8";
  import { runInNewContext } from "node:vm";
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  process.on("SIGUSR2", () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    console.log("in use: " + Math.round((heapUsed + external) / 1024) + " KB");
  });
`;

test("100,000 requests over 1,000 connections, none like another, leave memory as it was", async () => {
  const preload = `data:text/javascript,${encodeURIComponent(tellMemory)}`;
  const site = await startBuiltSite({ env: { NODE_OPTIONS: `--import=${preload}` } });
  onTestFinished(() => site.stop());

  const flood = async (from: number, count: number) => {
    const sent = Array.from({ length: count }, (_, i) => {
      const n = from + i;
      const targets = [`GET /flood-${n}?${n}`, `HEAD /?${n}`, `HEAD ${pages[1].toUpperCase()}?${n}`];
      const fields = `Host: ${n}.example\r\nAccept-Encoding: br, x-${n}\r\nIf-None-Match: "${n}"\r\n`;
      return `${targets[n % targets.length]} HTTP/1.1\r\n${fields}${i === count - 1 ? "Connection: close\r\n" : ""}\r\n`;
    });
    const socket = connect(site.port, "127.0.0.1");
    socket.resume();
    socket.write(sent.join(""));
    await closed(socket);
  };
  const floodAll = async (from: number, total: number) => {
    for (let at = from; at < from + total; at += 4000) {
      // Forty visitors at a time: what is kept of a connection counts too.
      await Promise.all(Array.from({ length: 40 }, (_, visitor) => flood(at + visitor * 100, 100)));
    }
  };
  const inUse = async () => {
    const before = site.printed().length;
    site.process.kill("SIGUSR2");
    return vi.waitFor(
      () => {
        const [, kilobytes] = /in use: (\d+) KB/.exec(site.printed().slice(before)) ?? [];
        expect(kilobytes).toBeDefined();
        return Number(kilobytes) / 1024;
      },
      { timeout: 10_000 },
    );
  };

  await floodAll(0, 20_000);
  const before = await inUse();
  await floodAll(20_000, 100_000);
  // 33,000 entries of a Set or a Map are 1.7 MB and more, the strings in them not counted.
  expect((await inUse()) - before, "MB that somebody still holds: what grows with what clients send?").toBeLessThan(
    1.5,
  );

  if (!existsSync("/proc/self/status")) return;
  const [, resident] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${site.process.pid}/status`, "utf8")) ?? [];
  expect(Number(resident) / 1024, "MB resident at most, of the 256 that docs/running.md grants").toBeLessThan(230);
}, 180_000);
