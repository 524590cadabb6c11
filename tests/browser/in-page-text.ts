/** What runs inside the page to look at its text: each function is sent by its source, so it is whole in itself. */

/**
 * Finds text that a visitor cannot read whole, at the top of the page.
 *
 * @returns one line for each text that is cut off by an ancestor, runs off the page sideways, or lies on another text
 */
export function unreadableText(): string[] {
  const faults: string[] = [];
  const placed: { text: string; block: Element | null; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const pageWidth = document.documentElement.clientWidth;

  const isReaderOnly = (element: Element) => element.closest(".sr-only, script, style, svg[aria-hidden]") !== null;
  const isFixed = (element: Element | null): boolean =>
    element !== null &&
    (["fixed", "sticky"].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
  const blockOf = (element: Element | null): Element | null =>
    element && getComputedStyle(element).display === "inline" ? blockOf(element.parentElement) : element;

  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40);
    if (!parent || !text || isReaderOnly(parent) || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(parent).clipPath !== "none" || isFixed(parent)) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width === 0) continue;
      // The font's box is taller than its letters, and may stick out of a tight line.
      const box = new DOMRect(line.x, line.y + line.height * 0.25, line.width, line.height * 0.5);
      let scrollsSideways = false;
      for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
        if (overflowX === "auto" || overflowX === "scroll") scrollsSideways = true;
        const isCutX =
          !scrollsSideways && clips(overflowX) && (box.left < frame.left - 1 || box.right > frame.right + 1);
        const isCutY = clips(overflowY) && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1);
        if (isCutX || isCutY) faults.push(`cut off: ${text}`);
      }
      if (!scrollsSideways && (box.left < -1 || box.right > pageWidth + 1)) faults.push(`off the page: ${text}`);
      placed.push({ text, block: blockOf(parent), box });
    }
  }
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (one.block !== other.block && across > 2 && down > 2) faults.push(`overlap: ${one.text} / ${other.text}`);
    }
  }
  return [...new Set(faults)];
}

/** @returns one line for each text that leaves the box of the link or button that it names, by letters and not by line height */
export function textOutsideItsLink(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll("a, button")].flatMap((link) => {
    // An inline link is as large as its text, whatever happens.
    if (!link.checkVisibility({ visibilityProperty: true }) || getComputedStyle(link).display === "inline") return [];
    const frame = link.getBoundingClientRect();
    if (frame.width <= 1) return [];
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.closest(".sr-only, svg")) continue;
      range.selectNodeContents(walker.currentNode);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        const letters = { top: top + height * 0.25, bottom: bottom - height * 0.25 };
        const beyond = Math.max(
          frame.left - left,
          right - frame.right,
          frame.top - letters.top,
          letters.bottom - frame.bottom,
        );
        if (width > 0 && beyond > 1) faults.push(`${walker.currentNode.textContent}: ${Math.round(beyond)} px`);
      }
    }
    return faults;
  });
}

/** @returns pairs of links and buttons whose boxes lie on one another where they come to rest: those that float among themselves */
export function linksOnLinks(): string[] {
  const isFloating = (element: Element | null): boolean =>
    element !== null &&
    (["fixed", "sticky"].includes(getComputedStyle(element).position) || isFloating(element.parentElement));
  const all = [...document.querySelectorAll("a, button")]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .map((link) => ({ link, box: link.getBoundingClientRect(), floats: isFloating(link) }))
    .filter(({ box }) => box.width > 1 && box.bottom > 0);
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(({ link, box, floats }) => {
        const across = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left);
        const down = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top);
        return floats === one.floats && !one.link.contains(link) && across > 1 && down > 1;
      })
      .map(({ link }) => `${one.link.textContent} / ${link.textContent || link.getAttribute("aria-label")}`),
  );
}

/**
 * Enlarges text and nothing else, as Firefox's and Safari's text zoom do: lengths in rem stay.
 *
 * @param factor 1 for the text as it was
 */
export function enlargeText(factor: number): void {
  const all = [...document.querySelectorAll<HTMLElement>("body, body *:not(svg, svg *, script)")];
  for (const element of all) element.style.removeProperty("font-size");
  if (factor === 1) return;
  const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize) * factor);
  for (const [index, element] of all.entries())
    element.style.setProperty("font-size", `${sizes[index]}px`, "important");
}

/** Sets the spacing of WCAG 1.4.12, in a sheet that no content security policy asks about. */
export function spaceText(isSpaced: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets = isSpaced ? [sheet] : [];
}
