import type { ReactNode } from "react";

/** In a viewBox of 400 × 560: the opening of the keyhole, light falling out of it to the bottom edge. */
const opening = "M129 280a135 135 0 1 1 142 0l51 198q3 12-9 12H87q-12 0-9-12Z";

/**
 * The picture of the site: someone stands in the dark before a closed door, and behind its keyhole there is light.
 * `children` is the scene that it shows, in the same coordinates; without one the room behind is dark.
 */
export function Keyhole({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <svg viewBox="0 0 400 560" className={className} aria-hidden="true">
      <defs>
        <clipPath id="opening">
          <path d={opening} />
        </clipPath>
        <radialGradient id="glow">
          <stop offset=".45" className="[stop-color:var(--color-lamp)]" stopOpacity=".42" />
          <stop offset="1" className="[stop-color:var(--color-lamp)]" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="beam" x2="0" y2="1">
          <stop className="[stop-color:var(--color-lamp)]" stopOpacity=".5" />
          <stop offset="1" className="[stop-color:var(--color-lamp)]" stopOpacity="0" />
        </linearGradient>
      </defs>
      <g className="motion-safe:animate-warm">
        <circle cx="200" cy="230" r="300" fill="url(#glow)" />
        <path d="M80 488h240l120 72H-40Z" fill="url(#beam)" />
      </g>
      <path d={opening} className="fill-night stroke-night-soft" strokeWidth="44" strokeLinejoin="round" />
      <g clipPath="url(#opening)">{children}</g>
      <path d={opening} fill="none" className="stroke-lamp" strokeWidth="4" />
    </svg>
  );
}
