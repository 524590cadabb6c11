import type { ReactNode } from "react";

interface SectionHeadingProps {
  id?: string;
  title: string;
  /** Text or links beside the title, styled by `textClassName`. */
  children?: ReactNode;
  textClassName?: string;
}

/** The heading of a section. In wide windows the title spans two of three columns, and the text is in the third. */
export function SectionHeading({
  id,
  title,
  children,
  textClassName = "text-lg text-balance text-muted",
}: SectionHeadingProps) {
  return (
    <div className={children ? "max-xl:max-w-168 xl:grid xl:grid-cols-3 xl:items-end xl:gap-x-6" : "max-w-168"}>
      <h2 id={id} className="xl:col-span-2">
        {title}
      </h2>
      {children && <p className={`mt-4 xl:mt-0 ${textClassName}`}>{children}</p>}
    </div>
  );
}
