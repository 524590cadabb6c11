import { existsSync, readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { startBuiltSite } from "../../../scripts/lib/built-site.mjs";
import { exchange } from "../../tools/raw-http";

/* Measured: 168 to 195 MB, or 292 on a busy machine with Node 24. A container has 384 MB. A cached page for each path would take 110 KB. */
test.runIf(existsSync("/proc/self/status"))("20,000 unknown paths stay within 340 MB of memory", async () => {
  const server = await startBuiltSite();
  onTestFinished(() => server.stop());
  let sent = 0;
  const visitor = async () => {
    while (sent < 20_000) {
      const get = () => `GET /flood-${++sent}?${sent} HTTP/1.1\r\nHost: ${sent}.example\r\nAccept-Encoding: br\r\n`;
      const requests = Array.from({ length: 50 }, get).join("\r\n");
      const answers = await exchange(server.port, `${requests}Connection: close\r\n\r\n`);
      expect(answers.split("HTTP/1.1 404 ")).toHaveLength(51);
    }
  };
  await Promise.all(Array.from({ length: 10 }, visitor));
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.process.pid}/status`, "utf8")) ?? [];
  expect(Number(kilobytes) / 1024, "MB at most").toBeLessThan(340);
});
