import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const isRoot = process.getuid?.() === 0;

/** How every tool starts the browser: nothing but the site on the line, and no sandbox as root, where Chromium has none. */
export const chromiumArgs = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
];

/**
 * The same for tests, without two pages of Chromium's own that it makes for each window: a quarter of the processor time of
 * a short visit. The last list of features counts, so it repeats what Playwright asks for itself: else a click before the new
 * page's first paint is nobody's.
 */
export const testArgs = [
  ...chromiumArgs,
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PaintHolding",
];

/**
 * Finds the browser that tests and audits use: the one that CHROMIUM_PATH names, else one that is installed, else
 * Playwright's own, else one that it installs (Debian's package as root, Playwright's build otherwise).
 *
 * @returns {string} absolute path of a Chromium or Chrome that runs
 * @throws Error with one sentence that says what to do
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${JSON.stringify(named)}, which is no Chromium that runs here.`);
  }
  const found = installedChromium() ?? install();
  if (found) return found;
  throw new Error("No Chromium was found or could be installed: install one and put its path into CHROMIUM_PATH.");
}

/**
 * Finds the engine without the window around the page, which takes half of the processor time: the one that CHROMIUM_PATH
 * names, else Debian's chromium-headless-shell where it is installed, else the whole browser.
 *
 * @returns {string} absolute path of what runs
 * @throws Error with one sentence that says what to do
 */
export function findHeadlessShell() {
  return process.env.CHROMIUM_PATH ? findChromium() : (installed("chromium-headless-shell")[0] ?? findChromium());
}

function installedChromium() {
  return [...installed("chromium", "chromium-browser", "google-chrome"), chromium.executablePath()].find(runs);
}

/** @param {string[]} names */
function installed(...names) {
  const directories = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => directories.map((directory) => join(directory, name))).filter(runs);
}

/** @param {string} path Ubuntu's chromium-browser exists, but only tells that the browser is a snap; hence the question */
function runs(path) {
  return existsSync(path) && /Chrom/.test(spawnSync(path, ["--version"], { encoding: "utf8" }).stdout ?? "");
}

function install() {
  const commands = ["npx playwright install chromium"];
  if (isRoot && existsSync("/usr/bin/apt-get")) commands.unshift("apt-get update && apt-get install -y chromium");
  for (const command of commands) {
    console.error(`No Chromium found; trying: ${command}`);
    spawnSync(command, { shell: true, stdio: ["ignore", 2, 2] });
    const found = installedChromium();
    if (found) return found;
  }
}
