import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { ask, startBareNode, startNginx, startSite, startSiteWithoutFrontDoor } from "./bench/contenders.mjs";
import { load } from "./bench/load.mjs";
import { cpuTime, memory } from "./bench/process-figures.mjs";

/**
 * How many requests per second the built site answers, beside the same site without its front door and the same bytes from
 * servers that do nothing else. Servers take turns in short rounds, so that the machine's noise meets them all.
 *
 * @typedef {import("./bench/contenders.mjs").Contender} Contender
 * @typedef {import("./bench/contenders.mjs").Kind} Kind
 * @typedef {{ contender: Contender, kind: Kind, rates: number[], latencies: number[], cpuTime: number }} Measurement `cpuTime` in µs
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

const kindNames = /** @type {Kind[]} */ (Object.keys(kinds));

const [loadBefore = 0] = loadavg();
/** @type {Array<{ title: string, headers: Record<string, string>, times: number[] }>} times in ms */
const starts = [
  { title: "as it is, as a health check asks", headers: {}, times: [] },
  { title: "compressed in brotli, as a browser asks", headers: headersOf("brotli"), times: [] },
];
for (let i = 0; i < Number(options.starts); i++) {
  for (const { headers, times } of starts) times.push(await timeToFirstAnswer(headers));
}

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
      /** @returns {Measurement} */ (kind) => ({ contender, kind, rates: [], latencies: [], cpuTime: 0 }),
    ),
  );
  for (const { contender, kind } of measurements) await loadOne(contender, kind, 0.5);
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const measurement of round % 2 ? measurements.toReversed() : measurements) {
      const before = cpuTime(measurement.contender.pid);
      const { rate, latencies } = await loadOne(measurement.contender, measurement.kind, Number(options.seconds));
      measurement.cpuTime += cpuTime(measurement.contender.pid) - before;
      measurement.rates.push(rate);
      for (const latency of latencies) measurement.latencies.push(latency);
    }
  }
  printTables(measurements);
  printHeading("Memory, MB", ["idle", "under load"]);
  for (const { name, pid } of contenders) {
    printRow(`  ${name}`, [idle.get(pid)?.toFixed(0), memory(pid, "VmHWM").toFixed(0)]);
  }
  printHeading("Start of this site to its first 200, ms", ["median", "of", "fastest", "slowest"]);
  for (const { title, times } of starts) {
    const figures = [quantile(times, 0.5), times.length, Math.min(...times), Math.max(...times)];
    printRow(
      `  ${title}`,
      figures.map((figure) => figure.toFixed(0)),
    );
  }
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()} × ${cpus().length}, Node ${process.versions.node}: ${page} is`,
    `${answers.brotli.body.length} bytes in brotli, ${answers.gzip.body.length} in gzip; ${connections} connections,`,
    `${options.rounds} rounds of ${options.seconds} s for each figure; load average before: ${loadBefore.toFixed(1)}.`,
    nginx ? "" : "nginx is not installed and was left out (Debian: apt-get install nginx-light).",
  );
}

/**
 * @param {Record<string, string>} headers
 * @returns {Promise<number>} ms
 */
async function timeToFirstAnswer(headers) {
  const begun = performance.now();
  const site = await startSite();
  const { status } = await ask(site.port, page, headers);
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

/** @param {Measurement[]} measurements */
function printTables(measurements) {
  /** @type {(contender: Contender | undefined, kind: Kind) => Measurement | undefined} */
  const find = (contender, kind) => measurements.find((one) => one.contender === contender && one.kind === kind);
  const [site, ...others] = contenders;
  printTable("This site's rate is … times that of", others, (other, kind) => {
    const [ours, theirs] = [find(site, kind), find(other, kind)];
    return ours && theirs && (quantile(ours.rates, 0.5) / quantile(theirs.rates, 0.5)).toFixed(2);
  });
  /** @type {Array<[string, (measurement: Measurement) => string]>} */
  const tables = [
    ["Requests per second", ({ rates }) => Math.round(quantile(rates, 0.5)).toLocaleString("en")],
    // Other work on the machine moves this less than it moves the rate.
    ["Processor time per request, µs", ({ cpuTime, latencies }) => (cpuTime / latencies.length).toFixed(1)],
    ["p50, ms", ({ latencies }) => quantile(latencies, 0.5).toFixed(2)],
    ["p99, ms", ({ latencies }) => quantile(latencies, 0.99).toFixed(2)],
  ];
  for (const [title, show] of tables) {
    printTable(title, contenders, (contender, kind) => {
      const found = find(contender, kind);
      return found && show(found);
    });
  }
}

/**
 * @param {string} title
 * @param {Contender[]} rows
 * @param {(contender: Contender, kind: Kind) => string | undefined} show
 */
function printTable(title, rows, show) {
  printHeading(
    title,
    kindNames.map((kind) => kinds[kind].title),
  );
  for (const contender of rows) {
    printRow(
      `  ${contender.name}`,
      kindNames.map((kind) => show(contender, kind)),
    );
  }
}

/**
 * @param {string} title
 * @param {string[]} columns
 */
function printHeading(title, columns) {
  console.log();
  printRow(title, columns);
}

/**
 * @param {string} title
 * @param {Array<string | undefined>} cells
 */
function printRow(title, cells) {
  console.log(title.padEnd(43) + cells.map((cell = "–") => cell.padStart(12)).join(""));
}

/**
 * @param {number[]} numbers
 * @param {number} share from 0 to 1
 */
function quantile(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
