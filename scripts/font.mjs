import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/* Subsets Figtree to the characters and weights that the site uses: below 14 KB it needs one round trip instead of two. */

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
  // The Open Font License requires that the font keeps its license and the license's URL.
  preserveNameIds: [13, 14],
});
await writeFile(FONT, font);
console.log(`${FONT}: ${font.length} bytes, ${CHARACTERS.length} characters.`);
