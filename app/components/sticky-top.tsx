import { type ReactNode, useEffect, useRef } from "react";

/**
 * Keeps header and notice at the top of the window, however high they are; on a phone the notice alone. Says so to whatever
 * scrolls to a focus or a fragment, which would else come to rest below them (WCAG 2.4.11): text may be large, the notice comes
 * and goes, and no style sheet knows the height of either.
 */
export function StickyTop({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const top = box.current;
    if (!top) return;
    const notice = top.lastElementChild as HTMLElement;
    const sizes = new ResizeObserver(() => {
      const covered = top.offsetHeight || notice.offsetHeight;
      document.documentElement.style.scrollPaddingTop = covered ? `calc(${covered}px + 1rem)` : "";
    });
    for (const element of [top, notice]) sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return (
    <div ref={box} className="sticky top-0 z-20 max-sm:contents short:contents">
      {children}
    </div>
  );
}
