import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, oneOfEachKind, screenNames, test } from "./fixtures";

test.use({ bypassCSP: true }); // The CSP would block the style that hides the text

// Axe does not check text on gradients and drawings, as in the hero, on cards and in the emergency banner.
for (const screen of screenNames) {
  test(`every text on ${screen} has 4.5:1 against the pixels behind it, also on hovered links`, async ({ open }) => {
    const page = await open(screen);
    for (const width of oneOfEachKind.includes(screen) ? [360, 1440] : [360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator("img").evaluateAll((images: HTMLImageElement[]) => {
        for (const image of images) image.loading = "eager";
        return Promise.all(images.map((image) => image.decode()));
      });
      if (width === 1440) await pointAtEveryLink(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const texts = await page.evaluate(placedTexts);
        expect(texts.length).toBeGreaterThan(10);
        const picture = await page.screenshot({
          fullPage: true,
          style: `* { color: transparent !important; text-decoration-color: transparent !important }
            aside, svg[role='img'] { visibility: hidden }`,
        });
        expect(await faintOf(texts, picture), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test("the header's color is behind the page, for Safari's bars and overscrolling, and paper has no background", async ({
  open,
}) => {
  const page = await open("home");
  const backgrounds = () =>
    page.evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element).backgroundColor;
      return { root: of("html"), body: of("body"), header: of("header"), page: of("body > div") };
    });
  const none = "rgba(0, 0, 0, 0)";
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { root, body, header, page: ground } = await backgrounds();
    expect([root, body]).toEqual([none, header]);
    const brightness = luminance((ground.match(/\d+/g) ?? []).map(Number), 0);
    expect(brightness > 0.5 ? "light" : "dark", ground).toBe(colorScheme);
  }
  await page.emulateMedia({ media: "print" });
  expect(await backgrounds()).toMatchObject({ root: none, body: none, page: none });
});

async function pointAtEveryLink(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "a, button" });
  for (const nodeId of nodeIds) await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover"] });
}

/** Runs in the page. @returns color, needed contrast (WCAG 1.4.3) and box (CSS px) of each visible line and named image */
function placedTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const placed: { text: string; color: string; needs: number; x: number; y: number; width: number; height: number }[] =
    [];
  const place = (text: string, color: string, needs: number, { x, y, width, height }: DOMRect, inset: number) => {
    if (width <= 1 || x < 0 || x + width > document.documentElement.clientWidth) return;
    const top = y + scrollY + height * inset;
    placed.push({ text, color, needs, x: x + scrollX, y: top, width, height: height * (1 - 2 * inset) });
  };
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    const text = textContent?.trim().slice(0, 40);
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest("aside, .sr-only, script, style, noscript")) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    range.selectNodeContents(walker.currentNode);
    // Measures the middle of each line separately, because a long review shows only its first lines.
    const end = parent.closest("blockquote")?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    for (const line of range.getClientRects())
      if (line.bottom <= end + 1) place(text, color, isLarge ? 3 : 4.5, line, 0.2);
  }
  for (const picture of document.querySelectorAll("svg[role='img']")) {
    const name = picture.getAttribute("aria-label") ?? ""; // WCAG 1.4.11 requires 3:1
    if (picture.checkVisibility()) place(name, getComputedStyle(picture).fill, 3, picture.getBoundingClientRect(), 0);
  }
  return placed;
}

/** @returns one line for each text that has too little contrast with some pixel of a screenshot without text */
async function faintOf(texts: ReturnType<typeof placedTexts>, picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return texts.flatMap(({ text, color, needs, ...box }) => {
    const own = luminance((color.match(/\d+/g) ?? []).map(Number), 0);
    const [left, top] = [Math.round(box.x), Math.round(box.y)];
    const [width, height] = [Math.max(1, Math.round(box.width)), Math.max(1, Math.round(box.height))];
    let lowest = 21;
    for (let y = top; y < Math.min(top + height, info.height); y++)
      for (let x = left; x < left + width; x++) {
        const behind = luminance(data, 3 * (y * info.width + x));
        lowest = Math.min(lowest, Math.max(own / behind, behind / own));
      }
    return lowest < needs ? [`"${text}" at ${left} ${top}: ${lowest.toFixed(2)} of ${needs}, ${color}`] : [];
  });
}

const shares = Array.from({ length: 256 }, (_, channel) =>
  channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
);

/** @returns WCAG's relative luminance plus 0.05, for the RGB channels (0 to 255) at an index */
function luminance(channels: ArrayLike<number>, at: number): number {
  const share = (channel: number) => shares[channels[at + channel] ?? 0] ?? 0;
  return 0.2126 * share(0) + 0.7152 * share(1) + 0.0722 * share(2) + 0.05;
}
