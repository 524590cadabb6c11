import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/**
 * Cuts app/figtree.woff2 from Figtree's Latin subset: the letters of Portuguese, in the weights that the site uses. A font of
 * 20 KB takes two round trips after the page; one of less than 14 KB takes one.
 */

/** Printable ASCII, the letters of Portuguese and of foreign names (Citroën), and typographic signs. */
const CHARACTERS = `${Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("")}\
ÀÁÂÃÄÇÉÊËÍÏÑÓÔÕÖÚÜàáâãäçéêëíïñóôõöúüªº°·«»©–—‘’“”•…\u00a0`;

const WHOLE_FONT = "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
const FONT = "app/figtree.woff2";

/** @returns {Promise<Buffer>} app/figtree.woff2; the same bytes for the same versions of Figtree and of the subsetter */
async function cutFont() {
  return subsetFont(await readFile(WHOLE_FONT), CHARACTERS, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 800 } },
    // Leaves out fractions and figures of other widths, which no rule of app/styles turns on.
    noLayoutClosure: true,
    // The Open Font License wants the licence and its address to stay in the font.
    preserveNameIds: [13, 14],
  });
}

const font = await cutFont();
await writeFile(FONT, font);
console.log(`${FONT}: ${font.length} bytes, ${CHARACTERS.length} characters.`);
