import type { HTMLAttributes } from "react";

const backgrounds = {
  surface: "border-border bg-surface",
  page: "border-border bg-page",
  chat: "border-chat bg-chat",
};

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: "div" | "h3" | "li" | "p";
  background?: keyof typeof backgrounds;
}

/** A surface with round corners and a hairline border. */
export function Card({ as: Element = "div", background = "surface", className = "", ...attributes }: CardProps) {
  return <Element className={`rounded-card border ${backgrounds[background]} ${className}`} {...attributes} />;
}
