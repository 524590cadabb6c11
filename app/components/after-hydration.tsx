import { type ReactNode, startTransition, useEffect, useState } from "react";

/**
 * Children that render in the browser only, after hydration. The state is local, because an update of the whole document
 * would make React render unhydrated sections twice.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated && children;
}
