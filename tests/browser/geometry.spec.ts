import type { Page } from "@playwright/test";
import { badges } from "~/content/badges";
import { business } from "~/content/business";
import {
  contents,
  desktop,
  expect,
  oneOfEachKind,
  painted,
  pathOf,
  phone,
  screenNames,
  shownPhone,
  test,
} from "./fixtures";

test.use({ viewport: phone.viewport });

for (const screen of screenNames) {
  test(`${screen} has no overflow, overlap or cut text at any width`, async ({ open, menu, menuButton }) => {
    const page = await open(screen);
    // Pages of one kind differ only in their texts.
    for (const width of oneOfEachKind.includes(screen) ? [180, 320, 360, 768, 1024, 1440] : [180, 360, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await geometryFaults(page), `${width} px`).toEqual([]);
      const { height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
      if (width >= 360) expect(height, `the header is one row at ${width} px`).toBeLessThan(80);
    }
    const session = await page.context().newCDPSession(page); // for the font size in the browser's settings
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await geometryFaults(page), `text at 200 %, ${width} px`).toEqual([]);
    }
    await menuButton.evaluate((button: HTMLButtonElement) => button.click());
    const excess = await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(excess, "px that the menu is too wide").toBe(0);
    expect((await menu.boundingBox())?.x, "the menu's left edge").toBeGreaterThanOrEqual(0);
    await page.setViewportSize({ width: 640, height: 320 });
    await menu.evaluate((menu) => menu.scrollTo(0, menu.scrollHeight));
    await expect(menu.getByRole("link").last(), "on a phone on its side").toBeInViewport({ ratio: 0.99 });
  });

  if (screen === "notFound") continue;

  test(`the first screen of ${screen} has title, lead, badges and all contacts`, async ({ page, roundButton }) => {
    await page.goto(pathOf(screen));
    const [banner, main] = [page.getByRole("banner"), page.getByRole("main")];
    const shownBadges = main.locator("ul").first().getByRole("listitem");
    await expect(shownBadges).toContainText(badges.map(({ value }) => value));
    const calls = [main.locator("a[href^='https:']").first(), main.locator("a[href^='tel:']").first()];
    for (const element of [
      banner.locator("a svg").first(),
      page.getByRole("complementary").getByRole("link", { name: shownPhone }),
      roundButton,
      main.getByRole("heading", { level: 1 }),
      main.getByText(contents[screen].hero.lead),
      ...calls,
      ...(await shownBadges.all()),
    ])
      await expect(element).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 640, height: 360 });
    for (const call of calls) await expect(call, "on a phone on its side").toBeInViewport({ ratio: 1 });
  });
}

test("every width shows the navigation or its button, and never both", async ({ open, menuButton }) => {
  const page = await open("home");
  for (const width of [240, 360, 639, 640, 768, 1024, 1079, 1080, 1152, 1279, 1280, 1536, 1920]) {
    await page.setViewportSize({ width, height: 640 });
    const shown = [page.getByRole("navigation", { name: "Principal" }), menuButton].map((one) => one.isVisible());
    expect((await Promise.all(shown)).filter(Boolean), `${width} px`).toHaveLength(1);
  }
});

test("the light falls from the lower edge of the keyhole's opening, as wide as that edge", async ({ open }) => {
  const page = await open("home");
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { center, gap, seen, lit, direction } = await page.evaluate(keyholeLight);
    expect(center, `${width} px: px from the keyhole's middle to the light's middle`).toBeCloseTo(0, 0);
    expect(gap, `${width} px: px from the opening's edge to the light`).toBeLessThanOrEqual(0);
    expect(gap).toBeGreaterThan(-2);
    expect(direction, `${width} px: angle of the light, 180 being down`).toBeCloseTo(180);
    expect(lit, `${width} px: angle of the light's edge, and of the opening's edge from the source`).toBeCloseTo(
      seen,
      0,
    );
  }
});

test("nothing to read or tap is under the notch of a phone on its side", async ({ page, menu }) => {
  for (const screen of screenNames) {
    await page.goto(pathOf(screen));
    await page.setViewportSize({ width: 844, height: 390 });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { left: 59, right: 59, bottom: 21 } });
    await menu.evaluate((menu: HTMLElement) => menu.showPopover());
    await painted(page);
    const beside = await page.evaluate(() =>
      [...document.querySelectorAll("a, button, h1, h2, h3, h4, p")]
        // Except in the carousel, which scrolls sideways.
        .filter((element) => !element.closest("[role=region], .sr-only") && element.checkVisibility())
        .filter((element) => {
          const { width, left, right, top, bottom } = element.getBoundingClientRect();
          const isAtEnd = element.closest("aside") && top < innerHeight && bottom > innerHeight - 21;
          // The menu button has 10 px of padding around its icon.
          return width > 1 && bottom > 0 && (left < 49 || right > innerWidth - 49 || isAtEnd);
        })
        .map((element) => element.outerHTML.slice(0, 200)),
    );
    expect(beside, `${screen}: under the notch: use env(safe-area-inset-…)`).toEqual([]);
  }
});

