/** Runs in the page at its end. @returns whatever a visitor cannot read or tell apart: one line for each fault */
export function faultsAtEnd(): string[] {
  const faults = new Set<string>();
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth - clientWidth} px wider than the window`);

  const style = (element: Element) => getComputedStyle(element);
  const isFloating = (at: Element | null): boolean =>
    at !== null && (["fixed", "sticky"].includes(style(at).position) || isFloating(at.parentElement));
  const blockOf = (element: Element): Element =>
    style(element).display === "inline" && element.parentElement ? blockOf(element.parentElement) : element;
  const across = (one: DOMRect, other: DOMRect) => Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = (one: DOMRect, other: DOMRect) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);

  const isInside = (box: DOMRect, frame: DOMRect) =>
    across(box, frame) >= box.width - 1 && down(box, frame) >= box.height - 1;
  const texts: { name: string; block: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    const name = textContent?.trim().slice(0, 40);
    if (!parent || !name || parent.closest(".sr-only, script, style, svg") || isFloating(parent)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const link = parent.closest("a, button");
    for (const { 0: word, index } of textContent?.matchAll(/[\p{L}\d]{2,}/gu) ?? []) {
      range.setStart(walker.currentNode, index);
      range.setEnd(walker.currentNode, index + word.length);
      // A customer's word is not ours to judge.
      if (range.getClientRects().length > 1 && !parent.closest("blockquote")) faults.add(`a broken word: ${word}`);
    }
    const frame = link && style(link).display !== "inline" && link.getBoundingClientRect();
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects()) {
      // The font's box is taller than its letters.
      const box = new DOMRect(line.x, line.y + line.height * 0.25, line.width, line.height * 0.5);
      if (box.width === 0) continue;
      if (frame && !isInside(box, frame)) faults.add(`outside its link: ${name}`);
      let scrollsSideways = false;
      for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = style(around);
        const [room, clips] = [around.getBoundingClientRect(), ["hidden", "clip"]];
        scrollsSideways ||= ["auto", "scroll"].includes(overflowX);
        const isCut =
          (clips.includes(overflowX) && !scrollsSideways && across(box, room) < box.width - 1) ||
          (clips.includes(overflowY) && down(box, room) < box.height - 1);
        if (isCut) faults.add(`cut off: ${name}`);
      }
      if (!scrollsSideways && (box.left < -1 || box.right > clientWidth + 1)) faults.add(`off the page: ${name}`);
      texts.push({ name, block: blockOf(parent), box });
    }
  }
  for (const image of document.querySelectorAll("footer img, footer svg")) {
    // The skyline, and no icon. The lower half holds light alone, which falls on words.
    const { x, y, width, height } = image.getBoundingClientRect();
    const box = new DOMRect(x, y, width, height / 2);
    if (width > 200) texts.push({ name: "the footer's drawing", block: image, box });
  }
  const links = [...document.querySelectorAll("a, button")]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }) && !isFloating(link))
    .map((link) => ({ name: `link ${link.textContent}`, block: link, box: link.getBoundingClientRect() }));
  for (const link of document.querySelectorAll("aside a")) {
    // All 0 of a hidden one.
    const cover = link.getBoundingClientRect();
    for (const { name, box } of [...texts, ...links])
      if (across(box, cover) > 0 && down(box, cover) > 0) faults.add(`covered: ${name}`);
  }
  for (const all of [texts, links]) {
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) {
        if (one.block !== other.block && across(one.box, other.box) > 2 && down(one.box, other.box) > 2)
          faults.add(`overlap: ${one.name} / ${other.name}`);
      }
    }
  }
  return [...faults];
}
