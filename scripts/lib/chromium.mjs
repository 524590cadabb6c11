import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const isRoot = process.getuid?.() === 0;

/** Switches off Chromium's own requests. For root, also switches off the sandbox, because Chromium would not start with it. */
export const chromiumArgs = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
];

/** Chrome on macOS and Windows is not in the PATH. */
const CHROME = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA].map(
    (folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
  ),
];

/** @returns {string} the path in CHROMIUM_PATH, or else of an installed Chromium or Chrome, or else where Playwright installs its own */
export function chromiumPath() {
  // chromium-browser is left out because on Ubuntu it may be a script that only says to install the snap.
  const directories = (process.env.PATH ?? "").split(delimiter);
  const installed = ["chromium", "google-chrome"].flatMap((name) => directories.map((folder) => join(folder, name)));
  return process.env.CHROMIUM_PATH || ([...installed, ...CHROME].find(existsSync) ?? chromium.executablePath());
}

/**
 * @returns {string} `chromiumPath`, after installing Playwright's Chromium if there is none
 * @throws Error if the installation fails
 */
export function findChromium() {
  const path = chromiumPath();
  if (path === chromium.executablePath() && !existsSync(path)) {
    const command = `npx playwright install ${isRoot ? "--with-deps " : ""}chromium`;
    console.error(`No Chromium found; trying: ${command}`);
    spawnSync(command, { shell: true, stdio: ["ignore", 2, 2] });
    if (!existsSync(path)) throw new Error("No Chromium could be installed. Install one, or name it in CHROMIUM_PATH.");
  }
  return path;
}
