import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/**
 * Cuts app/figtree.woff2 from Figtree's Latin subset: the letters of Portuguese, in the weights that the site uses. A font of
 * 20 KB takes two round trips after the page; one of less than 14 KB takes one.
 */

/** Printable ASCII, the letters of Portuguese and of the names it borrows (Citroën), and its typographic signs. */
export const CHARACTERS = `${Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("")}\
ÀÁÂÃÄÇÉÊËÍÏÑÓÔÕÖÚÜàáâãäçéêëíïñóôõöúüªº°·«»©–—‘’“”•…\u00a0`;

const FONT = "app/figtree.woff2";
const MAP = "app/illustrations/recife-map.svg";

/** @returns {Promise<Buffer>} app/figtree.woff2; the same bytes for the same versions of Figtree and of the subsetter */
export function cutFont() {
  return cut(CHARACTERS, 400);
}

/** @returns {Promise<string>} the map with the letters of its names inside, as a picture cannot use the page's font */
export async function mapWithFont() {
  const map = await readFile(MAP, "utf8");
  const names = Array.from(map.matchAll(/>([^<>]+)<\/text>/g), ([, name]) => name).join("");
  const font = await cut([...new Set(names)].sort().join(""), 500);
  return map.replace(/(?<=data:font\/woff2;base64,)[^)]*/, font.toString("base64"));
}

/**
 * @param {string} characters
 * @param {number} lightest of the weights
 */
async function cut(characters, lightest) {
  const whole = createRequire(import.meta.url).resolve(
    "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  );
  return subsetFont(await readFile(whole), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: lightest, max: 800 } },
    // Leaves out fractions and figures of other widths, which no rule of app/styles.css turns on.
    noLayoutClosure: true,
    // The Open Font License wants the licence and its address to stay in the font.
    preserveNameIds: [13, 14],
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [font, map] = [await cutFont(), await mapWithFont()];
  await writeFile(FONT, font);
  await writeFile(MAP, map);
  console.log(`${FONT}: ${font.length} bytes, ${CHARACTERS.length} characters. ${MAP}: its letters are in it.`);
}
