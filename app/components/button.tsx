import type { ComponentProps } from "react";

const variants = {
  whatsapp: "border-transparent bg-whatsapp text-whatsapp-ink hover:bg-whatsapp-bright",
  call: "border-transparent bg-white text-night hover:bg-lamp-pale",
  outline: "border-edge hover:bg-border",
  /** On the emergency banner. */
  banner: "border-transparent bg-banner-button text-surface hover:bg-night-soft dark:hover:bg-lamp-pale",
};

const sizes = {
  base: "rounded-control px-[clamp(0.5rem,4vw-0.5rem,1.5rem)]",
  small: "rounded-control px-2 text-sm",
  /** For the call bar on phones. */
  bar: "rounded-full px-[min(1.5rem,3vw)] text-[length:clamp(var(--text-xs),4.7vw,var(--text-base))]",
};

/** A phone with text at 150 % is 15 to 17 rem wide: words that wrap start at the left. With text at 200 % it is narrower: no icon. */
const largeText = "max-[17rem]:justify-start max-[17rem]:text-left max-[15rem]:*:[svg]:hidden";

export interface ButtonProps extends ComponentProps<"a"> {
  variant: keyof typeof variants;
  size?: keyof typeof sizes;
}

/** A link that looks like a button. */
export function Button({ variant, size = "base", className = "", ...attributes }: ButtonProps) {
  return (
    <a
      className={`inline-flex min-h-13 items-center justify-center gap-2 border-2 py-2 text-center leading-snug font-bold motion-safe:transition-colors *:[svg]:shrink-0 short:px-3 short:text-sm ${largeText} ${variants[variant]} ${sizes[size]} ${className}`}
      {...attributes}
    />
  );
}
