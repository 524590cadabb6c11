import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const isRoot = process.getuid?.() === 0;

/** Chromium's own requests are switched off, and so is its sandbox when root runs it, because it would not start. */
export const chromiumArgs = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
];

/**
 * Finds a browser: the one that CHROMIUM_PATH names, else an installed one, else Playwright's, which is installed if needed.
 *
 * @returns {string} absolute path of a Chromium or Chrome that runs
 * @throws Error with one sentence that says what to do
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  const playwrights = chromium.executablePath();
  const known = [...installed("chromium", "chromium-browser", "google-chrome"), playwrights];
  const found = (named ? [named] : known).find(runs);
  if (found) return found;
  if (named) throw new Error(`CHROMIUM_PATH is ${JSON.stringify(named)}, which is no Chromium that runs.`);
  const command = `npx playwright install ${isRoot ? "--with-deps " : ""}chromium`;
  console.error(`No Chromium found; trying: ${command}`);
  spawnSync(command, { shell: true, stdio: ["ignore", 2, 2] });
  if (runs(playwrights)) return playwrights;
  throw new Error("No Chromium was found or could be installed: install one, or put its path into CHROMIUM_PATH.");
}

/** @param {string[]} programs @returns {string[]} the paths of those that are installed, in this order */
export function installed(...programs) {
  const directories = (process.env.PATH ?? "").split(delimiter);
  return programs.flatMap((name) => directories.map((directory) => join(directory, name))).filter(existsSync);
}

/**
 * Runs the file, because Ubuntu's chromium-browser may be a script that only prints that Chromium is a snap.
 *
 * @param {string} path
 */
function runs(path) {
  return existsSync(path) && /Chrom/.test(spawnSync(path, ["--version"], { encoding: "utf8" }).stdout ?? "");
}
