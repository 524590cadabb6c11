import type { Page } from "@playwright/test";
import { business } from "../../app/content/business";
import { experience } from "../../app/content/claims";
import { contents, expect, menu, menuButton, painted, phone, roundButton, screenNames, shownPhone, test } from "./site";

test.use({ viewport: phone.viewport });

for (const screen of screenNames) {
  test(`${screen} is whole at every width, and when its reader enlarges text`, async ({ open }) => {
    const page = await open(screen);
    for (const width of [180, 320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await geometryFaults(page), `${width} px`).toEqual([]);
      const { height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
      if (width >= 360) expect(height, `the header is one row at ${width} px`).toBeLessThan(80);
    }
    // What a visitor sets in the browser's preferences.
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await geometryFaults(page), `text at 200 %, ${width} px`).toEqual([]);
    }
    await menuButton(page).evaluate((button: HTMLButtonElement) => button.click());
    const excess = await menu(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(excess, "px that the menu is too wide").toBe(0);
    expect((await menu(page).boundingBox())?.x, "the menu's left edge").toBeGreaterThanOrEqual(0);
    await page.setViewportSize({ width: 640, height: 320 });
    await menu(page).evaluate((menu) => menu.scrollTo(0, menu.scrollHeight));
    await expect(menu(page).getByRole("link").last(), "on a phone on its side").toBeInViewport({ ratio: 1 });
  });

  if (screen === "notFound") continue;

  test(`the first screen of ${screen} says everything on a small phone`, async ({ open }) => {
    const page = await open(screen);
    const [banner, main] = [page.getByRole("banner"), page.getByRole("main")];
    const badges = main.locator("ul").first().getByRole("listitem");
    await expect(badges).toHaveText([/24 horas/, new RegExp(`${business.arrivalMinutes} min`), new RegExp(experience)]);
    const calls = [main.locator("a[href^='https:']").first(), main.locator("a[href^='tel:']").first()];
    for (const element of [
      banner.locator("a svg").first(),
      banner.getByRole("link", { name: shownPhone }),
      main.getByRole("heading", { level: 1 }),
      main.getByText(contents[screen].hero.lead),
      ...calls,
      ...(await badges.all()),
    ]) {
      await expect(element).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 640, height: 360 });
    for (const call of calls) await expect(call, "on a phone on its side").toBeInViewport({ ratio: 1 });
  });
}

test("nothing to read or tap lies under the notch of a phone on its side", async ({ open }) => {
  for (const screen of screenNames) {
    const page = await open(screen);
    await page.setViewportSize({ width: 844, height: 390 });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { left: 59, right: 59, bottom: 21 } });
    await menu(page).evaluate((menu: HTMLElement) => menu.showPopover());
    await painted(page);
    const beside = await page.evaluate(() =>
      [...document.querySelectorAll("a, button, h1, h2, h3, h4, p")]
        // The strip of reviews scrolls sideways.
        .filter((element) => !element.closest("[tabindex='0'], .sr-only") && element.checkVisibility())
        .filter((element) => {
          const { width, left, right, top, bottom } = element.getBoundingClientRect();
          const isAtEnd = element.closest("aside") && top < innerHeight && bottom > innerHeight - 21;
          // The menu's button has 10 px of room around its mark.
          return width > 1 && bottom > 0 && (left < 49 || right > innerWidth - 49 || isAtEnd);
        })
        .map((element) => element.outerHTML.slice(0, 200)),
    );
    expect(beside, `${screen}: env(safe-area-inset-…) is the phone's`).toEqual([]);
  }
});

test("the number is inside its button, clear of the round one, with wide text (WCAG 1.4.12)", async ({ open }) => {
  const page = await open("home");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [new CSSStyleSheet()];
    document.adoptedStyleSheets[0]?.replaceSync("* { line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em }");
    scrollTo(0, 2000);
  });
  await painted(page);
  const ends = page.locator(".call-bar .phone-number, .call-bar");
  const [button = 0, number = 0] = await ends.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(number).toBeGreaterThan(0);
  expect(number).toBeLessThan(button);
  expect(button).toBeLessThan((await roundButton(page).boundingBox())?.x ?? 0);
});

async function geometryFaults(page: Page): Promise<string[]> {
  // A long review shows six lines until it is opened.
  await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await painted(page);
  const numbers = await page.locator("a[href^='tel:']").evaluateAll(
    (all) =>
      all.filter((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }).length,
  );
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await painted(page);
  const faults = await page.evaluate(faultsAtEnd);
  return numbers > 0 ? faults : [...faults, "in the middle of the page no link to call is on the screen"];
}

/** Runs in the page at its end. @returns whatever a visitor cannot read or tell apart: one line for each fault */
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
      if (range.getClientRects().length > 1) faults.add(`a broken word: ${word}`);
    }
    const frame = link && style(link).display !== "inline" && link.getBoundingClientRect();
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects()) {
      // The font's box is taller than its letters.
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
    // The skyline, and no icon. The lower half holds light alone, which falls on words.
    const { x, y, width, height } = image.getBoundingClientRect();
    const box = new DOMRect(x, y, width, height / 2);
    if (width > 200) texts.push({ name: "the footer's drawing", block: image, box });
  }
  const links = [...document.querySelectorAll("a, button")]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }) && !isFloating(link))
    .map((link) => ({ name: `link ${link.textContent}`, block: link, box: link.getBoundingClientRect() }));
  const covers = [...document.querySelectorAll("aside a")].filter((link) => link.checkVisibility());
  for (const cover of covers.map((link) => link.getBoundingClientRect())) {
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
