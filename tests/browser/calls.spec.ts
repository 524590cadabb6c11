import { business } from "../../app/content/business";
import { phoneHref } from "../../app/formats/contact-links";
import { expect, phone, type Screen, screenNames, servicePage, test } from "./site";

test.use({ viewport: phone.viewport });

/** A phone's window. `letters`: the browser's setting for its font size, in px; `insets`: room of a notch, in px. */
interface Window {
  width: number;
  height: number;
  letters?: number;
  insets?: { top?: number; right?: number; bottom?: number; left?: number };
}

const small = { width: 360, height: 640 };
const windows: [Screen, string, Window][] = [
  ...screenNames.map((screen): [Screen, string, Window] => [screen, "360 px wide", small]),
  ...screenNames.map((screen): [Screen, string, Window] => [
    screen,
    "with letters of 24 px",
    { ...small, letters: 24 },
  ]),
  [servicePage, "with a notch", { width: 390, height: 844, insets: { top: 47, bottom: 34 } }],
  [servicePage, "on its side", { width: 844, height: 390, insets: { left: 47, right: 47, bottom: 21 } }],
];

for (const [screen, name, { letters, insets = {}, ...size }] of windows) {
  test(`the number can be tapped all the way down, but for 48 px at most: ${screen}, a phone ${name}`, async ({
    open,
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
    if (letters) await session.send("Page.setFontSizes", { fontSizes: { standard: letters } });
    await page.setViewportSize(size);
    await open(screen);
    const longest = await page.evaluate(longestWithout, phoneHref(business.phone));
    expect(longest).toBeLessThanOrEqual(48);
  });
}

/** Runs in the page. @returns the longest way, in px, that one scrolls down while no link to call shows the whole number */
async function longestWithout(href: string): Promise<number> {
  const STEP = 24;
  const numbers = [...document.querySelectorAll(`a[href="${href}"] .phone-number`)];
  const isTappable = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hits = [left + 1, right - 1].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
    return hits.every((hit) => hit?.closest("a")?.contains(element));
  };
  let longest = 0;
  for (let y = 0, way = 0; y <= document.documentElement.scrollHeight - innerHeight; y += STEP) {
    scrollTo({ top: y, behavior: "instant" });
    await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
    way = numbers.some(isTappable) ? 0 : way + STEP;
    longest = Math.max(longest, way);
  }
  return longest;
}
