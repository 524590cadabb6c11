import type { Page } from "@playwright/test";
import { badges } from "~/content/badges";
import { business } from "~/content/business";
import { contents, desktop, expect, kinds, painted, pathOf, phone, screenNames, shownPhone, test } from "./fixtures";

test.use({ viewport: phone.viewport });

for (const screen of screenNames) {
  test(`${screen} has no overflow, overlap or cut text at any width`, async ({ open, menu, menuButton }) => {
    const page = await open(screen);
    // Pages of one kind differ only in their texts.
    for (const width of kinds.includes(screen) ? [180, 320, 360, 768, 1024, 1440] : [180, 360, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await geometryFaults(page), `${width} px`).toEqual([]);
      const { height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
      if (width >= 360) expect(height, `the header is one row at ${width} px`).toBeLessThan(80);
    }
    const session = await page.context().newCDPSession(page); // the font size in the browser's settings
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
        // The carousel scrolls sideways.
        .filter((element) => !element.closest("[role=region], .sr-only") && element.checkVisibility())
        .filter((element) => {
          const { width, left, right, top, bottom } = element.getBoundingClientRect();
          const isAtEnd = element.closest("aside") && top < innerHeight && bottom > innerHeight - 21;
          // The menu button has 10 px of padding around its icon.
          return width > 1 && bottom > 0 && (left < 49 || right > innerWidth - 49 || isAtEnd);
        })
        .map((element) => element.outerHTML.slice(0, 200)),
    );
    expect(beside, `${screen}: env(safe-area-inset-…) is the phone's`).toEqual([]);
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
    for (const screen of kinds) {
      await page.goto(pathOf(screen));
      expect(await page.evaluate(placesWithout, `tel:${business.phone}`), screen).toEqual([]);
    }
  });
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

/** Runs in the page, scrolled to its end. @returns one line for each text or link that is cut, covered or overlaps another */
function faultsAtEnd(): string[] {
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
      // A customer's long word may break.
      if (range.getClientRects().length > 1 && !parent.closest("blockquote")) faults.add(`a broken word: ${word}`);
    }
    const frame = link && style(link).display !== "inline" && link.getBoundingClientRect();
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects()) {
      // The line's box is taller than its letters.
      const box = new DOMRect(line.x, line.y + line.height * 0.25, line.width, line.height * 0.5);
      if (box.width === 0) continue;
      if (frame && (across(box, frame) < box.width - 1 || down(box, frame) < box.height - 1))
        faults.add(`outside its link: ${name}`);
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
    // Only the skyline, not icons. Its lower half is light, which may be behind text.
    const { x, y, width, height } = image.getBoundingClientRect();
    const box = new DOMRect(x, y, width, height / 2);
    if (width > 200) texts.push({ name: "the footer's drawing", block: image, box });
  }
  const links = [...document.querySelectorAll("a, button")]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }) && !isFloating(link))
    .map((link) => ({ name: `link ${link.textContent}`, block: link, box: link.getBoundingClientRect() }));
  for (const link of document.querySelectorAll("aside a")) {
    const cover = link.getBoundingClientRect(); // a hidden link has an empty box
    for (const { name, box } of [...texts, ...links])
      if (across(box, cover) > 0 && down(box, cover) > 0) faults.add(`covered: ${name}`);
  }
  for (const all of [texts, links]) {
    all.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1)) {
        if (other.box.top > one.box.bottom) break;
        if (one.block !== other.block && across(one.box, other.box) > 2 && down(one.box, other.box) > 2)
          faults.add(`overlap: ${one.name} / ${other.name}`);
      }
  }
  return [...faults];
}
