import type { ReactNode } from "react";

interface HighlightedProps {
  text: string;
  /** A part of the text. */
  highlight: string;
  className?: string;
}

/** A long word, or the last one with what leads to it: "no Recife". */
const BLOCK = /(\p{L}{9,}|\b(?:em|[nd][ao]) \p{L}+$)/u;

/**
 * A text, and in the lamp's colour the part of it that is to be seen first. What must not be parted is
 * a block in its line, so that it goes to the next one whole.
 */
export function Highlighted({ text, highlight, className = "" }: HighlightedProps) {
  const [before = "", ...after] = text.split(highlight);
  if (after.length === 0) return text;
  return (
    <>
      {blocks(before)}
      <span className={`text-lamp ${className}`.trim()}>{highlight}</span>
      {blocks(after.join(highlight))}
    </>
  );
}

function blocks(text: string): ReactNode[] {
  return text.split(BLOCK).map((part) =>
    BLOCK.test(part) ? (
      <span key={part} className="inline-block max-w-full">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
