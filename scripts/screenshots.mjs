import { mkdir } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { startBuiltSite } from "./built-site.mjs";

const out = process.argv[2] ?? "screenshots";
const only = process.argv[3];
const paths = {
  home: "/",
  night: "/chaveiro-24h-recife",
  car: "/chaveiro-automotivo-recife",
  residential: "/chaveiro-residencial-recife",
  "not-found": "/porta-que-nao-existe",
};
const sizes = [
  [360, 640],
  [768, 1024],
  [1440, 900],
];
await mkdir(out, { recursive: true });
const site = await startBuiltSite();
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
for (const colorScheme of ["light", "dark"]) {
  for (const [width, height] of sizes) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
    page.on("console", (m) => console.log(m.type(), m.text()));
    page.on("pageerror", (m) => console.log("pageerror", m.message));
    for (const [name, path] of Object.entries(paths)) {
      if (only && !only.split(",").includes(name)) continue;
      await page.goto(site.origin + path, { waitUntil: "networkidle" });
      await page.screenshot({ path: `${out}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      if (width === 360) await page.screenshot({ path: `${out}/${name}-${width}-${colorScheme}-first.png` });
    }
    await page.close();
  }
}
await browser.close();
await site.stop();
