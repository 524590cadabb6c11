import { matchRoutes, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

export type Delay = "slow" | "lost";

/** Milliseconds after a tap, when the visitor is told that something is under way. */
const PATIENCE = 3000;

/**
 * Fetches another page's scripts before the router leaves for it: when a route module does not come, Remix reloads the
 * document, and on a lost line the visitor's page ends as the browser's own error page, without a number to call. The tap is
 * held back whole and given again when the scripts have come, so that a link does then what it would have done.
 *
 * @returns "slow" when the page that was tapped is still on its way after 3 s, "lost" when it will not come
 */
export function useDeparture(): Delay | undefined {
  const { key } = useLocation();
  const [delay, setDelay] = useState<{ at: string; delay: Delay }>();

  const latest = useRef<MouseEvent>();

  useEffect(() => {
    let patience: ReturnType<typeof setTimeout>;
    let isGivenAgain = false;
    const depart = (event: MouseEvent) => {
      if (isGivenAgain) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || link.target || link.origin !== location.origin) return;
      latest.current = event;
      const from = location.href;
      clearTimeout(patience);
      setDelay(undefined);
      const files = filesToCome(link.pathname);
      if (files.length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // The notice is there already; only the service worker, where there is one, may have the page all the same.
      if (!navigator.onLine && !navigator.serviceWorker?.controller) return;
      patience = setTimeout(() => setDelay({ at: key, delay: "slow" }), PATIENCE);
      const settle = (act: () => void) => {
        // Another tap, or the way back, came after it. By the address: a tap can be sooner than the effect of its page.
        if (latest.current !== event || location.href !== from) return;
        clearTimeout(patience);
        act();
      };
      Promise.all(files.map(isThere)).then(
        (found) =>
          settle(() => {
            // A newer release has other files: its document names them.
            if (!found.every(Boolean)) return location.assign(link.href);
            isGivenAgain = true;
            link.click();
            isGivenAgain = false;
          }),
        () => settle(() => setDelay({ at: key, delay: "lost" })),
      );
    };
    addEventListener("click", depart, true);
    return () => {
      clearTimeout(patience);
      removeEventListener("click", depart, true);
    };
  }, [key]);

  return delay?.at === key ? delay.delay : undefined;
}

/** @returns the scripts of the page at this path, absolute paths; none when they are here, or when there is no such page */
function filesToCome(pathname: string): string[] {
  const matches = matchRoutes(window.__remixRouter.routes, pathname) ?? [];
  return matches
    .map(({ route: { id = "" } }) => window.__remixManifest.routes[id])
    .flatMap((route) =>
      !route || route.id in window.__remixRouteModules ? [] : [route.module, ...(route.imports ?? [])],
    );
}

/**
 * Hashed files are kept by the browser: the router's own import takes what came here.
 *
 * @returns whether the server has the file; rejects when the line brings no answer
 */
async function isThere(path: string): Promise<boolean> {
  const response = await fetch(path);
  await response.arrayBuffer();
  return response.ok;
}
