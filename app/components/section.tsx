import type { ComponentProps } from "react";

/** A section loses its lower padding if the next one has the page's color too. The next one keeps its own: a link target needs some. */
const noDoublePadding = "has-[+[data-page-padding]]:pb-0";

const paddings = {
  inset: "px-inset py-16 md:py-24",
  /** For content that reaches the window's edges. */
  block: "py-16 md:py-24",
  /** For a section with a `<SectionBody>`, and below it something as wide as the window, such as the emergency banner. */
  none: "",
};

interface SectionProps extends Omit<ComponentProps<"section">, "className"> {
  /** `page` sets no background: the page's color shows through, and after a hero, so does the hero's light. */
  background?: "page" | "surface";
  padding?: keyof typeof paddings;
}

/** A part of a page, as wide as the window. With an `id` it is a link target, which takes the focus and starts right below the header. */
export function Section({ background = "page", padding = "inset", id, ...attributes }: SectionProps) {
  const isOnPage = background === "page";
  const look = isOnPage ? noDoublePadding : "bg-surface";
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      // The previous section's `noDoublePadding` looks for this.
      data-page-padding={isOnPage && padding !== "none" ? "" : undefined}
      // -scroll-mt-4: `scroll-padding` in app.css keeps 1 rem free above link targets, and a section has its own padding.
      className={`-scroll-mt-4 ${paddings[padding]} ${look}`}
      {...attributes}
    />
  );
}

/** The padded part of a section that has no padding itself. */
export function SectionBody({ children }: Pick<ComponentProps<"div">, "children">) {
  return <div className={paddings.inset}>{children}</div>;
}
