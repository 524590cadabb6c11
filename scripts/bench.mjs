import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { cpus } from "node:os";
import autocannon from "autocannon";
import { startBuiltSite } from "./lib/built-site.mjs";

/**
 * Measures the requests per second of the home page, and of a bare `node:http` server that sends the same bytes. The two take
 * turns in rounds of 2 s. The best round counts, because other work on the machine can only make a round slower. On few cores
 * the load generator is slower than both servers; their processor time per request then says more.
 *
 * @typedef {{ status: number, fields: string[], body: Buffer }} Answer `fields`: name, value, name, value …
 */
const ROUNDS = 5;

const site = await startBuiltSite();
const bare = fork("scripts/lib/bare-server.mjs", { serialization: "advanced" });
try {
  const brotli = { "accept-encoding": "br" };
  const { etag, ...whole } = await ask(brotli);
  const conditional = { ...brotli, "if-none-match": etag };
  bare.send({ whole, unchanged: await ask(conditional) });
  const [{ port }] = await once(bare, "message");

  const rows = [];
  for (const headers of [brotli, conditional]) {
    const ours = { url: site.origin, pid: site.process.pid, rate: 0, time: Number.POSITIVE_INFINITY };
    const theirs = { url: `http://127.0.0.1:${port}`, pid: bare.pid, rate: 0, time: Number.POSITIVE_INFINITY };
    for (let round = 0; round < ROUNDS; round++) {
      await load(ours, headers);
      await load(theirs, headers);
    }
    rows.push({
      answer: headers === brotli ? `${whole.body.length} bytes` : "304",
      "requests/s": Math.round(ours.rate),
      "bare Node": Math.round(theirs.rate),
      share: (ours.rate / theirs.rate).toFixed(2),
      "processor, µs": ours.time.toFixed(1),
      "bare Node ": theirs.time.toFixed(1),
      "share ": (theirs.time / ours.time).toFixed(2),
    });
  }
  console.table(rows);
  const machine = `${cpus()[0]?.model.trim()} × ${cpus().length}, Node ${process.versions.node}`;
  console.log(`${new Date().toISOString().slice(0, 10)}, ${machine}, the best of ${ROUNDS} rounds`);
} finally {
  bare.kill();
  await site.stop();
}

/**
 * @param {Record<string, string>} headers
 * @returns what the site answers, without the fields that every Node server adds
 */
async function ask(headers) {
  const [response] = await once(get(site.origin, { headers }), "response");
  const { date, connection, "keep-alive": _, ...fields } = response.headers;
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, fields: Object.entries(fields).flat(), body, etag: fields.etag };
}

/**
 * Notes the server's best requests per second so far, and its least µs of processor time for one.
 *
 * @param {{ url: string, pid?: number, rate: number, time: number }} server
 * @param {Record<string, string>} headers
 */
async function load(server, headers) {
  const { url, pid } = server;
  const before = processorTime(pid);
  const { requests, duration, errors } = await autocannon({
    ...{ url, headers, connections: 50, duration: 2 },
    // Autocannon would decode each compressed body as text, at a tenth of the speed.
    setupClient: (/** @type {any} */ client) => Object.assign(client.pipelinedRequests, { addBody() {} }),
  });
  if (errors > 0) throw new Error(`${errors} requests to ${url} failed`);
  server.rate = Math.max(server.rate, requests.total / duration);
  server.time = Math.min(server.time, (processorTime(pid) - before) / requests.total);
}

/** @param {number | undefined} pid @returns {number} µs (proc_pid_stat(5), fields 14 and 15); NaN without /proc */
function processorTime(pid) {
  const file = `/proc/${pid}/stat`;
  const fields = existsSync(file) ? readFileSync(file, "utf8").split(") ")[1]?.split(" ") : undefined;
  return (Number(fields?.[11]) + Number(fields?.[12])) * 10_000;
}
