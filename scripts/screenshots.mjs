import { chromium } from "@playwright/test";
import { listedPages, startBuiltSite } from "./lib/built-site.mjs";
import { chromiumArgs, findChromium } from "./lib/chromium.mjs";

/**
 * Writes every screen of the built site to screenshots/: whole at three widths in both schemes, with the open menu of a
 * phone. Writes the picture of the README, too.
 */
const devices = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
};

const site = await startBuiltSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  for (const path of [...(await listedPages(site.origin)), "/404"]) {
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
        await page.screenshot({ path: `${name}.png`, fullPage: true });
        if (device === "phone") {
          await page.getByRole("button", { name: "Menu", exact: true }).click();
          await page.screenshot({ path: `${name}-menu.png` });
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
console.log("Written to screenshots/ and docs/home.png");
