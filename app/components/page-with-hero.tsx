import type { ReactNode } from "react";

/**
 * A page with a hero, or on error pages a closed keyhole. `-z-1` puts a hero beneath the next section, `isolate` keeps it above the page.
 * On paper only the footer's facts remain: a sheet with the phone number, to hang up at a door.
 */
export function PageWithHero({ children }: { children: ReactNode }) {
  return <div className="isolate print:hidden">{children}</div>;
}
