import { mkdir, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { startBuiltSite } from "./built-site.mjs";
import { chromiumArgs, findChromium } from "./chromium.mjs";
import { listedPages } from "./listed-pages.mjs";

/**
 * Writes every screen of the built site to screenshots/ (or the folder given): whole at three widths in both schemes, and its
 * first screen on a phone, upright and on its side, with the menu open and with text at 200 %, and on paper.
 */
const folder = process.argv[2] ?? "screenshots";

const phone = { width: 360, height: 640 };
const widths = { phone, tablet: { width: 768, height: 1024 }, desktop: { width: 1440, height: 900 } };
const schemes = /** @type {const} */ (["light", "dark"]);

await mkdir(folder, { recursive: true });
const site = await startBuiltSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  for (const path of [...(await listedPages(site.origin)), "/404"]) {
    const name = `${folder}/${path.slice(1) || "inicio"}`;
    for (const colorScheme of schemes) {
      for (const [device, viewport] of Object.entries(widths)) {
        const page = await open(path, viewport, colorScheme);
        // What is fetched when the visitor comes near: the map and the waterfront.
        await page.locator("img").evaluateAll((images) => {
          for (const image of images) image.setAttribute("loading", "eager");
          return Promise.all(images.map((image) => /** @type {HTMLImageElement} */ (image).decode()));
        });
        await page.screenshot({ path: `${name}-${device}-${colorScheme}.png`, fullPage: true });
        if (device === "phone") {
          await page.screenshot({ path: `${name}-${device}-${colorScheme}-first-screen.png` });
          await page.getByRole("button", { name: "Menu", exact: true }).click();
          await page.screenshot({ path: `${name}-${device}-${colorScheme}-menu.png` });
        }
        await page.close();
      }
    }
    const page = await open(path, { width: 640, height: 360 }, "light");
    await page.screenshot({ path: `${name}-landscape.png` });
    await page.setViewportSize(phone);
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    // Playwright's own picture of a whole page would set the size back.
    const { cssContentSize } = await session.send("Page.getLayoutMetrics");
    await page.setViewportSize({ ...phone, height: cssContentSize.height });
    const { data } = await session.send("Page.captureScreenshot");
    await writeFile(`${name}-text-200.png`, data, "base64");
    await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
    await page.setViewportSize(phone);
    await page.emulateMedia({ media: "print" });
    await page.screenshot({ path: `${name}-print.png`, fullPage: true });
    await page.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(`Written to ${folder}/`);

/**
 * @param {string} path
 * @param {{ width: number, height: number }} viewport
 * @param {"light" | "dark"} colorScheme
 */
async function open(path, viewport, colorScheme) {
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
  await page.goto(site.origin + path, { waitUntil: "networkidle" });
  return page;
}
