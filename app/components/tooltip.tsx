import * as RadixTooltip from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";

/** Tooltips open after 700 ms of hovering, or at once within 300 ms of the previous one (docs/specification.md). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  );
}

interface TooltipProps {
  /** Must be the trigger's accessible name, because a tooltip must not be the only source of information. */
  text: string;
  /** The trigger: one element that takes a ref and handlers. */
  children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger
        asChild
        // When a visitor returns to this tab, the browser focuses the last clicked element. The element's tooltip must not open then.
        onFocus={(event) => event.target.matches(":focus-visible") || event.preventDefault()}
      >
        {children}
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          side="top"
          sideOffset={8}
          collisionPadding={8}
          className="rounded-full border border-night-border night-ground px-3 py-2 text-sm"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
