import type { ReactNode } from "react";

/**
 * The opening, in a viewBox of 400 × 560. The circle's center is (200, 165), where a scene has its sun, moon or lamp.
 * The lower edge is at y = 490, where the light begins (`--light-edge` in art.css). geometry.spec.ts measures that.
 */
const opening = "M129 280a135 135 0 1 1 142 0l51 198q3 12-9 12H87q-12 0-9-12Z";

/** A lit keyhole. `children` is the scene behind it, in the same coordinates. On pages with `isDark`, app.css sets other halo colors. */
export function Keyhole({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <svg width="200" height="280" viewBox="0 0 400 560" className={className} aria-hidden="true" overflow="visible">
      <defs>
        <clipPath id="opening">
          <path d={opening} />
        </clipPath>
        <radialGradient id="halo">
          <stop offset=".4" stopColor="var(--halo,var(--color-lamp))" stopOpacity=".5" />
          <stop offset=".68" stopColor="var(--halo-end,var(--color-lamp-deep))" stopOpacity=".21" />
          <stop offset="1" stopColor="var(--halo-end,var(--color-lamp-deep))" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="plate" x2="0" y2="1">
          <stop stopColor="var(--color-night-border)" />
          <stop offset=".8" stopColor="var(--color-night)" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="rim" x2="0" y2="1">
          <stop stopColor="var(--color-lamp)" />
          <stop offset=".5" stopColor="var(--color-lamp-pale)" />
          <stop offset="1" stopColor="var(--color-lamp)" />
        </linearGradient>
      </defs>
      <circle cx="200" cy="235" r="300" fill="url(#halo)" />
      <g strokeLinejoin="round">
        <path d={opening} fill="var(--color-night)" stroke="url(#plate)" strokeWidth="47" />
        <path d={opening} fill="none" stroke="var(--color-night-soft)" strokeWidth="43" />
        <g clipPath="url(#opening)">{children}</g>
        <path d={opening} fill="none" stroke="url(#rim)" strokeWidth="8" />
      </g>
    </svg>
  );
}

/** For error pages: the keyhole behind its cover, which hangs askew and lets light through. */
export function ClosedKeyhole({ className }: { className: string }) {
  return (
    <svg width="200" height="280" viewBox="0 0 400 560" className={className} aria-hidden="true" overflow="visible">
      <defs>
        <linearGradient id="behind" x2="0" y2="1">
          <stop stopColor="var(--color-lamp-pale)" />
          <stop offset="1" stopColor="var(--color-lamp)" />
        </linearGradient>
        <linearGradient id="cover">
          <stop stopColor="var(--color-night-border)" />
          <stop offset=".5" stopColor="var(--color-night-soft)" />
          <stop offset="1" stopColor="var(--color-night)" />
        </linearGradient>
        <linearGradient id="leak" x2="0" y2="1">
          <stop stopColor="var(--color-lamp)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="halo">
          <stop offset=".5" stopColor="var(--color-lamp)" stopOpacity=".25" />
          <stop offset="1" stopColor="var(--color-lamp-deep)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="170" cy="240" r="260" fill="url(#halo)" />
      <path d={opening} stroke="var(--color-night-soft)" strokeWidth="44" strokeLinejoin="round" />
      <path fill="url(#leak)" d="M87 490h226l68 115H19Z" />
      <path d={opening} fill="url(#behind)" />
      <g className="origin-[200px_58px] -rotate-4">
        <path d={opening} fill="url(#cover)" stroke="var(--color-night-border)" strokeWidth="3" />
        <circle cx="200" cy="62" r="15" fill="var(--color-lamp)" />
        <path stroke="var(--color-ember)" strokeWidth="4" d="m190 67 20-10" />
      </g>
    </svg>
  );
}
