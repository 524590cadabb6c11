import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { ask, closed, readAnswers } from "./raw-http";
import { hashedFiles } from "./site-paths";

const REQUESTS = 64;

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s: what has begun is finished, whoever asks nothing is cut at once, and the server is gone within two seconds",
  async (signal) => {
    const site = await startBuiltSite();
    onTestFinished(() => site.stop());
    const open = (sent: string) => {
      const socket = connect(site.port, "127.0.0.1");
      socket.on("error", () => {});
      socket.write(sent);
      return socket;
    };
    const silent = open("");
    const halfOpen = open("GET / HTTP/1.1\r\nHost: site\r\nX-Slow: ");
    const withoutItsBody = open("POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 1000\r\n\r\nx");
    const idle = open("GET / HTTP/1.1\r\nHost: site\r\n\r\n");
    await Promise.all([once(idle, "data"), once(withoutItsBody, "data")]);

    // More than the sockets' buffers take, so that the server is in the midst of sending when the signal comes.
    const sizes = await Promise.all(
      hashedFiles.map(async (path) => ({ path, size: (await ask(site.port, "GET", path)).body.length })),
    );
    const { path: largest } = sizes.reduce((a, b) => (b.size > a.size ? b : a));
    const requests = `GET ${largest} HTTP/1.1\r\nHost: site\r\n\r\n`.repeat(REQUESTS);
    const reading = open(requests);
    const pieces: Buffer[] = [];
    reading.on("data", (piece) => pieces.push(piece));
    // It holds the server up to the end: whoever is cut before is cut for a reason of its own.
    const hangingOn = open(requests);
    await Promise.all([once(reading, "data"), once(hangingOn, "readable")]);

    const began = performance.now();
    site.process.kill(signal);
    const isRead = closed(reading);
    await Promise.all([silent, halfOpen, withoutItsBody, idle].map(closed));
    // The end of the process closes them too, and is told a moment after that.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(site.process.exitCode, "the server still sends").toBeNull();
    const [[exitCode]] = await Promise.all([once(site.process, "exit"), isRead]);
    expect(exitCode).toBe(0);
    expect(performance.now() - began).toBeLessThan(2000);

    const received = Buffer.concat(pieces).toString("latin1");
    const answered = received.split("HTTP/1.1 200 OK\r\n").length - 1;
    expect(answered).toBeGreaterThan(0);
    // Throws when the last of them is cut short.
    expect(readAnswers(received, Array(answered).fill("GET"))).toHaveLength(answered);
    await expect(ask(site.port, "GET", "/")).rejects.toThrow();
  },
);

test("the health check has nothing to tell a stranger, and nobody keeps its answer", async () => {
  const site = await startBuiltSite();
  onTestFinished(() => site.stop());
  const { status, body, fields } = await ask(site.port, "GET", "/healthz");
  expect([status, body, fields["cache-control"], fields.etag]).toEqual([200, "ok", "no-store", undefined]);
});
