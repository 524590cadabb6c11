/** Makes each page's preview picture, the icons and the manifest in public/ from the site's content, drawings and styles. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { chromium } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import { createServer } from "vite";
import { chromiumArgs, findChromium } from "./chromium.mjs";

const vite = await createServer({
  configFile: false,
  appType: "custom",
  plugins: [tailwindcss()],
  define: { __SITE_URL__: '""' },
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { pictures, pictureStyles, sourceOf, fingerprint, iconSvg, manifest } =
  await vite.ssrLoadModule("/scripts/pictures.tsx");
const { default: fonts } = await vite.ssrLoadModule("/app/styles/fonts.css?inline");
const { default: siteStyles } = await vite.ssrLoadModule("/app/styles.css?inline");
await vite.close();

const fontUrl = `url(data:font/woff2;base64,${await readFile("app/figtree.woff2", "base64")})`;
const styles = fonts.replace(/url\([^)]*\.woff2[^)]*\)/, () => fontUrl) + siteStyles + pictureStyles;

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const page = await browser.newPage({ colorScheme: "light", reducedMotion: "reduce" });
const fingerprints = [];
for (const picture of pictures) {
  const { path, width, height, markup } = picture;
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html><html lang="pt-BR"><style>${styles}</style><body>${markup}</body></html>`);
  await page.evaluate(() => document.fonts.ready);
  const painted = path.endsWith(".jpg")
    ? await page.screenshot({ type: "jpeg", quality: 92 })
    : await page.screenshot({ omitBackground: true });
  const file = path.endsWith(".ico") ? ico(painted, width) : painted;
  await write(`public${path}`, file);
  fingerprints.push(`  "${path}": { "source": "${fingerprint(sourceOf(picture))}", "file": "${fingerprint(file)}" }`);
}
await browser.close();
await write("public/icon.svg", iconSvg());
await write("public/manifest.webmanifest", manifest());
await write("scripts/pictures.json", `{\n${fingerprints.join(",\n")}\n}\n`);

/** @param {string} file @param {Buffer | string} content */
async function write(file, content) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`${file}: ${Buffer.byteLength(content)} bytes`);
}

/**
 * @param {Buffer} png a square picture
 * @param {number} size its width in pixels, less than 256
 * @returns an icon file that holds it; browsers have read PNG inside ICO since 2010
 */
function ico(png, size) {
  // An icon and not a cursor; one picture; its size; one colour plane of 32 bits a pixel; where the PNG is.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
