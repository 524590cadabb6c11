import type { LockType, ServiceCard, ServicePageContent } from "../content/schema.server";
import drawingsUrl from "./drawings.svg";
import { LazyImage } from "./lazy-image";

interface DrawingProps {
  /** The id of a drawing in drawings.svg. */
  name: ServiceCard["drawing"] | `lock-${LockType["drawing"]}`;
}

export function Drawing({ name }: DrawingProps) {
  return <LazyImage src={`${drawingsUrl}#${name}`} width="48" height="48" />;
}

/** The drawing over a reason: its line is as long as the text is wide. */
export function ReasonDrawing({ name }: { name: ServicePageContent["reasons"][number]["drawing"] }) {
  return <LazyImage src={`${drawingsUrl}#${name}`} width="48" height="56" className="h-14 w-full" />;
}
