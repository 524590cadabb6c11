import type { ComponentProps } from "react";

const backgrounds = {
  /** Has no lower padding if the next section is padded too and on the page's background: that one's upper padding is enough. */
  page: "has-[+[data-shares-padding]]:pb-0",
  surface: "bg-surface",
};

const paddings = {
  inset: "px-inset py-16 md:py-24",
  /** For content that reaches the window's edges. */
  block: "py-16 md:py-24",
  /** For a section that ends in a band of its own, and has a `<SectionBody>`. */
  none: "",
};

interface SectionProps extends Omit<ComponentProps<"section">, "className"> {
  background?: keyof typeof backgrounds;
  padding?: keyof typeof paddings;
}

/** A part of a page, as wide as the window. With an `id`, links can lead to it: it takes the focus, and starts right below the header. */
export function Section({ background = "page", padding = "inset", id, ...attributes }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      // `backgrounds.page` of the section before it looks for this.
      data-shares-padding={background === "page" && padding === "inset" ? "" : undefined}
      // `scroll-padding` in app.css keeps 1 rem free above targets, and a section has its own padding.
      className={`-scroll-mt-4 ${paddings[padding]} ${backgrounds[background]}`}
      {...attributes}
    />
  );
}

/** The padded part of a section that has no padding itself. */
export function SectionBody({ children }: Pick<ComponentProps<"div">, "children">) {
  return <div className={paddings.inset}>{children}</div>;
}
