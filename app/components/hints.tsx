import { type ComponentType, useEffect, useState } from "react";
import type { HintLayerProps } from "./hint-layer";

/**
 * Tooltips of the icon-only controls: any element with `data-hint`. Their code (Radix, 20 KB gzipped) is fetched when a
 * pointer that can hover, or the keyboard's focus, first reaches one, so a phone never downloads it. The element keeps its
 * own accessible name; a tooltip never holds the only copy of a fact.
 */
export function Hints() {
  const [Layer, setLayer] = useState<ComponentType<HintLayerProps>>();
  const [reached, setReached] = useState<readonly HTMLElement[]>([]);

  useEffect(() => {
    const onReach = ({ target, type }: Event) => {
      const trigger = target instanceof Element ? target.closest<HTMLElement>("[data-hint]") : null;
      if (!trigger) return;
      if (type === "focusin" ? !trigger.matches(":focus-visible") : !matchMedia("(hover: hover)").matches) return;
      // What does not come, the browser tells its console, and the control has its name without.
      import("./hint-layer").then(({ HintLayer }) => setLayer(() => HintLayer)).catch(() => {});
      setReached((before) =>
        before.includes(trigger) ? before : [...before.filter((element) => element.isConnected), trigger],
      );
    };
    document.addEventListener("pointerover", onReach);
    document.addEventListener("focusin", onReach);
    return () => {
      document.removeEventListener("pointerover", onReach);
      document.removeEventListener("focusin", onReach);
    };
  }, []);

  return Layer && <Layer triggers={reached} />;
}
