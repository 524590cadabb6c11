import { business } from "../../app/content/business";
import { desktop, expect, kinds, pathOf, phone, screenNames, servicePage, test } from "./site";

test.use({ viewport: phone.viewport });

/** Phones. `letters`: the browser's setting for its font size, in px; `insets`: room that a notch takes, in px. */
const phones = {
  "360 px wide": { width: 360, height: 640, screens: screenNames },
  "with letters of 24 px": { width: 360, height: 640, letters: 24, screens: kinds },
  "with a notch": { width: 390, height: 844, insets: { top: 47, bottom: 34 }, screens: [servicePage] },
  "on its side": { width: 844, height: 390, insets: { left: 47, right: 47, bottom: 21 }, screens: [servicePage] },
  "as wide as a desktop": { ...desktop.viewport, screens: kinds },
};

for (const [name, { screens, width, height, ...room }] of Object.entries(phones)) {
  test(`the number can be tapped all the way down every page, but for 48 px at most, on a phone ${name}`, async ({
    browser,
  }) => {
    const longest = screens.map(async (screen) => {
      // A page that lies behind another one draws no frames, so each has a window of its own.
      const page = await browser.newPage();
      const session = await page.context().newCDPSession(page);
      if ("insets" in room) await session.send("Emulation.setSafeAreaInsetsOverride", { insets: room.insets });
      if ("letters" in room) await session.send("Page.setFontSizes", { fontSizes: { standard: room.letters } });
      await page.setViewportSize({ width, height });
      await page.goto(pathOf(screen));
      const px = await page.evaluate(longestWithout, `tel:${business.phone}`);
      await page.close();
      return { screen, px };
    });
    expect((await Promise.all(longest)).filter(({ px }) => px > 48)).toEqual([]);
  });
}

/** Runs in the page. @returns the longest way, in px, that one scrolls down while no link to call shows the whole number */
async function longestWithout(href: string): Promise<number> {
  const STEP = 32;
  const numbers = [...document.querySelectorAll(`a[href="${href}"] .phone-number`)];
  const isTappable = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hits = [left + 1, right - 1].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
    return hits.every((hit) => hit?.closest("a")?.contains(element));
  };
  let longest = 0;
  for (let y = 0, way = 0; y < document.documentElement.scrollHeight - innerHeight + STEP; y += STEP) {
    scrollTo({ top: y, behavior: "instant" });
    await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
    way = numbers.some(isTappable) ? 0 : way + STEP;
    longest = Math.max(longest, way);
  }
  return longest;
}
