import type { LockType, ServiceCardContent, ServicePageContent } from "~/content/types";
import drawingsUrl from "./drawings.svg";
import { LightDarkImage } from "./light-dark-image";

/* The URL's fragment selects one drawing of drawings.svg. That file says how to add one.
 * A lock or a reason is a group in a group: the outer id shows light colors, the inner one (`-dark`) dark ones, by `>:target`. */

export function CardDrawing({ name, className }: { name: ServiceCardContent["drawing"]; className: string }) {
  return <img loading="lazy" alt="" src={`${drawingsUrl}#${name}`} width="48" height="48" className={className} />;
}

export function LockDrawing({ name, className }: { name: LockType["drawing"]; className: string }) {
  const src = `${drawingsUrl}#lock-${name}`;
  return <LightDarkImage src={src} darkSrc={`${src}-dark`} width="48" height="48" className={className} />;
}

/**
 * The image is as wide as the text below, and the drawing is at its left (`preserveAspectRatio` in drawings.svg).
 * A reason is drawn from y = 6 to 62, and scaled to 48 units. Its ground line, at y = 60, is far too long: the image's edge cuts it off.
 */
export function ReasonDrawing({ name }: { name: ServicePageContent["reasons"][number]["drawing"] }) {
  const src = `${drawingsUrl}#${name}`;
  return <LightDarkImage src={src} darkSrc={`${src}-dark`} width="48" height="56" className="h-14 w-full" />;
}
