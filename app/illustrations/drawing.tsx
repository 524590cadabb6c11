import type { LockType, ServiceCard, ServicePageContent } from "~/content/types";
import drawingsUrl from "./drawings.svg";

/* A fragment selects one drawing. An SVG file cannot read the page's tokens, so it repeats the colors of app/styles/app.css. */
interface DrawingProps {
  name: ServiceCard["drawing"] | `lock-${LockType["drawing"]}`;
  className: string;
}

export function Drawing({ name, className }: DrawingProps) {
  return <img loading="lazy" alt="" src={`${drawingsUrl}#${name}`} width="48" height="48" className={className} />;
}

/** A drawing with a line that runs on to the right edge. The SVG has no `<view>` for it: Chromium would apply that to every drawing. */
export function ReasonDrawing({ name }: { name: ServicePageContent["reasons"][number]["drawing"] }) {
  return <img loading="lazy" alt="" src={`${drawingsUrl}#${name}`} width="48" height="56" className="h-14 w-full" />;
}
