import type { ComponentProps } from "react";

const variants = {
  whatsapp: "border-transparent bg-whatsapp text-whatsapp-ink hover:bg-whatsapp-bright",
  call: "border-transparent bg-white text-night hover:bg-lamp-pale",
  outline: "border-edge hover:bg-border",
  /** On the emergency banner. */
  banner: "border-transparent bg-banner-button text-surface hover:bg-night-soft dark:hover:bg-lamp-pale",
};

const sizes = {
  base: "rounded-control px-2 sm:px-6",
  small: "rounded-control px-2 text-sm",
  /** For the call bar on phones. */
  bar: "rounded-full px-3 text-bar",
};

export interface ButtonProps extends ComponentProps<"a"> {
  variant: keyof typeof variants;
  size?: keyof typeof sizes;
}

/** A link that looks like a button. */
export function Button({ variant, size = "base", className = "", ...attributes }: ButtonProps) {
  return (
    <a
      className={`inline-flex min-h-13 items-center justify-center gap-2 border-2 py-2 text-center leading-snug font-bold motion-safe:transition-colors *:[svg]:shrink-0 short:px-3 short:text-sm tiny:*:[svg]:hidden ${variants[variant]} ${sizes[size]} ${className}`}
      {...attributes}
    />
  );
}
