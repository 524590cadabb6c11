/**
 * What runs inside the page to measure it. Playwright sends each function by its source, so each one is whole in itself
 * and answers with data that can be printed.
 */

/** What the element with the focus shows of it. */
export interface FocusFacts {
  what: string;
  /** CSS px; 0 when no outline is drawn. */
  outlineWidth: number;
  /** Lowest contrast of the outline, or of a shadow around it, with what is drawn next to it, 1–21 (WCAG 1.4.11 asks for 3). */
  contrast: number;
  /** Sides that an ancestor or the viewport cuts the outline off at. */
  cutOff: string[];
  /** Of five points of the element, the number at which something else is in front of it (WCAG 2.4.11). */
  coveredPoints: number;
  /** What is in front of it there. */
  coveredBy: string[];
}

/** @returns undefined when the focus has left the page's elements */
export function focusFacts(): FocusFacts | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const width = outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
  const reach = Number.parseFloat(outlineOffset) + width;
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const { clientWidth, clientHeight } = document.documentElement;
  const name = (of: Element | null) =>
    of ? `${of.localName} "${(of.getAttribute("aria-label") ?? of.textContent ?? "").trim().slice(0, 30)}"` : "nothing";

  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (x: number, y: number) => {
    for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
      const color = getComputedStyle(at).backgroundColor;
      if ((channels(color)[3] ?? 1) > 0.5) return color;
    }
    return "rgb(255, 255, 255)";
  };
  // What lies over the page at that point says nothing of the page below it.
  const floats = (x: number, y: number) => {
    for (let at = document.elementFromPoint(x, y); at && !at.contains(element); at = at.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  // Of a ring in two colours one is enough (WCAG technique C40).
  const ring = [outlineColor, ...(boxShadow.match(/rgba?\([^)]*\)/g) ?? [])];
  const contrastAt = (x: number, y: number) => {
    const background = luminance(behind(x, y)) + 0.05;
    const contrasts = ring.map((color) => (luminance(color) + 0.05) / background);
    return Math.max(...contrasts.map((contrast) => Math.max(contrast, 1 / contrast)));
  };
  const beside = [
    [middleX, box.top - reach - 1],
    [middleX, box.bottom + reach + 1],
    [box.left - reach - 1, middleY],
    [box.right + reach + 1, middleY],
  ].filter(([x = -1, y = -1]) => x > 0 && y > 0 && x < clientWidth && y < clientHeight && !floats(x, y));

  const cutOff = new Set<string>();
  for (let around = element.parentElement; around; around = around.parentElement) {
    const frame = around.getBoundingClientRect();
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX !== "visible" && box.left - reach < frame.left - 1) cutOff.add("left");
    if (overflowX !== "visible" && box.right + reach > frame.right + 1) cutOff.add("right");
    if (overflowY !== "visible" && box.top - reach < frame.top - 1) cutOff.add("top");
    if (overflowY !== "visible" && box.bottom + reach > frame.bottom + 1) cutOff.add("bottom");
  }
  // What is taller than the room for it, such as the strip around a long review, cannot show both of its ends.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const room =
    clientHeight - (Number.parseFloat(scrollPaddingTop) || 0) - (Number.parseFloat(scrollPaddingBottom) || 0);
  const fits = box.height + 2 * reach <= room;
  if (fits && box.top - reach < -1) cutOff.add("top");
  if (fits && box.bottom + reach > clientHeight + 1) cutOff.add("bottom");
  if (box.left - reach < -1) cutOff.add("left");
  if (box.right + reach > clientWidth + 1) cutOff.add("right");

  const covers = [
    [middleX, middleY],
    ...(fits
      ? [
          [middleX, box.top + 2],
          [middleX, box.bottom - 2],
        ]
      : []),
    [box.left + 2, middleY],
    [box.right - 2, middleY],
  ]
    .map(([x = 0, y = 0]) => document.elementFromPoint(x, y))
    .filter((front) => !element.contains(front));

  return {
    what: name(element),
    outlineWidth: width,
    contrast: Math.min(...beside.map(([x = 0, y = 0]) => contrastAt(x, y))),
    cutOff: [...cutOff],
    coveredPoints: covers.length,
    coveredBy: [...new Set(covers.map(name))],
  };
}

/** A line of text as it lies on the page: CSS px from the page's top left corner, and its colour as CSS says it. */
export interface PlacedText {
  text: string;
  color: string;
  /** Least contrast that it needs, by size and weight (WCAG 1.4.3). */
  needs: number;
  box: { x: number; y: number; width: number; height: number };
}

/** @returns every line of text, and every picture with a name, that is shown, but for what floats over the page */
export function textsAndColours(): PlacedText[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const placed: PlacedText[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40);
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest("aside, .sr-only, script, style, noscript, [role='tooltip']")) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      // The middle of the line, where its letters are.
      const box = { x: x + scrollX, y: y + scrollY + height * 0.2, width, height: height * 0.6 };
      if (width > 1 && x >= 0 && x + width <= document.documentElement.clientWidth) {
        placed.push({ text, color, needs: isLarge ? 3 : 4.5, box });
      }
    }
  }
  for (const picture of document.querySelectorAll("svg[role='img']")) {
    const { x, y, width, height } = picture.getBoundingClientRect();
    if (!picture.checkVisibility() || x < 0 || x + width > document.documentElement.clientWidth) continue;
    const text = picture.getAttribute("aria-label") ?? "";
    // WCAG 1.4.11.
    placed.push({
      text,
      color: getComputedStyle(picture).fill,
      needs: 3,
      box: { x: x + scrollX, y: y + scrollY, width, height },
    });
  }
  return placed;
}

