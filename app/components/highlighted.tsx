interface HighlightedProps {
  text: string;
  /** A part of `text`. */
  highlight?: string;
}

/** Colors one part of a text. */
export function Highlighted({ text, highlight }: HighlightedProps) {
  if (!highlight) return text;
  const [before, ...after] = text.split(highlight);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <span className="text-lamp">{highlight}</span>
      {after.join(highlight)}
    </>
  );
}
