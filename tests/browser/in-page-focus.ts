/** What of an element can be seen. */
export interface Place {
  what: string;
  /** Share of 14 points of the element at which nothing else is in front of it and which lie within the window, 0–1. */
  shown: number;
  /** What is in front of it. */
  behind: string[];
}

/** Runs inside the page, sent by its source. @returns the first that the selector means; undefined when there is none */
export function placeOf(selector: string): Place | undefined {
  const element = document.querySelector(selector);
  if (!element) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  const name = (of: Element) => (of.getAttribute("aria-label") ?? of.textContent ?? "").trim().slice(0, 40);
  // Along both middles: the corners of a round button are not its own.
  const points = [0.03, 0.15, 0.3, 0.5, 0.7, 0.85, 0.97].flatMap((share) => [
    [share, 0.5],
    [0.5, share],
  ]);
  const fronts = points.map(([across = 0, down = 0]) =>
    document.elementFromPoint(left + width * across, top + height * down),
  );
  const others = fronts.filter((front) => !front || !element.contains(front));
  return {
    what: `${element.localName} "${name(element)}"`,
    shown: 1 - others.length / fronts.length,
    behind: [...new Set(others.map((front) => (front ? `${front.localName} "${name(front)}"` : "the window's edge")))],
  };
}
