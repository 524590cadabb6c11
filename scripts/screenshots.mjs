import { existsSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { startBuiltSite } from "./lib/built-site.mjs";
import { chromiumArgs, findChromium } from "./lib/chromium.mjs";

/* Captures every page of the built site in screenshots/, and docs/home.png. Lists the screenshots that changed. */
const devices = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
};

const changed = [];
let compared = 0;
const site = await startBuiltSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g), ([, path = ""]) => path);
  for (const path of [...paths, "/404"]) {
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      for (const [device, viewport] of Object.entries(devices)) {
        const file = `screenshots/${path.slice(1) || "inicio"}-${device}-${colorScheme}.png`;
        const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
        await page.goto(site.origin + path, { waitUntil: "networkidle" });
        await page.locator("img").evaluateAll((images) => {
          for (const image of images) image.setAttribute("loading", "eager");
          return Promise.all(images.map((image) => /** @type {HTMLImageElement} */ (image).decode()));
        });
        const before = existsSync(file) ? readFileSync(file) : undefined;
        const screenshot = await page.screenshot({ path: file, fullPage: true });
        if (before) compared++;
        if (before && !before.equals(screenshot)) changed.push(file);
        if (file.endsWith("/inicio-desktop-light.png")) await page.screenshot({ path: "docs/home.png" });
        await page.close();
      }
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log("Written to screenshots/");
console.log(`Changed, of ${compared} that were there before: ${changed.join(", ") || "none"}`);
