import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/**
 * @param characters to look for
 * @returns those that a WOFF2 file has a glyph for
 */
async function charactersIn(file: string, characters: string): Promise<Set<string>> {
  const font = await subsetFont(readFileSync(file), characters, { targetFormat: "sfnt" });
  const map = characterMap(font);
  return new Set([...characters].filter((character) => map.has(character.codePointAt(0) ?? 0)));
}

/**
 * @param text what a page says
 * @returns its characters that Figtree has and the site's cut of it has not. What Figtree lacks too, such as emoji, a phone
 *   draws in a typeface of its own.
 */
export async function charactersCutOff(text: string): Promise<string[]> {
  const characters = [...new Set(text)].join("");
  const figtree = createRequire(import.meta.url).resolve(
    "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  );
  const [whole, cut] = await Promise.all([
    charactersIn(figtree, characters),
    charactersIn("app/figtree.woff2", characters),
  ]);
  return [...whole].filter((character) => !cut.has(character));
}

/** @returns the code points of a font's `cmap` (https://learn.microsoft.com/typography/opentype/spec/cmap, formats 4 and 12) */
function characterMap(font: Buffer): Set<number> {
  const found = new Set<number>();
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const record = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap");
  if (record === undefined) throw new Error("the font has no cmap");
  const cmap = font.readUInt32BE(record + 8);
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const table = cmap + font.readUInt32BE(cmap + 8 + 8 * index);
    const format = font.readUInt16BE(table);
    const isLong = format === 12;
    if (format !== 4 && !isLong) continue;
    const count = isLong ? font.readUInt32BE(table + 12) : font.readUInt16BE(table + 6) / 2;
    for (let group = 0; group < count; group++) {
      const first = isLong
        ? font.readUInt32BE(table + 16 + 12 * group)
        : font.readUInt16BE(table + 16 + 2 * (count + group));
      const last = isLong ? font.readUInt32BE(table + 20 + 12 * group) : font.readUInt16BE(table + 14 + 2 * group);
      for (let codePoint = first; codePoint <= last && codePoint < 0xffff; codePoint++) found.add(codePoint);
    }
  }
  return found;
}
