/* Captures the preview images and icons in public/, and crops photos/ into app/cropped-photos/. */
import { existsSync, statSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { chromium } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import sharp from "sharp";
import { createServer } from "vite";
import { chromiumArgs, findChromium } from "./lib/chromium.mjs";
import { cropPhoto } from "./lib/photos.mjs";

const vite = await createServer({
  configFile: false,
  appType: "custom",
  logLevel: "silent",
  plugins: [tailwindcss()],
  define: { __SITE_URL__: '""' },
  resolve: { alias: { "~": resolve("app") } },
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { runContentCheck } = await vite.ssrLoadModule("/vite/content-plugin.ts");
// If images.tsx does not load, the content may have a fault. The content check's sentence helps the owner more than the error.
const { images, photos, stateOf, currentHashes } = await vite
  .ssrLoadModule("/app/images/images.tsx")
  .catch(async ({ message }) => refuse((await runContentCheck()).fault ?? message));
const { photoWidths } = await vite.ssrLoadModule("/app/components/photo.tsx");
const { default: styles } = await vite.ssrLoadModule("/app/images/images.css?inline");
await vite.close();

// Crop every photo before writing anything.
const cut = [];
for (const photo of new Set(photos)) {
  if (!/^[\w.-]+$/.test(photo)) refuse(`photos/${photo} tem espaço ou acento no nome. Exemplo: equipe.jpg.`);
  if (!existsSync(`photos/${photo}`))
    refuse(`photos/${photo} não existe: ponha a foto nessa pasta, com esse nome até a última letra.`);
  cut.push(...(await cropPhoto(`photos/${photo}`, photo, photoWidths).catch(({ message }) => refuse(message))));
}
// Removes photos that no page uses any more.
await rm("app/cropped-photos", { recursive: true, force: true });
for (const [file, content] of cut) await write(`app/cropped-photos/${file}`, content);

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const page = await browser.newPage({ colorScheme: "light", reducedMotion: "reduce" });
// The document made by `captured` has no origin. Its `<base>` completes the font's URL, and this header allows it to load the font.
const font = { path: "app/styles/figtree.woff2", headers: { "Access-Control-Allow-Origin": "*" } };
await page.route("**/*.woff2", (route) => route.fulfill(font));
const own = images.filter((/** @type {{ path: string }} */ image) => stateOf(image) === "own");
for (const image of own) {
  if (image.path.startsWith("/social/")) await checkPreview(image);
  console.log(`public${image.path}: é sua, e fica. Para o site desenhar a dele, apague a sua.`);
}
// Draw every image before writing any: an image that is written but not recorded would count as the owner's.
const drawn = [];
for (const image of images) {
  if (own.includes(image)) continue;
  drawn.push([`public${image.path}`, image.path.endsWith(".svg") ? image.markup : await captured(image)]);
}
await browser.close();
for (const [file, content] of drawn) await write(file, content);
await write("app/images/image-hashes.json", `${JSON.stringify(currentHashes(own), null, 2)}\n`);

/** @param {{ path: string, width: number, height: number, markup: string }} image */
async function captured({ path, width, height, markup }) {
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<!doctype html><html lang="pt-BR"><base href="http://images.test"><style>${styles}</style><body>${markup}</body></html>`,
  );
  await page.evaluate(() => document.fonts.ready);
  const painted = await page.screenshot(
    path.endsWith(".jpg") ? { type: "jpeg", quality: 92 } : { omitBackground: true },
  );
  return path.endsWith(".ico") ? ico(painted, width) : painted;
}

/**
 * Refuses an owner's preview image if its format or size differs from what the page declares.
 * @param {{ path: string, width: number, height: number }} image
 */
async function checkPreview({ path, width, height }) {
  const file = `public${path}`;
  const found = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (found?.format !== "jpeg" || found.width !== width || found.height !== height || statSync(file).size >= 300_000)
    refuse(`${file} deve ser um JPEG de ${width} × ${height} pixels, com menos de 300 KB.`);
}

/** @param {string} fault @returns {never} */
function refuse(fault) {
  console.error(fault);
  process.exit(1);
}

/** @param {string} file @param {Buffer | string} content */
async function write(file, content) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`${file}: ${Buffer.byteLength(content)} bytes`);
}

/** @param {Buffer} png a square image @param {number} size its width in px, below 256 @returns an ICO file that contains it */
function ico(png, size) {
  // Type (icon), number of images, size in px, color planes, bits per pixel, offset of the PNG.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
