import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import lighthouse, { desktopConfig } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { freePort, listedPages, startBuiltSite } from "./lib/built-site.mjs";
import { chromiumArgs, findChromium } from "./lib/chromium.mjs";

/**
 * Runs Lighthouse on every page of the built site, as a phone and as a desktop computer, with its default throttling. Each
 * page is audited `--runs` times, and the median run is printed. Exits 1 when accessibility, best practices or SEO is below 100.
 */
const { runs } = parseArgs({ options: { runs: { type: "string", default: "1" } } }).values;

const devices = { mobile: undefined, desktop: desktopConfig };
const row = (/** @type {unknown[]} */ ...cells) => cells.map((cell) => String(cell).padStart(15)).join("");

const site = await startBuiltSite();
try {
  console.log(row("performance", "accessibility", "best practices", "SEO", "LCP, s", "TBT, ms", "CLS", "KB"));
  for (const page of listedPages()) {
    for (const [device, config] of Object.entries(devices)) {
      const results = [];
      while (results.length < Number(runs)) results.push(await audit(site.origin + page, config));
      const { audits, categories } = /** @type {import("lighthouse").Result} */ (computeMedianRun(results));
      const figure = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN;
      const [lcp, tbt] = [figure("largest-contentful-paint"), figure("total-blocking-time")];
      const [cls, bytes] = [figure("cumulative-layout-shift"), figure("total-byte-weight")];
      const metrics = [(lcp / 1000).toFixed(2), tbt.toFixed(0), cls.toFixed(3), (bytes / 1000).toFixed(1)];
      const scores = Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100));
      console.log(row(...scores, ...metrics), ` ${page} ${device}`);
      for (const { id, auditRefs, score } of Object.values(categories)) {
        const failing = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
        if (failing.length > 0) console.log(`  ${id}: ${failing.map(({ id }) => id).join(", ")}`);
        if (id !== "performance" && score !== 1) process.exitCode = 1;
      }
    }
  }
} finally {
  await site.stop();
}

/**
 * @param {string} url
 * @param {import("lighthouse").Config | undefined} config
 * @param {number} [attempts] on a busy machine Lighthouse at times misses the start of the navigation
 * @returns {Promise<import("lighthouse").Result>}
 */
async function audit(url, config, attempts = 3) {
  const port = await freePort();
  const args = [...chromiumArgs, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const outcome = await lighthouse(url, { port, logLevel: "error" }, config).finally(() => browser.close());
  if (outcome && !outcome.lhr.runtimeError) return outcome.lhr;
  if (attempts > 1) return audit(url, config, attempts - 1);
  throw new Error(`Lighthouse could not load ${url}: ${outcome?.lhr.runtimeError?.message}`);
}
