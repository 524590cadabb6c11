import { existsSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { startBuiltSite } from "./lib/built-site.mjs";
import { chromiumArgs, findChromium } from "./lib/chromium.mjs";

/**
 * Writes every screen of the built site to screenshots/: whole at three widths in both schemes, with the open menu of a
 * phone. Writes the picture of the README too. Names the pictures that differ from those of the last time.
 */
const devices = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
};

/** @type {string[]} */
const changed = [];

const site = await startBuiltSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g), ([, path = ""]) => path);
  for (const path of [...paths, "/404"]) {
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      for (const [device, viewport] of Object.entries(devices)) {
        const name = `screenshots/${path.slice(1) || "inicio"}-${device}-${colorScheme}`;
        const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
        await page.goto(site.origin + path, { waitUntil: "networkidle" });
        // The map and the waterfront are fetched when the visitor comes near.
        await page.locator("img").evaluateAll((images) => {
          for (const image of images) image.setAttribute("loading", "eager");
          return Promise.all(images.map((image) => /** @type {HTMLImageElement} */ (image).decode()));
        });
        await shoot(page, `${name}.png`, { fullPage: true });
        if (device === "phone") {
          await page.getByRole("button", { name: "Menu", exact: true }).click();
          await shoot(page, `${name}-menu.png`);
        }
        if (name.endsWith("/inicio-desktop-light")) await page.screenshot({ path: "docs/home.png" });
        await page.close();
      }
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log("Written to screenshots/");
console.log(changed.length > 0 ? `Different: ${changed.join(", ")}` : "None differs from the last time's.");

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} path
 * @param {import("@playwright/test").PageScreenshotOptions} [options]
 */
async function shoot(page, path, options) {
  const before = existsSync(path) ? readFileSync(path) : undefined;
  const picture = await page.screenshot({ ...options, path });
  if (before && !before.equals(picture)) changed.push(path);
}
