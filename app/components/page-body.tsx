import type { ReactNode } from "react";

/**
 * Everything between header and footer. It is not printed: the footer's facts are a sheet to hang up at a door (styles/print.css).
 * Without `isolate`, this element would lie over the hero, which has `-z-1`, and nobody could tap the hero's links.
 */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className="isolate print:hidden">{children}</div>;
}
