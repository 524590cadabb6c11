import { type ReactNode, startTransition, useEffect, useState } from "react";

/**
 * What the server does not write: the first render in the browser is the server's. Its state is its own, as an update of the
 * whole document would have React draw every section that is still to hydrate anew, and throw that away.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated && children;
}
