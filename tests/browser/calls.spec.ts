import { business } from "../../app/content/business";
import { desktop, expect, kinds, pathOf, phone, test } from "./site";

test.use({ viewport: phone.viewport });

/** Windows. `letters`: the browser's setting for its font size, in px; `insets`: room that a notch takes, in px. */
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

/** Runs in the page. @returns the scroll positions, in px, at which no link to call shows the whole number */
async function placesWithout(href: string): Promise<number[]> {
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
    await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
    if (!numbers.some(isTappable)) places.push(y);
  }
  return places;
}
