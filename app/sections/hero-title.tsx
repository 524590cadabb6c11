import { Fragment } from "react";
import { Highlighted } from "~/components/highlighted";
import type { HeroContent } from "~/content/types";

/** In characters, for each part of a title; found by trying. */
const LONGEST_LINE = { first: 14, second: 24 };

const titleClassName = "max-sm:text-wrap short:text-[2.375rem]";

/** A dash, which only screen readers hear, splits the title into two parts. schema.server.ts limits their length. */
export function HeroTitle({ title, highlight }: Pick<HeroContent, "title" | "highlight">) {
  const [first = "", ...others] = title.split(" – ");
  const second = others.join(" – ");
  // Without a dash, the first part is the whole title, and has the size of an ordinary `h1`.
  if (!second) return <h1 className={titleClassName}>{linesOf(first, LONGEST_LINE.first, highlight)}</h1>;
  return (
    <h1 className={`text-hero ${titleClassName}`}>
      {linesOf(first, LONGEST_LINE.first, highlight)}
      <span className="sr-only">– </span>
      <span className="mt-2 block text-[0.5em]/tight tracking-[-0.03em] font-bold text-lamp-pale md:mt-4">
        {linesOf(second, LONGEST_LINE.second, highlight)}
      </span>
    </h1>
  );
}

/**
 * Breaks a title into lines of at most `max` characters on wide windows, so that no line changes when the font arrives.
 * On phones the title wraps around the keyhole.
 */
function linesOf(text: string, max: number, highlight: string) {
  const lines: string[] = [];
  let line = "";
  // A preposition stays on one line with the last word: "no Recife".
  for (const word of text.replace(/ (em|[nd][ao]) (\S+)$/, " $1\u00a0$2").split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    const fits = !line || longer.length <= max;
    if (!fits) lines.push(line);
    line = fits ? longer : word;
  }
  return [...lines, line].map((shown, index) => {
    // Each line gets a space at its end. After a highlight, the space must be inside of its element: `<span>24h </span><br>em Recife`.
    // Otherwise screen readers would drop the space, and say "24hem".
    const highlightWithSpace = shown.endsWith(highlight) ? `${highlight} ` : highlight;
    return (
      <Fragment key={shown}>
        {index > 0 && <br className="max-sm:hidden short:hidden" />}
        <Highlighted text={`${shown} `} highlight={highlightWithSpace} />
      </Fragment>
    );
  });
}
