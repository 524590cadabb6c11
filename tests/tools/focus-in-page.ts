/** Runs in the page. @returns the place of the element with the focus among all elements, and whatever hides its focus */
export function lookAtFocus(): { place: number; faults: string[] } {
  const element = document.activeElement ?? document.body;
  const name = (of: Element) =>
    `${of.localName} "${(of.getAttribute("aria-label") ?? of.textContent ?? "").trim().slice(0, 30)}"`;
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    // Near enough to WCAG's formula.
    const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => (channel / 255) ** 2.2);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const isFloating = (at: Element | null): boolean =>
    at !== null && (["fixed", "sticky"].includes(getComputedStyle(at).position) || isFloating(at.parentElement));
  const colorBehind = (at: Element | null): string => {
    if (!at) return "rgb(255, 255, 255)";
    const { backgroundColor } = getComputedStyle(at);
    return (channels(backgroundColor)[3] ?? 1) > 0.5 ? backgroundColor : colorBehind(at.parentElement);
  };

  const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } = getComputedStyle(element);
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const ring = outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
  const reach = Number.parseFloat(outlineOffset) + ring;
  const { clientWidth, clientHeight } = document.documentElement;
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const faults: string[] = [];
  if (ring < 2) faults.push(`its outline is ${ring} px wide`);

  // Of a ring in two colours one is enough (WCAG technique C40).
  const colors = [outlineColor, ...(boxShadow.match(/rgba?\([^)]*\)/g) ?? [])];
  for (const y of [top - reach - 1, bottom + reach + 1]) {
    const beside = document.elementFromPoint(middleX, y);
    if (!beside || (isFloating(beside) && !beside.contains(element))) continue;
    const contrasts = colors.map((color) => luminance(color) / luminance(colorBehind(beside)));
    const best = Math.max(...contrasts.map((contrast) => Math.max(contrast, 1 / contrast)));
    if (best < 3) faults.push(`its outline has a contrast of ${best.toFixed(1)}`);
  }

  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === "visible") continue;
    const frame = around.getBoundingClientRect();
    if (left - reach < frame.left - 1 || right + reach > frame.right + 1) faults.push(`${name(around)} cuts it off`);
  }
  if (left - reach < -1 || right + reach > clientWidth + 1) faults.push("it leaves the window sideways");
  // An element taller than the window, such as the strip around a long review, cannot show both of its ends.
  if (height < clientHeight / 2 && (top - reach < -1 || bottom + reach > clientHeight + 1))
    faults.push("it leaves the window");
  // Along both middles: the corners of a round button are not its own.
  const points = [0.05, 0.3, 0.5, 0.7, 0.95].flatMap((share) => [
    [left + width * share, middleY] as const,
    ...(height < clientHeight / 2 ? [[middleX, top + height * share] as const] : []),
  ]);
  for (const [x, y] of points) {
    const front = document.elementFromPoint(x, y);
    if (front && !element.contains(front)) faults.push(`${name(front)} covers it`);
  }
  const place = [...document.querySelectorAll("*")].indexOf(element);
  return { place, faults: [...new Set(faults)].map((fault) => `${name(element)}: ${fault}`) };
}
