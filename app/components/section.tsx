import type { ComponentProps } from "react";

const backgrounds = {
  // Two adjacent sections on the page's own background share one padding. `on-page` is only a marker, without a style.
  page: "on-page has-[+.on-page]:pb-0",
  surface: "bg-surface",
};

interface SectionProps extends ComponentProps<"section"> {
  background?: keyof typeof backgrounds;
}

/** A full-width section of a page. With an `id` it is a link target: it takes the focus, and starts right below the header, 1 rem above where `scroll-padding` (app.css) would put it. */
export function Section({ background = "page", id, className = "", ...attributes }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      className={`-scroll-mt-4 py-16 md:py-24 ${backgrounds[background]} ${className}`}
      {...attributes}
    />
  );
}
