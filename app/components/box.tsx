import type { HTMLAttributes } from "react";

const grounds = {
  surface: "border-border bg-surface",
  page: "border-border bg-page",
  chat: "border-chat bg-chat",
};

interface BoxProps extends HTMLAttributes<HTMLElement> {
  as?: "div" | "h3" | "li" | "p";
  ground?: keyof typeof grounds;
}

/** A surface with rounded corners and a hairline border. */
export function Box({ as: Element = "div", ground = "surface", className = "", ...attributes }: BoxProps) {
  return <Element className={`rounded-card border ${grounds[ground]} ${className}`} {...attributes} />;
}
