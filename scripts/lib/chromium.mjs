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

/** Where Chrome is on macOS and Windows, which have no PATH for it. */
const CHROME = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA].map(
    (folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
  ),
];

/**
 * Finds a browser: the one that CHROMIUM_PATH names, else an installed one, else Playwright's, which is installed if needed.
 *
 * @returns {string} absolute path of a Chromium or Chrome
 * @throws Error when there is none and the installation fails
 */
export function findChromium() {
  const playwrights = chromium.executablePath();
  // Not Ubuntu's chromium-browser: it may be a script that only prints that Chromium is a snap.
  const directories = (process.env.PATH ?? "").split(delimiter);
  const installed = ["chromium", "google-chrome"].flatMap((name) => directories.map((folder) => join(folder, name)));
  const found = process.env.CHROMIUM_PATH || [...installed, ...CHROME].find(existsSync);
  if (!found && !existsSync(playwrights)) {
    const command = `npx playwright install ${isRoot ? "--with-deps " : ""}chromium`;
    console.error(`No Chromium found; trying: ${command}`);
    spawnSync(command, { shell: true, stdio: ["ignore", 2, 2] });
    if (!existsSync(playwrights))
      throw new Error("No Chromium could be installed. Install one, or name it in CHROMIUM_PATH.");
  }
  return found ?? playwrights;
}
