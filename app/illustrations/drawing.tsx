import type { LockType, ServiceCardContent, ServicePageContent } from "~/content/types";
import drawingsUrl from "./drawings.svg";
import { LightDarkImage } from "./light-dark-image";

/*
 * A fragment selects one drawing of drawings.svg. The file has colors of its own, because it cannot read the page's tokens.
 * A new drawing is a copy of a `<g id>` of its kind there, with other paths and ids: its first path is the body, which gets a color of
 * its own. A lock or a reason has a group `#name-dark` inside, for dark mode. Its name is in rules/schema.server.ts.
 */
export function CardDrawing({ name, className }: { name: ServiceCardContent["drawing"]; className: string }) {
  return <img loading="lazy" alt="" src={`${drawingsUrl}#${name}`} width="48" height="48" className={className} />;
}

export function LockDrawing({ name, className }: { name: LockType["drawing"]; className: string }) {
  const src = `${drawingsUrl}#lock-${name}`;
  return <LightDarkImage src={src} darkSrc={`${src}-dark`} width="48" height="48" className={className} />;
}

/** A drawing with a line that runs on to the right edge, beyond the SVG's viewBox. */
export function ReasonDrawing({ name }: { name: ServicePageContent["reasons"][number]["drawing"] }) {
  const src = `${drawingsUrl}#${name}`;
  return <LightDarkImage src={src} darkSrc={`${src}-dark`} width="48" height="56" className="h-14 w-full" />;
}
