import type { ReactNode } from "react";

/**
 * A page that begins with a hero. `-z-1` of the hero puts it beneath the next section, and `isolate` keeps it above the page.
 * On paper only the footer's facts remain: a sheet with the phone number, to hang up at a door.
 */
export function PageWithHero({ children }: { children: ReactNode }) {
  return <div className="isolate print:hidden">{children}</div>;
}
