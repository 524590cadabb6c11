import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

/**
 * Cuts app/figtree.woff2 from Figtree's Latin subset: what Portuguese is written with, in the weights that the site uses.
 * With 20 KB it takes two round trips after the page, with less than 14 it takes one.
 */

/** Printable ASCII, the letters of Portuguese and of the names it borrows (Citroën), and its typographic signs. */
export const CHARACTERS = `${Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("")}\
ÀÁÂÃÄÇÉÊËÍÏÑÓÔÕÖÚÜàáâãäçéêëíïñóôõöúüªº°·«»©–—‘’“”•…\u00a0`;

const MAP = "app/illustrations/recife-map.svg";

/** @returns {Promise<Buffer>} app/figtree.woff2; the same bytes for the same versions of Figtree and of the subsetter */
export function cutFont() {
  return cut(CHARACTERS, 400);
}

/** @returns {Promise<string>} the map with the letters of its names, as a picture cannot use the page's font */
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
    // Fractions and figures of other widths, which no rule of app/styles.css turns on.
    noLayoutClosure: true,
    // Its licence and where to read it: the Open Font License wants them to stay with it.
    preserveNameIds: [13, 14],
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile("app/figtree.woff2", await cutFont());
  await writeFile(MAP, await mapWithFont());
}
