import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ReviewCard } from "../components/review-card";
import type { Review } from "../content/types";

/**
 * Eight reviews in a row that scrolls by touch, wheel, arrow keys (it takes focus, WCAG 2.1.1) and, for a mouse, two buttons. It
 * never moves by itself and is whole without scripts, when the buttons are not shown.
 */
export function ReviewStrip({ list, source }: { list: readonly Review[]; source: string }) {
  const strip = useRef<HTMLElement>(null);
  // Both buttons are told to be disabled until scripts can answer them.
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => {
      const left = Math.round(element.scrollLeft);
      setEnds({ atStart: left <= 1, atEnd: left >= element.scrollWidth - element.clientWidth - 1 });
    };
    look();
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, []);

  const turn = (pages: number) => {
    const element = strip.current;
    const [first, second] = element?.querySelectorAll("li") ?? [];
    if (!element || !first || !second) return;
    const step = second.offsetLeft - first.offsetLeft;
    const whole = Math.max(1, Math.floor((element.clientWidth - first.offsetLeft) / step));
    // Not scrollBy, from which WebKit snaps onward when the rounded step goes a little too far.
    element.scrollTo({ left: element.scrollLeft + pages * whole * step });
  };

  return (
    <>
      <section
        ref={strip}
        aria-label="Avaliações de clientes"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take focus to be scrolled by keyboard
        tabIndex={0}
        className="strip mt-8 py-1"
      >
        <ul className="flex w-max gap-4">
          {list.map((review) => (
            <li
              key={review.name}
              className="flex w-[min(21rem,100vw-80px)] snap-start flex-col rounded-card border border-line bg-page p-6"
            >
              <ReviewCard {...review} source={source} />
            </li>
          ))}
        </ul>
      </section>
      <div className="wrap mt-4 hidden gap-3 pointer-fine:flex [@media(scripting:none)]:hidden print:hidden">
        <TurnButton label="Avaliações anteriores" isDisabled={ends.atStart} onClick={() => turn(-1)}>
          <ChevronLeft />
        </TurnButton>
        <TurnButton label="Próximas avaliações" isDisabled={ends.atEnd} onClick={() => turn(1)}>
          <ChevronRight />
        </TurnButton>
      </div>
    </>
  );
}

interface TurnButtonProps {
  label: string;
  isDisabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function TurnButton({ label, isDisabled, onClick, children }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-hint={label}
      // `disabled` would take the focus from under the visitor at the last review.
      aria-disabled={isDisabled}
      onClick={onClick}
      className="flex size-12 items-center justify-center rounded-full border-2 border-current aria-disabled:text-edge"
    >
      {children}
    </button>
  );
}
