import type { ComponentProps } from "react";

/** Of two sections in a row on the page's color, only the second has padding between them: that of both would be too much. */
const noDoublePadding = "has-[+[data-page-padding]]:pb-0";

const paddings = {
  inset: "px-inset py-16 md:py-24",
  /** For content that reaches the window's edges. */
  block: "py-16 md:py-24",
  /** For a section that ends in a band of its own, and has a `<SectionBody>`. */
  none: "",
};

interface SectionProps extends Omit<ComponentProps<"section">, "className"> {
  /** `page` is no background at all: the page's color is seen, and after a hero its light. */
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
      // `noDoublePadding` of the section before looks for this.
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
