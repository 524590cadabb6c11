import type { ReactNode } from "react";

interface HighlightedProps {
  text: string;
  /** A part of the text. */
  highlight: string;
  className?: string;
}

const LONG_WORD = /(\p{L}{9,})/u;

/**
 * A text, and in the lamp's colour the part of it that is to be seen first. A long word is a block in its line, so that it
 * goes to the next one whole.
 */
export function Highlighted({ text, highlight, className = "" }: HighlightedProps) {
  const [before = "", ...after] = text.split(highlight);
  if (after.length === 0) return text;
  return (
    <>
      {wholeWords(before)}
      <span className={`text-lamp ${className}`.trim()}>{highlight}</span>
      {wholeWords(after.join(highlight))}
    </>
  );
}

function wholeWords(text: string): ReactNode[] {
  return text.split(LONG_WORD).map((part) =>
    LONG_WORD.test(part) ? (
      <span key={part} className="inline-block max-w-full">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
