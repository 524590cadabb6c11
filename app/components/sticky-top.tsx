import { type ReactNode, useEffect, useRef } from "react";

/**
 * Keeps the header and the notice at the top of the window; on a phone only the notice. Their height varies, so a script sets
 * `scroll-padding-top`, and they never cover a focused element or a link's target (WCAG 2.4.11).
 */
export function StickyTop({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const top = box.current;
    if (!top) return;
    const notice = document.getElementById("offline-notice") ?? top;
    const sizes = new ResizeObserver(() => {
      const covered = top.offsetHeight || notice.offsetHeight;
      document.documentElement.style.scrollPaddingTop = covered ? `calc(${covered}px + 1rem)` : "";
    });
    for (const element of [top, notice]) sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return (
    <div ref={box} className="sticky top-0 z-20 max-sm:contents">
      {children}
    </div>
  );
}
