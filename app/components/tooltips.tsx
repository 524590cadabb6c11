import { type ComponentType, useEffect, useState } from "react";
import type { TooltipLayerProps } from "./tooltip-layer";

/**
 * Tooltips of elements with `data-tooltip`, which repeats the element's accessible name. The first hover or keyboard focus
 * loads their code (Radix, 20 KB gzipped), so a phone never does.
 */
export function Tooltips() {
  const [Layer, setLayer] = useState<ComponentType<TooltipLayerProps>>();
  const [triggers, setTriggers] = useState<readonly HTMLElement[]>([]);

  useEffect(() => {
    const onHoverOrFocus = ({ target, type }: Pick<Event, "target" | "type">) => {
      const trigger = target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;
      if (!trigger) return;
      if (type === "focusin" ? !trigger.matches(":focus-visible") : !matchMedia("(hover: hover)").matches) return;
      // The browser logs a failed fetch, and the control has its name without the tooltip.
      import("./tooltip-layer").then(({ TooltipLayer }) => setLayer(() => TooltipLayer)).catch(() => {});
      setTriggers((before) =>
        before.includes(trigger) ? before : [...before.filter((element) => element.isConnected), trigger],
      );
    };
    // A pointer or the focus may rest on a control since before React.
    onHoverOrFocus({ target: document.querySelector("[data-tooltip]:hover"), type: "pointerover" });
    onHoverOrFocus({ target: document.activeElement, type: "focusin" });
    document.addEventListener("pointerover", onHoverOrFocus);
    document.addEventListener("focusin", onHoverOrFocus);
    return () => {
      document.removeEventListener("pointerover", onHoverOrFocus);
      document.removeEventListener("focusin", onHoverOrFocus);
    };
  }, []);

  return Layer && <Layer triggers={triggers} />;
}
