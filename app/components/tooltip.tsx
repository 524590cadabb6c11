import * as RadixTooltip from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";

/** Milliseconds before a tooltip opens, and after it within which the next one opens at once (docs/site.md). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  );
}

interface TooltipProps {
  /** Repeats the trigger's accessible name: a tooltip is never the only source of a fact. */
  text: string;
  /** The trigger: one element that takes a ref and handlers. */
  children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger
        asChild
        // A visitor who comes back to the tab has the focus where the last click was: no reason to open.
        onFocus={(event) => event.target.matches(":focus-visible") || event.preventDefault()}
      >
        {children}
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          side="top"
          sideOffset={8}
          collisionPadding={8}
          className="z-30 rounded-full border border-night-border night-ground px-3 py-2 text-sm"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
