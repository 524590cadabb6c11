import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Card } from "~/components/card";
import { IconButton } from "~/components/icon-button";
import { ReviewCardContent } from "~/components/review-card-content";
import { allFiveStarsText } from "~/content/review-facts";
import type { Review } from "~/content/types";

/**
 * A carousel that scrolls by touch, wheel and arrow keys (WCAG 2.1.1).
 * With a mouse, two buttons appear after hydration, unless all reviews fit.
 */
export function ReviewStrip({ list }: { list: readonly Review[] }) {
  const strip = useRef<HTMLDivElement>(null);
  // Both are true before hydration, when buttons would not work, and also when all reviews fit.
  const [isAtStart, setIsAtStart] = useState(true);
  const [isAtEnd, setIsAtEnd] = useState(true);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const updateEnds = () => {
      const left = Math.round(element.scrollLeft);
      setIsAtStart(left <= 1);
      setIsAtEnd(left >= element.scrollWidth - element.clientWidth - 1);
    };
    element.addEventListener("scroll", updateEnds, { passive: true });
    // The observer also reports the initial size.
    const resizes = new ResizeObserver(updateEnds);
    resizes.observe(element);
    return () => {
      element.removeEventListener("scroll", updateEnds);
      resizes.disconnect();
    };
  }, []);

  const scrollByScreens = (screens: number) => {
    const element = strip.current;
    const [first, second] = element?.querySelectorAll("li") ?? [];
    if (!element || !first || !second) return;
    const padding = first.offsetLeft;
    const step = second.offsetLeft - padding;
    const cardsOnScreen = Math.max(1, Math.floor((element.clientWidth - padding) / step));
    // With `scrollBy`, WebKit would snap one card too far when it rounds the distance up.
    element.scrollTo({ left: element.scrollLeft + screens * cardsOnScreen * step });
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the HTML validator warns about a section without a heading */}
      <div
        ref={strip}
        role="region"
        aria-label="Avaliações de clientes"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must take focus to be scrolled by keyboard
        tabIndex={0}
        // Chrome does not scroll to a focused element that is partly visible.
        onFocus={({ target }) =>
          target !== strip.current && target.scrollIntoView({ block: "nearest", inline: "nearest" })
        }
        className="mt-6 [scroll-snap-type:x_mandatory] scroll-px-inset overflow-x-auto overscroll-x-contain py-1 focus-visible:-outline-offset-3 motion-safe:scroll-smooth"
      >
        {allFiveStarsText && <p className="sr-only">{allFiveStarsText}</p>}
        <ul className="grid w-max grid-flow-col gap-4 px-inset">
          {list.map((review, index) => (
            <Card
              as="li"
              // biome-ignore lint/suspicious/noArrayIndexKey: two customers may write the same text, and the list never changes
              key={index}
              background="page"
              className="flex w-[78vw] max-w-84 snap-start flex-col p-4 lg:p-6"
            >
              <ReviewCardContent {...review} />
            </Card>
          ))}
        </ul>
      </div>
      <div className="mt-4 hidden min-h-11 gap-3 px-inset pointer-fine:flex">
        {!(isAtStart && isAtEnd) && (
          <>
            <StripButton label="Avaliações anteriores" isDisabled={isAtStart} onClick={() => scrollByScreens(-1)}>
              <ChevronLeft size="1.5rem" />
            </StripButton>
            <StripButton label="Próximas avaliações" isDisabled={isAtEnd} onClick={() => scrollByScreens(1)}>
              <ChevronRight size="1.5rem" />
            </StripButton>
          </>
        )}
      </div>
    </>
  );
}

/** `disabled` would make the button lose focus at the last review. */
function StripButton({ isDisabled, ...attributes }: ComponentProps<typeof IconButton> & { isDisabled: boolean }) {
  return (
    <IconButton aria-disabled={isDisabled} className="rounded-full border-2 aria-disabled:text-edge" {...attributes} />
  );
}