test("the call bar's number stays in its button with wide text (WCAG 1.4.12)", async ({ open }) => {
  const page = await open("home");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [new CSSStyleSheet()];
    document.adoptedStyleSheets[0]?.replaceSync("* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em }");
    scrollTo(0, 2000);
  });
  await painted(page);
  const parts = page.locator("aside a, aside [translate]");
  const boxes = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const [button, number, round] = boxes;
  expect(number.right).toBeLessThan(button.right);
  expect(button.right).toBeLessThan(round.left);
});

/** Viewports. `letters`: the browser's font size; `insets`: the notch's safe area; both in px. */
const windows = {
  "on a phone": phone.viewport,
  "with letters of 24 px": { ...phone.viewport, letters: 24 },
  "on a phone on its side": { width: 844, height: 390, insets: { left: 47, right: 47, bottom: 21 } },
  "on a desktop": desktop.viewport,
};

for (const [name, { width, height, ...room }] of Object.entries(windows)) {
  test(`the number can be tapped at every scroll position, ${name}`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    if ("insets" in room) await session.send("Emulation.setSafeAreaInsetsOverride", { insets: room.insets });
    if ("letters" in room) await session.send("Page.setFontSizes", { fontSizes: { standard: room.letters } });
    await page.setViewportSize({ width, height });
    for (const screen of oneOfEachKind) {
      await page.goto(pathOf(screen));
      expect(await page.evaluate(placesWithout, `tel:${business.phone}`), screen).toEqual([]);
    }
  });
}

/** Runs in the page. Compares the opening that keyhole.tsx draws with the light of art.css. Lengths in px, angles in degrees. */
function keyholeLight() {
  const hero = document.querySelector(".keyhole-light") as HTMLElement;
  const opening = hero.querySelector<SVGPathElement>("g > path") as SVGPathElement;
  const light = getComputedStyle(hero, "::before");
  const box = hero.getBoundingClientRect();
  const scale = opening.getScreenCTM() as DOMMatrix;
  const { x, y, width, height } = opening.getBBox();
  // Measured just above the round corners of the lower edge.
  const corners = Array.from({ length: width }, (_, step) => new DOMPoint(x + step, y + height - 12));
  const right = corners
    .filter((point) => opening.isPointInFill(point))
    .at(-1)
    ?.matrixTransform(scale);
  const middle = new DOMPoint(x + width / 2, y + height).matrixTransform(scale);
  // art.css scales the light from its source, so `transform-origin` gives the source in px.
  const [sourceX = 0, sourceY = 0] = light.transformOrigin.split(" ").map(Number.parseFloat);
  const top = box.top + Number.parseFloat(light.top);
  const seen = Math.atan(((right?.x ?? 0) - middle.x) / -sourceY);
  // The mask is "from 153.5deg at …, #0000, #000 3deg 50deg, #0000 53deg".
  const angles = (light.maskImage.match(/[\d.]+(?=deg)/g) ?? []).map(Number);
  const [start = 0, coneWidth = 0] = [angles.at(0), angles.at(-1)];
  return {
    center: box.left + sourceX - middle.x,
    gap: top - middle.y,
    seen: (seen * 180) / Math.PI,
    direction: start + coneWidth / 2,
    lit: coneWidth / 2,
  };
}

async function geometryFaults(page: Page): Promise<string[]> {
  // Opens long reviews, which show only six lines.
  await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await painted(page);
  return page.evaluate(faultsAtEnd);
}

/** Runs in the page. @returns the scroll positions (px) where no link shows the whole number */
function placesWithout(href: string): number[] {
  const numbers = [...document.querySelectorAll(`a[href="${href}"] [translate=no]`)];
  const isTappable = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hits = [left + 1, right - 1].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
    return right > left && hits.every((hit) => hit?.closest("a")?.contains(element));
  };
  const places: number[] = [];
  const end = document.documentElement.scrollHeight - innerHeight;
  for (let y = 0; y < end + 64; y += 64) {
    scrollTo({ top: y, behavior: "instant" });
    if (!numbers.some(isTappable)) places.push(y);
  }
  return places;
}

