import type { LockType, ServiceCard, ServicePageContent } from "../content/schema.server";
import drawingsUrl from "./drawings.svg";

/*
 * A fragment shows one drawing of the file. What is said about a file is said in its component: a comment in the file would be
 * downloaded. The colours are those of app/styles.css, as a picture reads no stylesheet of the page.
 */
interface DrawingProps {
  name: ServiceCard["drawing"] | `lock-${LockType["drawing"]}`;
  className: string;
}

export function Drawing({ name, className }: DrawingProps) {
  return <img loading="lazy" alt="" src={`${drawingsUrl}#${name}`} width="48" height="48" className={className} />;
}

/**
 * The drawing over a reason: a lit keyhole whose line runs on, becomes a drawing, and leads as far as the box is wide. The file
 * stands at the left of its box, and has no `<view>` with a ratio of its own: Chromium would take it for the other drawings, too.
 */
export function ReasonDrawing({ name }: { name: ServicePageContent["reasons"][number]["drawing"] }) {
  return <img loading="lazy" alt="" src={`${drawingsUrl}#${name}`} width="48" height="56" className="h-14 w-full" />;
}
