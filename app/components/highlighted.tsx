interface HighlightedProps {
  text: string;
  /** A part of the text. */
  highlight: string;
  className?: string;
}

/** A text, and in the lamp's colour the part of it that is to be seen first. */
export function Highlighted({ text, highlight, className = "" }: HighlightedProps) {
  const [before = "", ...after] = text.split(highlight);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <span className={`text-lamp ${className}`.trim()}>{highlight}</span>
      {after.join(highlight)}
    </>
  );
}
