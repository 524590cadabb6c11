import type { ComponentProps } from "react";

const grounds = {
  // Two adjacent sections without a background of their own share one padding.
  page: "on-page has-[+.on-page]:pb-0",
  surface: "bg-surface",
};

interface SectionProps extends ComponentProps<"section"> {
  ground?: keyof typeof grounds;
}

/** A full-width section of a page. With an `id` it is focusable, so that links to it move the focus. */
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
