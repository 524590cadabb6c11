import * as Tooltip from "@radix-ui/react-tooltip";
import { forwardRef, type HTMLAttributes, useEffect, useImperativeHandle, useRef } from "react";

export interface HintLayerProps {
  /** Elements of the page whose `data-hint` is to be shown. */
  triggers: readonly HTMLElement[];
}

/** Milliseconds (docs/site.md). */
const DELAY = 700;
const SKIP_DELAY = 300;

/** One Radix tooltip for each trigger. All share a provider, as the skip window runs from one tooltip to the next. */
export function HintLayer({ triggers }: HintLayerProps) {
  return (
    <Tooltip.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      {triggers.map((element) => (
        <Tooltip.Root key={keyOf(element)}>
          <Tooltip.Trigger asChild>
            <AdoptedTrigger element={element} />
          </Tooltip.Trigger>
          <Tooltip.Portal>
            <Tooltip.Content
              side="top"
              sideOffset={8}
              collisionPadding={8}
              className="night z-30 max-w-64 rounded-sm border border-night-line px-3 py-2 text-sm font-medium"
            >
              {element.dataset.hint}
            </Tooltip.Content>
          </Tooltip.Portal>
        </Tooltip.Root>
      ))}
    </Tooltip.Provider>
  );
}

type AdoptedTriggerProps = HTMLAttributes<HTMLElement> & { element: HTMLElement };

/**
 * Gives Radix a trigger that is in the page already. Wrapping it when this code arrives would replace the element below the
 * visitor's pointer and could swallow a click; so Radix's handlers are put on it instead. Its `aria-describedby` is not: the
 * hint is what the element is called, and a screen reader would say it twice.
 */
const AdoptedTrigger = forwardRef<HTMLElement, AdoptedTriggerProps>(function AdoptedTrigger(
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
      focus: (event: Event) => latest.current.onFocus?.(event as never),
      blur: (event: Event) => latest.current.onBlur?.(event as never),
      click: (event: Event) => latest.current.onClick?.(event as never),
    };
    for (const [type, handler] of Object.entries(handlers)) element.addEventListener(type, handler);
    // What brought the visitor here happened before this code arrived.
    if (element.matches(":focus-visible")) handlers.focus(new FocusEvent("focus"));
    else if (element.matches(":hover")) handlers.pointermove(new PointerEvent("pointermove", { pointerType: "mouse" }));
    return () => {
      for (const [type, handler] of Object.entries(handlers)) element.removeEventListener(type, handler);
    };
  }, [element]);

  return null;
});

const keys = new WeakMap<HTMLElement, string>();
let count = 0;

function keyOf(element: HTMLElement): string {
  const key = keys.get(element) ?? `hint-${count++}`;
  keys.set(element, key);
  return key;
}
