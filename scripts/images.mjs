/** Makes the preview pictures and icons in public/, and the photographs in app/photos/, from the site's content, drawings, styles and photos/. */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, parse, resolve } from "node:path";
import { chromium } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import sharp from "sharp";
import { createServer } from "vite";
import { chromiumArgs, findChromium } from "./lib/chromium.mjs";

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
const { checkContent } = await vite.ssrLoadModule("/vite/content-plugin.ts");
const { pictures, pictureStyles, photos, hashOf, photoHash, iconSvg } = await vite
  .ssrLoadModule("/app/pictures/pictures.tsx")
  .catch(async (error) => {
    const { fault = error } = await checkContent();
    console.error(fault);
    process.exit(1);
  });
const { photoWidths } = await vite.ssrLoadModule("/app/components/photo.tsx");
const { default: siteStyles } = await vite.ssrLoadModule("/app/styles.css?inline");
await vite.close();

const fontUrl = `url(data:font/woff2;base64,${await readFile("app/figtree.woff2", "base64")})`;
const styles = siteStyles.replace(/url\([^)]*\.woff2[^)]*\)/, () => fontUrl) + pictureStyles;

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const page = await browser.newPage({ colorScheme: "light", reducedMotion: "reduce" });
const hashes = [];
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
  hashes.push(`  "${path}": "${hashOf(picture)}"`);
}
const cut = new Map();
for (const photo of new Set(photos)) {
  const name = parse(photo).name.toLowerCase();
  if (cut.has(name)) refuse(`photos/${photo} e photos/${cut.get(name)} dariam o mesmo arquivo: mude o nome de uma.`);
  else await cutPhoto(photo);
  cut.set(name, photo);
}
await browser.close();
for (const file of await readdir("photos").catch(() => []))
  if (/^[^.].*\.(jpe?g|png|webp|heic)$/i.test(file) && !photos.includes(file))
    console.warn(`photos/${file} não está em nenhuma página. Exemplo: photo: { file: "${file}", alt: "A equipe" }.`);
// A photograph that no page names any more is not published.
if (!process.exitCode)
  for (const file of await readdir("app/photos").catch(() => []))
    if (!cut.has(file.replace(/-\d+\.\w+$/, "").toLowerCase())) await rm(`app/photos/${file}`);
await write("public/icon.svg", iconSvg());
await write("app/pictures/picture-hashes.json", `{\n${hashes.join(",\n")}\n}\n`);

/**
 * Cuts the middle of a photograph to the ratio of 4 to 5, upright and without its metadata, such as the place, and writes it in
 * every width, in WebP and JPEG.
 *
 * @param {string} name of a file in photos/
 */
async function cutPhoto(name) {
  const file = `photos/${name}`;
  if (!existsSync(file)) return refuse(`${file} não existe: ponha a foto nessa pasta, com esse nome.`);
  // A photograph with a mere warning, as some phones write it, is whole; a cut one is an error.
  const upright = await sharp(file, { failOn: "error" })
    .rotate()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!upright)
    return refuse(
      `${file} não é uma foto que se possa ler. As do iPhone são HEIC: abra-a no computador e exporte como JPG.`,
    );
  const { width, height } = upright.info;
  if (width < 960 || height < 1200)
    return refuse(
      `${file} tem ${width} × ${height} pontos, e é pequena: precisa de pelo menos 960 × 1200. Exemplo: a foto original da câmera, e não a que veio pelo WhatsApp.`,
    );
  for (const size of photoWidths) {
    // A small photo is enlarged, because the page names the width of every file.
    const picture = sharp(upright.data).resize(size, size * 1.25);
    await write(`app/photos/${parse(name).name}-${size}.webp`, await picture.clone().webp({ quality: 72 }).toBuffer());
    await write(`app/photos/${parse(name).name}-${size}.jpg`, await picture.jpeg({ quality: 72 }).toBuffer());
  }
  hashes.push(`  "${file}": "${photoHash(name)}"`);
}

/** @param {string} sentence */
function refuse(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

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
  // Type (icon), number of pictures, size in pixels, colour planes, bits per pixel, offset of the PNG.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
