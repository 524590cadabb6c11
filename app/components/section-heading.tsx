import type { ReactNode } from "react";

interface SectionHeadingProps {
  id?: string;
  title: string;
  /** Text or links beside the title, styled by `className`. */
  children?: ReactNode;
  className?: string;
}

/** The heading of a section. On wide windows the title spans two of three columns, and the text is in the third. */
export function SectionHeading({
  id,
  title,
  children,
  className = "text-lg text-balance text-muted",
}: SectionHeadingProps) {
  return (
    <div className={children ? "max-xl:max-w-168 xl:grid xl:grid-cols-3 xl:items-end xl:gap-x-6" : "max-w-168"}>
      <h2 id={id} className="xl:col-span-2">
        {withNoBreakSpaces(title)}
      </h2>
      {children && <p className={`mt-4 xl:mt-0 ${className}`}>{children}</p>}
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
