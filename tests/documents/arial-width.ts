/** Advance widths of Arial in 1/2048 em, which Liberation Sans shares, by the characters that Portuguese is written with. */
const WIDTHS: Record<number, string> = {
  391: "'",
  455: "ijl‘’",
  532: "|",
  569: " \u00a0!,./:;I[\\]ftÍíï·",
  682: "()-`r“”",
  727: '"',
  797: "*",
  1024: "Jcksvxyzç",
  1139: "#$0123456789?L_abdeghnopquàáâãäéêëñóôõöúü«»–",
  1196: "+<=>~",
  1251: "FTZ",
  1366: "&ABEKPSVXYÀÁÂÃÄÉÊË",
  1479: "CDHNRUwÇÚÜ",
  1593: "GOQÓÔÕ",
  1706: "Mm",
  1821: "%",
  1933: "W",
  2048: "—…",
};

const widths = new Map(
  Object.entries(WIDTHS).flatMap(([width, characters]) =>
    Array.from(characters, (character) => [character, Number(width)] as const),
  ),
);

/** @returns how wide a line of Arial is, in px, at a font size in px; unknown characters count as one em */
export function arialWidth(text: string, size: number): number {
  return (Array.from(text).reduce((sum, character) => sum + (widths.get(character) ?? 2048), 0) * size) / 2048;
}
