import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { ask, startBareNode, startNginx, startSite, startSiteWithoutFrontDoor } from "./bench/contenders.mjs";
import { load } from "./bench/load.mjs";

/**
 * How many requests per second the built site answers, beside the same site without its front door and the same bytes from
 * servers that do nothing else. Servers take turns in short rounds, so that the machine's noise meets them all.
 *
 * @typedef {import("./bench/contenders.mjs").Contender} Contender
 * @typedef {import("./bench/contenders.mjs").Kind} Kind
 * @typedef {{ contender: Contender, kind: Kind, rates: number[], latencies: number[] }} Measurement
 */

const { values: options } = parseArgs({
  options: {
    page: { type: "string", default: "/" },
    rounds: { type: "string", default: "4" },
    seconds: { type: "string", default: "2" },
    connections: { type: "string", default: "50" },
    starts: { type: "string", default: "5" },
  },
});
const { page } = options;
const connections = Number(options.connections);

/** @type {Record<Kind, { title: string, status: number }>} */
const kinds = {
  brotli: { title: "brotli", status: 200 },
  gzip: { title: "gzip", status: 200 },
  unchanged: { title: "304", status: 304 },
};

/** @type {number[]} ms */
const starts = [];
for (let i = 0; i < Number(options.starts); i++) starts.push(await timeToFirstAnswer());

/** @type {Contender[]} */
const contenders = [];
try {
  await measureAll();
} finally {
  await Promise.all(contenders.map(({ stop }) => stop()));
}

