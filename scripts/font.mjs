import { readdirSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import subsetFont from "subset-font";
import { chromiumArgs, findChromium } from "./lib/chromium.mjs";

/* Subsets Figtree to the characters and weights that the site uses: below 14 KB it needs one round trip instead of two.
 * Then prints the `@font-face` rules for app.css that give Arial the same size as Figtree. */

/** Printable ASCII, letters of Portuguese and of foreign names (Citroën), and punctuation. */
const CHARACTERS = `${Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("")}\
ÀÁÂÃÄÇÉÊËÍÏÑÓÔÕÖÚÜàáâãäçéêëíïñóôõöúüªº°·«»©–—‘’“”•…\u00a0`;

const WHOLE_FONT = "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
const FONT = "app/styles/figtree.woff2";

const font = await subsetFont(await readFile(WHOLE_FONT), CHARACTERS, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 800 } },
  // Drops fractions and other figures, which no style uses.
  noLayoutClosure: true,
  // The Open Font License requires the font to keep its license and the license's URL.
  preserveNameIds: [13, 14],
});
await writeFile(FONT, font);
console.log(`${FONT}: ${font.length} bytes, ${CHARACTERS.length} characters.\n`);

const files = readdirSync("app/content").filter((name) => name.endsWith(".ts"));
const content = files.map((name) => readFileSync(`app/content/${name}`, "utf8")).join("");
const sentences = /(?<=")[^"\n]{12,}(?=")/g; // shorter strings may be paths or ids
const texts = content.match(sentences)?.join(" ") ?? "";
const phone = "(81) 90000-0000";

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const page = await browser.newPage();
const source = `data:font/woff2;base64,${font.toString("base64")}`;
for (const { text, weight, range } of [
  { text: texts, weight: 400 },
  { text: texts, weight: 700 },
  { text: phone, weight: 700, range: "U+28-2D, U+30-39" },
]) {
  const { ratio, ascent, descent } = await page.evaluate(measure, { source, text, weight });
  const [size, up, down] = [ratio, ascent / ratio, descent / ratio].map((value) => `${(value * 100).toFixed(1)}%`);
  console.log(`font-weight: ${weight}, ${range ? `unicode-range: ${range}` : "all characters"}:
  size-adjust: ${size}; ascent-override: ${up}; descent-override: ${down};`);
}
await browser.close();

/**
 * Runs in the page.
 * @param {{ source: string, text: string, weight: number }} options
 * @returns the font's mean width divided by Arial's, and its ascent and descent in em
 */
async function measure({ source, text, weight }) {
  document.fonts.add(await new FontFace("Measured", `url(${source})`, { weight: "400 800" }).load());
  const arial = new FontFace("Installed", "local('Arial'), local('Liberation Sans')");
  await arial
    .load()
    .catch(() => Promise.reject(new Error("Install Arial or Liberation Sans: the fallback is measured with it.")));
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) throw new Error("no canvas");
  const metricsIn = (/** @type {string} */ family) => {
    context.font = `${weight} 100px ${family}`;
    return context.measureText(text);
  };
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = metricsIn("Measured");
  const ratio = width / metricsIn("Arial, 'Liberation Sans'").width;
  return { ratio, ascent: fontBoundingBoxAscent / 100, descent: fontBoundingBoxDescent / 100 };
}
