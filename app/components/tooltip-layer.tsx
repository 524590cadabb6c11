import * as Tooltip from "@radix-ui/react-tooltip";
import { forwardRef, type HTMLAttributes, useEffect, useImperativeHandle, useRef } from "react";

export interface TooltipLayerProps {
  /** Elements with `data-tooltip`, the tooltip's text. No two elements have the same text. */
  triggers: readonly HTMLElement[];
}

/** Milliseconds (docs/site.md). */
const DELAY = 700;
const SKIP_DELAY = 300;

/** One Radix tooltip for each trigger. They share a provider because the skip delay applies between tooltips. */
export function TooltipLayer({ triggers }: TooltipLayerProps) {
  return (
    <Tooltip.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {triggers.map((element) => (
        <Tooltip.Root key={element.dataset.tooltip}>
          <Tooltip.Trigger asChild>
            <ExistingTrigger element={element} />
          </Tooltip.Trigger>
          <Tooltip.Portal>
            <Tooltip.Content
              side="top"
              sideOffset={8}
              collisionPadding={8}
              className="night z-30 rounded-full [border-width:1px] border-night-line px-3 py-2 text-sm"
            >
              {element.dataset.tooltip}
            </Tooltip.Content>
          </Tooltip.Portal>
        </Tooltip.Root>
      ))}
    </Tooltip.Provider>
  );
}

type ExistingTriggerProps = HTMLAttributes<HTMLElement> & { element: HTMLElement };

/**
 * A Radix trigger for an element that is already on the page: wrapping the element would replace it under the pointer and
 * could lose a click. `aria-describedby` is left out, because a screen reader would say the accessible name twice.
 */
const ExistingTrigger = forwardRef<HTMLElement, ExistingTriggerProps>(function ExistingTrigger(
  { element, ...props },
  ref,
) {
  const latest = useRef(props);
  latest.current = props;
  useImperativeHandle(ref, () => element, [element]);

  useEffect(() => {
    const handlers = {
      pointermove: (event: Event) => latest.current.onPointerMove?.(event as never),
      pointerleave: (event: Event) => latest.current.onPointerLeave?.(event as never),
      pointerdown: (event: Event) => latest.current.onPointerDown?.(event as never),
      // Who comes back to the tab has the focus where the last click was.
      focus: (event: Event) => element.matches(":focus-visible") && latest.current.onFocus?.(event as never),
      blur: (event: Event) => latest.current.onBlur?.(event as never),
      click: (event: Event) => latest.current.onClick?.(event as never),
    };
    for (const [type, handler] of Object.entries(handlers)) element.addEventListener(type, handler);
    window.addEventListener("blur", handlers.blur);
    // The focus or hover that loaded this code came before these listeners.
    if (element.matches(":focus-visible")) handlers.focus(new FocusEvent("focus"));
    else if (element.matches(":hover")) handlers.pointermove(new PointerEvent("pointermove", { pointerType: "mouse" }));
    return () => {
      window.removeEventListener("blur", handlers.blur);
      for (const [type, handler] of Object.entries(handlers)) element.removeEventListener(type, handler);
    };
  }, [element]);

  return null;
});
