import type { ReactNode } from "react";

/**
 * A page that begins with a hero. The hero is beneath the section after it (`-z-1`), but not beneath the page (`isolate`).
 * On paper only the footer's facts remain: a sheet with the phone number, to hang up at a door.
 */
export function PageWithHero({ children }: { children: ReactNode }) {
  return <div className="isolate print:hidden">{children}</div>;
}
