import type { ComponentProps } from "react";

/** A link in or below a text, 44 px high for fingers. */
export function TextLink({ className = "", ...attributes }: ComponentProps<"a">) {
  return (
    <a
      className={`relative my-[max(-0.75rem,-4vw)] inline-flex min-h-11 items-center py-2 font-bold underline ${className}`}
      {...attributes}
    />
  );
}
