import type { LockType, ServiceCardContent, ServicePageContent } from "~/content/types";
import drawingsUrl from "./drawings.svg";
import { LightDarkImage } from "./light-dark-image";

/* The URL's fragment selects one drawing in drawings.svg. That file explains how to add one.
 * Locks and reasons have a second id for dark mode, which ends in `-dark`. */

export function CardDrawing({ name, className }: { name: ServiceCardContent["drawing"]; className: string }) {
  return <img loading="lazy" alt="" src={`${drawingsUrl}#${name}`} width="48" height="48" className={className} />;
}

export function LockDrawing({ name, className }: { name: LockType["drawing"]; className: string }) {
  const src = `${drawingsUrl}#lock-${name}`;
  return <LightDarkImage src={src} darkSrc={`${src}-dark`} width="48" height="48" className={className} />;
}

/**
 * The drawing stands on a ground line, which extends far beyond the `viewBox`. The image is as wide as the text below, and shows as much
 * of that line as fits, because `preserveAspectRatio` in drawings.svg keeps the drawing on the left.
 */
export function ReasonDrawing({ name }: { name: ServicePageContent["reasons"][number]["drawing"] }) {
  const src = `${drawingsUrl}#${name}`;
  return <LightDarkImage src={src} darkSrc={`${src}-dark`} width="48" height="56" className="h-14 w-full" />;
}
