import * as RadixTooltip from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";

/** Sets when tooltips open, in ms: 700 after the hover, at once within 300 of the last one (docs/specification.md). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  );
}

interface TooltipProps {
  /** The trigger's accessible name: a tooltip must not be the only source of information. */
  text: string;
  /** The trigger: one element that takes a ref and handlers. */
  children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger
        asChild
        // Returning to the tab restores the focus to the last clicked element, which must not open its tooltip.
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
