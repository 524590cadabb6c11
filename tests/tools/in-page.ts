/** Each function runs inside the page and is sent by its source, so it uses nothing from outside itself. */

/** From now on keeps console messages, uncaught errors, and whatever the content security policy blocked. */
export function noteMessages(): void {
  const messages: string[] = [];
  Object.assign(window, { messages });
  for (const kind of ["log", "info", "warn", "error", "debug"] as const) {
    console[kind] = (...values: unknown[]) => messages.push(`${kind}: ${values.join(" ")}`);
  }
  addEventListener("error", ({ message }) => messages.push(`uncaught: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => messages.push(`unhandled: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ blockedURI }) => messages.push(`blocked: ${blockedURI}`));
}

/** @returns whether React 18 has hydrated every part of the page, as its own tree says: it has no other sign */
export function isHydrated(): boolean {
  interface Fiber {
    stateNode: { current: Fiber };
    memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null;
    child: Fiber | null;
    sibling: Fiber | null;
  }
  const site = Object.entries(document);
  const root: Fiber | undefined = site.find(([name]) => name.startsWith("__reactContainer$"))?.[1].stateNode.current;
  const isWaiting = ({ memoizedState: state, child, sibling }: Fiber): boolean =>
    Boolean(state?.isDehydrated || state?.dehydrated) || [child, sibling].some((next) => next && isWaiting(next));
  return root !== undefined && !isWaiting(root);
}

/** @returns the facts that a visitor would miss first */
export function pageFacts() {
  const countShown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0).length;
  return {
    path: location.pathname,
    title: document.querySelector("h1")?.textContent?.replace(/\s+/g, " ").trim(),
    isSidewaysScrolled: document.documentElement.scrollWidth > innerWidth,
    isStyled: getComputedStyle(document.body).backgroundColor !== "rgba(0, 0, 0, 0)",
    isFontThere: document.fonts.check("700 17px Figtree"),
    calls: countShown("a[href^='tel:']"),
    chats: countShown("a[href^='https://wa.me/']"),
    /** CSS px from the top of the window to the first call's lower edge. */
    firstCall: document.querySelector("main a[href^='tel:']")?.getBoundingClientRect().bottom ?? Number.NaN,
    messages: (window as { messages?: string[] }).messages ?? [],
  };
}

/** @returns CSS px between the header's lower edge and the element with this id; without one, from the top of the page */
export function gapBelowHeader(id?: string): number {
  if (!id) return scrollY;
  const header = Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
  return Math.abs((document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) - header);
}
