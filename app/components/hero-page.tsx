import type { ReactNode } from "react";

/**
 * A page that begins with a hero, whose light falls into the next section: both need one stacking context (`isolate`). It prints only the
 * footer's facts: a sheet with the phone number, to hang up at a door.
 */
export function HeroPage({ children }: { children: ReactNode }) {
  return <div className="isolate print:hidden">{children}</div>;
}