/**
 * Measures each text against every pixel that lies behind it.
 *
 * @param picture the page without its letters, a PNG in base64, one pixel for each CSS px
 * @returns one line for each text whose contrast is too low somewhere
 */
export async function textOnPixels({ texts, picture }: { texts: PlacedText[]; picture: string }): Promise<string[]> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas here");
  context.drawImage(image, 0, 0);
  const luminance = ([red = 0, green = 0, blue = 0]: Iterable<number>) => {
    const linear = (channel: number) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  return texts.flatMap(({ text, color, needs, box }) => {
    const own = luminance((color.match(/[\d.]+/g) ?? []).map(Number)) + 0.05;
    const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round) as [
      number,
      number,
      number,
      number,
    ];
    const pixels = context.getImageData(x, y, Math.max(width, 1), Math.max(height, 1)).data;
    let lowest = 21;
    for (let at = 0; at < pixels.length; at += 4) {
      const behind = luminance(pixels.subarray(at, at + 3)) + 0.05;
      lowest = Math.min(lowest, Math.max(own / behind, behind / own));
    }
    return lowest < needs ? [`"${text}" at ${x} ${y}: ${lowest.toFixed(2)} of ${needs}, ${color}`] : [];
  });
}

/** @returns what can be activated and is shown, by name, with its size in CSS px */
export function touchTargets(): { what: string; width: number; height: number }[] {
  return [...document.querySelectorAll("a, button")].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1;
    const what = `${element.localName} "${element.getAttribute("aria-label") ?? element.textContent}"`;
    return isShown ? [{ what, width, height }] : [];
  });
}

/** @returns the lines of text and the links that lie, even in part, under an element that floats over the page */
export function coveredBy(element: Element): string[] {
  const cover = element.getBoundingClientRect();
  const isUnder = ({ left, right, top, bottom, width }: DOMRect) =>
    width > 1 && left < cover.right && right > cover.left && top < cover.bottom && bottom > cover.top;
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const owner = node instanceof Element ? node : node.parentElement;
    const isLink = node instanceof Element && node.matches("a, button");
    if (!owner || element.contains(owner) || !owner.checkVisibility()) continue;
    if (!isLink && (node instanceof Element || !node.textContent?.trim())) continue;
    range.selectNodeContents(node);
    const boxes = isLink ? [node.getBoundingClientRect()] : [...range.getClientRects()];
    if (boxes.some(isUnder)) found.push(`${isLink ? "link" : "text"}: ${node.textContent?.trim()}`);
  }
  return found;
}

/**
 * @param tops scroll positions to look at it from; where the page is, unless told
 * @returns what lies over an element, which may be round, in front of its own ground
 */
export function overlaidBy(element: Element, tops: number[] = [scrollY]): string[] {
  const found = new Set<string>();
  for (const top of tops) {
    scrollTo({ top, behavior: "instant" });
    const box = element.getBoundingClientRect();
    for (const part of [0.3, 0.7]) {
      const y = box.top + box.height * part;
      // As close as the narrowest thing that could come through.
      for (let x = box.left + 8; x <= box.right - 8; x += 6) {
        const front = document.elementFromPoint(x, y);
        if (front && !element.contains(front)) found.add(`${front.outerHTML.slice(0, 100)}… with the page at ${top}`);
      }
    }
  }
  return [...found].slice(0, 5);
}

/** @returns the surfaces, wider than half the page, whose colour is light (relative luminance, WCAG 2.2) */
export function lightSurfaces(): string[] {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return alpha < 0.5 ? 0 : 0.2126 * (red / 255) ** 2.2 + 0.7152 * (green / 255) ** 2.2 + 0.0722 * (blue / 255) ** 2.2;
  };
  return [...document.querySelectorAll("body, body *:not(a, button)")].flatMap((element) => {
    const { backgroundColor } = getComputedStyle(element);
    const isWide = element.getBoundingClientRect().width > innerWidth / 2 && element.checkVisibility();
    return isWide && luminance(backgroundColor) > 0.7 ? [`${element.localName}.${element.className}`] : [];
  });
}

declare global {
  interface Window {
    layoutShifts: { score: number; moved: string[] }[];
  }
}

/**
 * Shift (https://web.dev/articles/cls) that a text of the owner's may cause where it takes one line more in one typeface than
 * in the other: well within the 0.1 that Google calls good. What is no text of theirs does not move at all.
 */
export const ONE_LINE = 0.05;

/** Runs before the page and notes every layout shift that no tap explains (https://web.dev/articles/cls). */
export function noteLayoutShifts(): void {
  window.layoutShifts = [];
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.trim().slice(0, 40)}: ${place(previousRect)} → ${place(currentRect)}`,
      );
      window.layoutShifts.push({ score: value, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
