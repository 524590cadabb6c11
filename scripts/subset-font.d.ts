/** What scripts/font.mjs uses of subset-font, which brings no types of its own. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: "woff2";
      variationAxes: Record<string, { min: number; max: number }>;
      noLayoutClosure: boolean;
      preserveNameIds: number[];
    },
  ): Promise<Buffer>;
}
