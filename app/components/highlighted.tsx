import type { ReactNode } from "react";

interface HighlightedProps {
  text: string;
  /** A part of `text`. */
  highlight: string;
  className?: string;
}

/** A word of nine letters or more with its comma, or a final preposition with its noun, such as "no Recife". */
const UNBREAKABLE = /(\p{L}{9,},?|\b(?:em|[nd][ao]) \p{L}+$)/u;

/** A text with one part in the lamp's colour. Each match of `UNBREAKABLE` moves to the next line as a whole. */
export function Highlighted({ text, highlight, className = "" }: HighlightedProps) {
  const [before = "", ...after] = text.split(highlight);
  if (after.length === 0) return text;
  return (
    <>
      {withUnbreakableParts(before)}
      <span className={`text-lamp ${className}`.trim()}>{highlight}</span>
      {withUnbreakableParts(after.join(highlight))}
    </>
  );
}

function withUnbreakableParts(text: string): ReactNode[] {
  return text.split(UNBREAKABLE).map((part) =>
    UNBREAKABLE.test(part) ? (
      <span key={part} className="inline-block max-w-full">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
