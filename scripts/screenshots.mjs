import { mkdir } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { startBuiltSite } from "./built-site.mjs";
import { chromiumArgs, findChromium } from "./chromium.mjs";

/** Writes every screen of the built site, at three widths in both schemes, to screenshots/ (or the folder given). */
const folder = process.argv[2] ?? "screenshots";

const widths = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
};
const schemes = /** @type {const} */ (["light", "dark"]);

await mkdir(folder, { recursive: true });
const site = await startBuiltSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, loc = ""]) => new URL(loc).pathname);
  for (const colorScheme of schemes) {
    for (const [device, viewport] of Object.entries(widths)) {
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
      for (const path of [...paths, "/404"]) {
        await page.goto(site.origin + path, { waitUntil: "networkidle" });
        const name = `${path.slice(1) || "inicio"}-${device}-${colorScheme}`;
        await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
        if (device === "phone") await page.screenshot({ path: `${folder}/${name}-first-screen.png` });
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(`Written to ${folder}/`);
