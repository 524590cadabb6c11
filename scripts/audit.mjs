import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";
import { startBuiltSite } from "./built-site.mjs";
import { chromiumArgs, findChromium } from "./chromium.mjs";
import { listedPages } from "./listed-pages.mjs";
import { describeWeight, pageWeight } from "./page-weight.mjs";

/**
 * Lighthouse on every page of the built site, as a phone and as a desktop computer, with its default throttling. The
 * canonical names the published origin and not this loopback one, which Lighthouse allows (core/audits/seo/canonical.js).
 *
 * @typedef {import("lighthouse").Result} Result
 */

const { values: options } = parseArgs({ options: { runs: { type: "string", default: "1" } } });

const devices = { mobile: undefined, desktop: desktopConfig };
const categories = ["performance", "accessibility", "best-practices", "seo"];

/** @type {Array<[heading: string, value: (result: Result) => number, show: (value: number) => string]>} */
const columns = [
  ...categories.map(
    /** @returns {typeof columns[number]} */ (id) => [id, (result) => scoreOf(result, id), (score) => score.toFixed(0)],
  ),
  ["LCP, s", (result) => numberOf(result, "largest-contentful-paint") / 1000, (seconds) => seconds.toFixed(2)],
  ["TBT, ms", (result) => numberOf(result, "total-blocking-time"), (ms) => ms.toFixed(0)],
  ["CLS", (result) => numberOf(result, "cumulative-layout-shift"), (shift) => shift.toFixed(3)],
  ["KB", (result) => numberOf(result, "total-byte-weight") / 1000, (kilobytes) => kilobytes.toFixed(1)],
];

const chromePath = findChromium();
const site = await startBuiltSite();
try {
  await auditAll();
} finally {
  await site.stop();
}

async function auditAll() {
  const pages = await listedPages(site.origin);
  for (const page of pages) console.log(`${page}: ${describeWeight(await pageWeight(site.origin + page))}`);
  const width = Math.max(...pages.map((page) => page.length), 4) + 2;
  console.log("page".padEnd(width) + "device".padEnd(9) + columns.map(([heading]) => heading.padStart(16)).join(""));
  /** @type {string[]} */
  const failures = [];
  let tools = "";
  for (const page of pages) {
    for (const [device, config] of Object.entries(devices)) {
      /** @type {Result[]} */
      const results = [];
      for (let run = 0; run < Number(options.runs); run++) results.push(await audit(page, config));
      const [{ lighthouseVersion, userAgent } = {}] = results;
      tools = `Lighthouse ${lighthouseVersion}, ${/Chrome\/\S+/.exec(userAgent ?? "")?.[0]}`;
      const cells = columns.map(([, value, show]) => show(median(results.map(value))).padStart(16));
      console.log(page.padEnd(width) + device.padEnd(9) + cells.join(""));
      for (const id of categories) {
        const failing = [...new Set(results.flatMap((result) => failingAudits(result, id)))];
        if (median(results.map((result) => scoreOf(result, id))) === 100) continue;
        if (id !== "performance") process.exitCode = 1;
        failures.push(`${page} ${device} ${id}: ${failing.join(", ")}`);
      }
    }
  }
  console.log(`\n${new Date().toISOString().slice(0, 10)}, ${tools}, median of ${options.runs}`);
  if (failures.length > 0) console.log(`\nBelow 100:\n${failures.join("\n")}`);
}

/**
 * @param {string} page path
 * @param {import("lighthouse").Config | undefined} config
 * @param {number} [attempts] on a busy machine Lighthouse at times misses the start of the navigation (NO_NAVSTART) and asks
 *   to be run again; a new browser each time makes that rarer
 * @returns {Promise<Result>}
 */
async function audit(page, config, attempts = 3) {
  const browser = await launch({ chromePath, chromeFlags: ["--headless=new", ...chromiumArgs] });
  const outcome = await lighthouse(site.origin + page, { port: browser.port, logLevel: "error" }, config).finally(() =>
    browser.kill(),
  );
  if (!outcome) throw new Error(`Lighthouse gave no result for ${page}`);
  const { runtimeError } = outcome.lhr;
  if (!runtimeError) return outcome.lhr;
  if (attempts > 1) return audit(page, config, attempts - 1);
  throw new Error(`Lighthouse could not load ${page}: ${runtimeError.message}`);
}

/**
 * @param {Result} result
 * @param {string} category
 * @returns {number} 0 to 100
 */
function scoreOf({ categories }, category) {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

/**
 * @param {Result} result
 * @param {string} audit
 */
function numberOf({ audits }, audit) {
  return audits[audit]?.numericValue ?? Number.NaN;
}

/**
 * @param {Result} result
 * @param {string} category
 * @returns {string[]} the ids of the audits that cost points
 */
function failingAudits({ audits, categories }, category) {
  return (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
