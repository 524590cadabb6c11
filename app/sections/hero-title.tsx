import { Fragment } from "react";
import { Highlighted } from "~/components/highlighted";
import type { HeroContent } from "~/content/types";

/** In characters, for each part of a title; found by trial and error. */
const LONGEST_LINE = { first: 14, second: 24 };

/** A dash splits the title into two parts. Only screen readers announce it. schema.server.ts limits the length of both parts. */
export function HeroTitle({ title, highlight }: Pick<HeroContent, "title" | "highlight">) {
  const [first = "", ...others] = title.split(" – ");
  const second = others.join(" – ");
  // Without a dash, the first part is the whole title, and has the size of an ordinary `h1`.
  const size = second ? "text-hero" : "";
  return (
    <h1 className={`${size} max-sm:text-wrap short:text-[2.375rem]`}>
      <TitleLines text={first} longest={LONGEST_LINE.first} highlight={highlight} />
      {second && (
        <>
          <span className="sr-only"> – </span>
          <span className="mt-2 block text-[0.5em]/tight tracking-[-0.03em] font-bold text-lamp-pale md:mt-4">
            <TitleLines text={second} longest={LONGEST_LINE.second} highlight={highlight} />
          </span>
        </>
      )}
    </h1>
  );
}

/** In wide windows each line is its own block, so that no word moves when the font loads. On phones the text wraps around the keyhole. */
function TitleLines({ text, longest, highlight }: { text: string; longest: number; highlight: string }) {
  return linesOf(text, longest).map((line, index) => (
    <Fragment key={line}>
      {index > 0 && " "}
      <span className="sm:block short:inline">
        <Highlighted text={line} highlight={highlight} />
      </span>
    </Fragment>
  ));
}

/** @returns lines of at most `longest` characters. A preposition stays on the same line as the last word: "no Recife". */
function linesOf(text: string, longest: number): string[] {
  const words = text.replace(/ (em|[nd][ao]) (\S+)$/, " $1\u00a0$2").split(" ");
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= longest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
