import type { ReactNode } from "react";

export function SectionHeading({ id, title, children }: { id?: string; title: string; children?: ReactNode }) {
  return (
    <div className="heading max-w-168">
      <h2 id={id}>{withNoBreakSpaces(title)}</h2>
      {children && <p className="mt-4 text-lg text-balance text-muted">{children}</p>}
    </div>
  );
}

/** @returns the text with no-break spaces after words of one letter and inside short names, such as "Casa Forte" */
export function withNoBreakSpaces(text: string): string {
  return text.replace(/ ([^ ]+)/g, (_, word: string, at: number) => {
    const before = text.slice(text.lastIndexOf(" ", at - 1) + 1, at);
    const isName = /^\p{Lu}/u.test(before) && /^\p{Lu}/u.test(word) && before.length + word.length < 14;
    return (isName || /^\p{L}$/u.test(before) ? "\u00a0" : " ") + word;
  });
}
