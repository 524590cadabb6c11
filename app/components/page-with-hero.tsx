import type { ReactNode } from "react";

/**
 * A page with a hero, or an error page. `isolate` keeps the hero, which has `-z-1` (sections/hero.tsx), above the page's background.
 * On paper only the footer's facts remain: a sheet with the phone number, to hang up at a door.
 */
export function PageWithHero({ children }: { children: ReactNode }) {
  return <div className="isolate print:hidden">{children}</div>;
}
