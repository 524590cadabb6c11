import type { ComponentProps } from "react";

/** A link in or below a text, 44 px high for fingers. With `relative`, it is above the lines of text that it overlaps. */
export function TextLink({ className = "", ...attributes }: ComponentProps<"a">) {
  return (
    <a
      className={`relative -my-3 tiny:my-0 inline-flex min-h-11 items-center py-2 font-bold underline ${className}`}
      {...attributes}
    />
  );
}
