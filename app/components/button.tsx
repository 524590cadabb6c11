import type { ComponentProps } from "react";

/** The `tiny` and `short` variants are for windows with little room (app.css). */
const base =
  "inline-flex min-h-13 items-center justify-center gap-2 border-2 py-2 text-center font-bold short:px-3 short:text-sm/snug *:[svg]:shrink-0 tiny:*:[svg]:hidden";

const variants = {
  whatsapp: "border-transparent bg-whatsapp text-whatsapp-ink hover:bg-whatsapp-bright",
  call: "border-transparent bg-white text-night hover:bg-lamp-pale",
  /** For buttons on future pages that open neither a chat nor a call, such as a form's button. */
  lamp: "border-transparent bg-lamp text-night hover:bg-lamp-pale",
  outlined: "border-edge hover:bg-border",
  /** For a place with its own colors: the caller's `className` sets the border, background and text colors. */
  custom: "",
};

const sizes = {
  base: "rounded-control px-2 text-base/snug sm:px-6",
  small: "rounded-control px-2 text-sm/snug",
  /** For the call bar on phones. */
  bar: "rounded-full px-3 text-bar",
};

export interface ButtonLook {
  variant: keyof typeof variants;
  size?: keyof typeof sizes;
  className?: string;
}

type LinkProps = ComponentProps<"a"> & { href: string };
type ControlProps = ComponentProps<"button"> & { href?: undefined; type: "button" | "submit" | "reset" };

/** A link if it has an `href`, otherwise a `<button>` with a `type`. Both look the same. */
export function Button({
  variant,
  size = "base",
  className = "",
  ...attributes
}: ButtonLook & (LinkProps | ControlProps)) {
  const look = `${base} ${variants[variant]} ${sizes[size]} ${className}`;
  return attributes.href === undefined ? (
    <button className={look} {...attributes} />
  ) : (
    <a className={look} {...attributes} />
  );
}
