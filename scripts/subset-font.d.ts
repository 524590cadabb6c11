/** What scripts/font.mjs and the font's test use of subset-font, which brings no types of its own. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: "woff2" | "sfnt";
      variationAxes?: Record<string, { min: number; max: number }>;
      noLayoutClosure?: boolean;
      preserveNameIds?: number[];
    },
  ): Promise<Buffer>;
}
