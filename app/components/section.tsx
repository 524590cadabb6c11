import type { ComponentProps } from "react";

const grounds = {
  // Two sections on the page's own ground have one space between them.
  page: "on-page has-[+.on-page]:pb-0",
  surface: "bg-surface",
};

interface SectionProps extends ComponentProps<"section"> {
  ground?: keyof typeof grounds;
}

/** A band of a page, as wide as the window. One with an `id` takes the focus when a link leads to it. */
export function Section({ ground = "page", id, className = "", ...attributes }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      className={`-scroll-mt-4 py-16 md:py-24 ${grounds[ground]} ${className}`}
      {...attributes}
    />
  );
}