async function measureAll() {
  const site = await startSite(page);
  contenders.push(site);
  const answers = {
    brotli: await ask(site.port, page, headersOf("brotli")),
    gzip: await ask(site.port, page, headersOf("gzip")),
    unchanged: await ask(site.port, page, await conditionalHeaders(site)),
  };
  if (answers.brotli.status !== 200) throw new Error(`${page} answers ${answers.brotli.status}, not 200`);
  contenders.push(await startSiteWithoutFrontDoor(page), await startBareNode(answers));
  const nginx = await startNginx(answers);
  if (nginx) contenders.push(nginx);

  for (const { port, paths } of contenders) await ask(port, paths.brotli ?? "/", headersOf("brotli"));
  const idle = new Map(contenders.map(({ pid }) => [pid, memory(pid, "VmRSS")]));

  const measurements = contenders.flatMap((contender) =>
    /** @type {Kind[]} */ (Object.keys(contender.paths)).map(
      /** @returns {Measurement} */ (kind) => ({ contender, kind, rates: [], latencies: [] }),
    ),
  );
  for (const { contender, kind } of measurements) await loadOne(contender, kind, 0.5);
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const measurement of round % 2 ? measurements.toReversed() : measurements) {
      const { rate, latencies } = await loadOne(measurement.contender, measurement.kind, Number(options.seconds));
      measurement.rates.push(rate);
      for (const latency of latencies) measurement.latencies.push(latency);
    }
  }
  printRatios(site, measurements);
  printRates(measurements);
  console.log("\nMemory, MB".padEnd(44) + "idle".padStart(12) + "under load".padStart(14));
  for (const { name, pid } of contenders) {
    console.log(`  ${name}`.padEnd(43) + (idle.get(pid) ?? "–").padStart(12) + memory(pid, "VmHWM").padStart(14));
  }
  const spread = `${Math.min(...starts).toFixed(0)}–${Math.max(...starts).toFixed(0)}`;
  console.log(
    `\nStart of the process to its first 200: ${quantile(starts, 0.5).toFixed(0)} ms, of ${starts.length}: ${spread}`,
  );
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()} × ${cpus().length}, Node ${process.versions.node}: ${page} is`,
    `${answers.brotli.body.length} bytes in brotli, ${answers.gzip.body.length} in gzip; ${connections} connections,`,
    `${options.rounds} rounds of ${options.seconds} s for each figure.`,
    nginx ? "" : "nginx is not installed and was left out (Debian: apt-get install nginx-light).",
  );
}

/** @returns {Promise<number>} ms */
async function timeToFirstAnswer() {
  const begun = performance.now();
  const site = await startSite();
  const { status } = await ask(site.port, page, headersOf("brotli"));
  const taken = performance.now() - begun;
  await site.stop();
  if (status !== 200) throw new Error(`${page} answers ${status}, not 200`);
  return taken;
}

/** @param {"brotli" | "gzip"} kind */
function headersOf(kind) {
  return { "Accept-Encoding": kind === "brotli" ? "br" : "gzip" };
}

/**
 * @param {Contender} contender
 * @returns {Promise<Record<string, string>>} with the validator that this very server gave
 */
async function conditionalHeaders({ port, paths }) {
  const { etag = "" } = await ask(port, paths.unchanged ?? "", headersOf("brotli"));
  return { ...headersOf("brotli"), "If-None-Match": etag };
}

/**
 * @param {Contender} contender
 * @param {Kind} kind
 * @param {number} seconds
 */
async function loadOne(contender, kind, seconds) {
  const headers = kind === "unchanged" ? await conditionalHeaders(contender) : headersOf(kind);
  const path = contender.paths[kind] ?? "";
  return load({ port: contender.port, path, headers, status: kinds[kind].status, connections, seconds });
}

/**
 * @param {Contender} site
 * @param {Measurement[]} measurements
 */
function printRatios(site, measurements) {
  printHeading("This site's rate is … times that of");
  for (const other of contenders.filter((contender) => contender !== site)) {
    printRow(other.name, (kind) => {
      const [ours, theirs] = [site, other].map((contender) => rateOf(measurements, contender, kind));
      return ours && theirs ? (ours / theirs).toFixed(2) : "–";
    });
  }
}

/** @param {Measurement[]} measurements */
function printRates(measurements) {
  /** @type {Array<[string, (measurement: Measurement) => string]>} */
  const tables = [
    ["Requests per second", ({ rates }) => Math.round(quantile(rates, 0.5)).toLocaleString("en")],
    ["p50, ms", ({ latencies }) => quantile(latencies, 0.5).toFixed(2)],
    ["p99, ms", ({ latencies }) => quantile(latencies, 0.99).toFixed(2)],
  ];
  for (const [title, show] of tables) {
    printHeading(title);
    for (const contender of contenders) {
      printRow(contender.name, (kind) => {
        const found = measurements.find(
          (measurement) => measurement.contender === contender && measurement.kind === kind,
        );
        return found ? show(found) : "–";
      });
    }
  }
}

/** @param {string} title */
function printHeading(title) {
  console.log(
    `\n${title}`.padEnd(44) +
      Object.values(kinds)
        .map(({ title }) => title.padStart(12))
        .join(""),
  );
}

/**
 * @param {string} name
 * @param {(kind: Kind) => string} show
 */
function printRow(name, show) {
  const cells = /** @type {Kind[]} */ (Object.keys(kinds)).map((kind) => show(kind).padStart(12));
  console.log(`  ${name}`.padEnd(43) + cells.join(""));
}

/**
 * @param {Measurement[]} measurements
 * @param {Contender} contender
 * @param {Kind} kind
 */
function rateOf(measurements, contender, kind) {
  const found = measurements.find((measurement) => measurement.contender === contender && measurement.kind === kind);
  return found && quantile(found.rates, 0.5);
}

/**
 * @param {number[]} numbers
 * @param {number} share from 0 to 1
 */
function quantile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * @param {number} pid
 * @param {"VmRSS" | "VmHWM"} field resident memory now, or at its highest (proc(5))
 * @returns {string} MB; a dash where there is no /proc
 */
function memory(pid, field) {
  try {
    const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return (Number(kilobytes) / 1024).toFixed(0);
  } catch {
    return "–";
  }
}
