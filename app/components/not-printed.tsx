import type { ReactNode } from "react";

/**
 * Around a page. On paper only the footer's facts remain: a sheet with the phone number, to hang up at a door.
 * `isolate` keeps a hero, which has `-z-1`, above the page's background.
 */
export function NotPrinted({ children }: { children: ReactNode }) {
  return <div className="isolate print:hidden">{children}</div>;
}
