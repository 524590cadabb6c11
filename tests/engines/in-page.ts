/** What runs inside the page, in every engine: each function is sent by its source, so it is whole in itself. */

interface Noting extends Window {
  messages?: string[];
}

/** From now on keeps what the page writes to the console, uncaught errors and what the policy blocked. */
export function noteMessages(): void {
  const messages: string[] = [];
  (window as Noting).messages = messages;
  for (const kind of ["log", "info", "warn", "error", "debug"] as const) {
    console[kind] = (...values: unknown[]) => messages.push(`${kind}: ${values.join(" ")}`);
  }
  addEventListener("error", ({ message }) => messages.push(`uncaught: ${message}`));
  addEventListener("unhandledrejection", (event) => {
    // Once the page's own listeners have had their say, as the console does.
    setTimeout(() => event.defaultPrevented || messages.push(`unhandled: ${event.reason}`));
  });
  document.addEventListener("securitypolicyviolation", ({ blockedURI }) => messages.push(`blocked: ${blockedURI}`));
}

/** @returns what has been noted in this document */
export function notedMessages(): string[] {
  return (window as Noting).messages ?? ["the document is another one"];
}

/** @returns whether React has taken over every part of the page: it marks the nodes that it owns */
export function isHydrated(): boolean {
  return [document.body, ...document.querySelectorAll("h1, h2, h3, a, button, summary")].every((node) =>
    Object.keys(node).some((key) => key.startsWith("__reactFiber")),
  );
}

/** @returns what a visitor finds on the first screen and below it */
export function pageFacts() {
  const { scrollWidth } = document.documentElement;
  const { position, display } = getComputedStyle(document.querySelector("header")?.parentElement as Element);
  const shown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  return {
    title: document.querySelector("h1")?.textContent ?? "",
    isSidewaysScrolled: scrollWidth > innerWidth,
    /** Whether it stays in view wherever the page is. */
    isHeaderKept: `${position} ${display}` === "sticky block",
    font: document.fonts.check("700 17px Figtree"),
    reviews: document.querySelectorAll("blockquote").length,
    /** Of each link: where it leads, and whether it opens a tab. */
    links: [...document.querySelectorAll("a")].map(({ href, target }) => ({ href, target })),
    shownCalls: [...document.querySelectorAll("a[href^='tel:']")].filter(shown).length,
    shownChats: [...document.querySelectorAll("a[href^='https://wa.me/']")].filter(shown).length,
  };
}

/**
 * @param selector of elements of which the first that is shown is meant
 * @returns the middle of it after it has been scrolled into view, CSS px in the window; undefined when none is shown
 */
export function middleOf(selector: string): { x: number; y: number } | undefined {
  const element = [...document.querySelectorAll(selector)].find((one) => one.getBoundingClientRect().width > 1);
  if (!element) return undefined;
  const before = element.getBoundingClientRect();
  if (before.top < 0 || before.bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** @returns how far the strip of reviews has been scrolled, and which reviews are in view whole, by place from 0 */
export function stripFacts() {
  const strip = document.querySelector(".strip") as HTMLElement;
  const inView = [...strip.querySelectorAll("li")].flatMap((item, place) => {
    const { left, right } = item.getBoundingClientRect();
    return left >= -1 && right <= innerWidth + 1 ? [place] : [];
  });
  const buttons = [...document.querySelectorAll(".strip ~ * button")];
  return {
    left: Math.round(strip.scrollLeft),
    inView,
    isLast: strip.scrollLeft >= strip.scrollWidth - strip.clientWidth - 1,
    isAtEnd: buttons.map((button) => button.getAttribute("aria-disabled") === "true"),
    focus: document.activeElement?.getAttribute("aria-label"),
  };
}

/** @returns CSS px between the header's lower edge and the element with this id */
export function gapBelowHeader(id: string): number {
  const header = Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
  return Math.round((document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) - header);
}

/** Makes the page believe that the line is gone, or back. */
export function pretendOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => isOnline });
  dispatchEvent(new Event(isOnline ? "online" : "offline"));
}
