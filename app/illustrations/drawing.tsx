import type { LockType, ServiceCard, ServicePageContent } from "~/content/types";
import drawingsUrl from "./drawings.svg";

/*
 * A fragment selects one drawing of drawings.svg, whose style hides the others. An SVG file cannot read the page's tokens: it has its own
 * colors. The first shape of a drawing is its dark body; `line` and `lock` change in dark mode.
 */
interface DrawingProps {
  name: ServiceCard["drawing"] | `lock-${LockType["drawing"]}`;
  className: string;
}

export function Drawing({ name, className }: DrawingProps) {
  return <img loading="lazy" alt="" src={`${drawingsUrl}#${name}`} width="48" height="48" className={className} />;
}

/** A drawing with a line that runs on to the right edge, beyond the SVG's viewBox. */
export function ReasonDrawing({ name }: { name: ServicePageContent["reasons"][number]["drawing"] }) {
  return <img loading="lazy" alt="" src={`${drawingsUrl}#${name}`} width="48" height="56" className="h-14 w-full" />;
}
