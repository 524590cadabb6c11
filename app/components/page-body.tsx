import type { ReactNode } from "react";

/**
 * Everything between header and footer. It is not printed: only the footer's facts are, as a sheet to hang by a door (styles/print.css).
 * `isolate` creates a stacking context. Without it, this element would cover the hero (`-z-1`), and nobody could tap the hero's links.
 */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className="isolate print:hidden">{children}</div>;
}