/** Runs in the page, scrolled to its end. @returns one line for each text or link that is cut off, is covered, or overlaps another */
function faultsAtEnd(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const range = document.createRange();
  const style = (element: Element) => getComputedStyle(element);
  const across = (one: DOMRect, other: DOMRect) => Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = (one: DOMRect, other: DOMRect) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const isFloating = (at: Element | null): boolean =>
    at !== null && (["fixed", "sticky"].includes(style(at).position) || isFloating(at.parentElement));
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && !isFloating(element);
  const blockOf = (element: Element): Element =>
    style(element).display === "inline" && element.parentElement ? blockOf(element.parentElement) : element;

  interface Part {
    name: string;
    block: Element;
    box: DOMRect;
  }
  interface Line extends Part {
    parent: Element;
  }

  function textNodes(): Text[] {
    const all: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) all.push(walker.currentNode as Text);
    return all.filter(({ data, parentElement: parent }) => {
      return data.trim() && parent && !parent.closest(".sr-only, script, style, svg") && isShown(parent);
    });
  }

  function linesOf(text: Text): Line[] {
    const parent = text.parentElement as Element;
    const name = text.data.trim().slice(0, 40);
    range.selectNodeContents(text);
    return Array.from(range.getClientRects(), ({ x, y, width, height }) => {
      const letters = new DOMRect(x, y + height * 0.25, width, height * 0.5);
      return { name, parent, block: blockOf(parent), box: letters };
    }).filter(({ box }) => box.width > 0);
  }

  function brokenWords(text: Text): string[] {
    if (text.parentElement?.closest("blockquote")) return []; // a customer's long word may break
    const isBroken = ({ 0: word, index }: RegExpMatchArray) => {
      range.setStart(text, index ?? 0);
      range.setEnd(text, (index ?? 0) + word.length);
      return range.getClientRects().length > 1;
    };
    const words = [...text.data.matchAll(/[\p{L}\d]{2,}/gu)];
    return words.filter(isBroken).map(([word]) => `a broken word: ${word}`);
  }

  function outsideItsLink({ name, parent, box }: Line): string[] {
    const link = parent.closest("a, button");
    if (!link || style(link).display === "inline") return [];
    const frame = link.getBoundingClientRect();
    const isWithin = across(box, frame) >= box.width - 1 && down(box, frame) >= box.height - 1;
    return isWithin ? [] : [`outside its link: ${name}`];
  }

  function cutOff({ name, parent, box }: Line): string[] {
    const faults: string[] = [];
    let scrollsSideways = false;
    for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = style(around);
      const room = around.getBoundingClientRect();
      const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
      scrollsSideways ||= ["auto", "scroll"].includes(overflowX);
      const isCutAcross = clips(overflowX) && !scrollsSideways && across(box, room) < box.width - 1;
      const isCutDown = clips(overflowY) && down(box, room) < box.height - 1;
      if (isCutAcross || isCutDown) faults.push(`cut off: ${name}`);
    }
    if (!scrollsSideways && (box.left < -1 || box.right > clientWidth + 1)) faults.push(`off the page: ${name}`);
    return faults;
  }

  function coveredByTheCallBar(parts: Part[]): string[] {
    const covers = Array.from(document.querySelectorAll("aside a"), (link) => link.getBoundingClientRect());
    const isCovered = ({ box }: Part) => covers.some((cover) => across(box, cover) > 0 && down(box, cover) > 0);
    return parts.filter(isCovered).map(({ name }) => `covered: ${name}`);
  }

  function overlaps(parts: Part[]): string[] {
    const faults: string[] = [];
    const sorted = [...parts].sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of sorted.entries())
      for (const other of sorted.slice(index + 1)) {
        if (other.box.top > one.box.bottom) break;
        if (one.block !== other.block && across(one.box, other.box) > 2 && down(one.box, other.box) > 2)
          faults.push(`overlap: ${one.name} / ${other.name}`);
      }
    return faults;
  }

  /** The upper half of the skyline, without icons. The lower half is the window's light, which may be behind text. */
  function drawings(): Part[] {
    const all = Array.from(document.querySelectorAll("footer img, footer svg"), (block) => {
      const { x, y, width, height } = block.getBoundingClientRect();
      return { name: "the footer's drawing", block, box: new DOMRect(x, y, width, height / 2) };
    });
    return all.filter(({ box }) => box.width > 200);
  }

  /** Names the innermost elements that stick out. */
  function tooWide(): string[] {
    if (scrollWidth <= clientWidth) return [];
    const isClipped = (at: Element | null): boolean =>
      at !== null && at !== document.body && (style(at).overflowX !== "visible" || isClipped(at.parentElement));
    const sticksOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    const outside = [...document.body.querySelectorAll("*")].filter(
      (it) => sticksOut(it) && !isClipped(it.parentElement),
    );
    const innermost = outside.filter((it) => !outside.some((other) => other !== it && it.contains(other)));
    const names = innermost.map(({ localName, textContent }) => `<${localName}> ${textContent?.trim().slice(0, 40)}`);
    return [`the page is ${scrollWidth - clientWidth} px wider than the window: ${names.join(", ")}`];
  }

  const texts = textNodes();
  const lines = texts.flatMap(linesOf);
  const read = [...lines, ...drawings()];
  const links = [...document.querySelectorAll("a, button")].filter(isShown).map((block) => {
    return { name: `link ${block.textContent}`, block, box: block.getBoundingClientRect() };
  });
  const ofLines = [texts.flatMap(brokenWords), lines.flatMap(outsideItsLink), lines.flatMap(cutOff)];
  const ofPairs = [coveredByTheCallBar([...read, ...links]), overlaps(read), overlaps(links)];
  return [...new Set([tooWide(), ...ofLines, ...ofPairs].flat())];
}
