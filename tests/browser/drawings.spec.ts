import type { Page } from "@playwright/test";
import { pages } from "../../app/content/pages";
import { coveredBy, overlaidBy } from "./in-page";
import {
  contents,
  expect,
  menu,
  menuButton,
  painted,
  phone,
  publicScreenNames,
  roundButton,
  screenNames,
  screens,
  test,
} from "./site";

/** Every 40 px from the narrowest phone to a wide desktop. */
const widths = Array.from({ length: 29 }, (_, index) => 320 + index * 40);

test("each scene has its own drawing, and the night page its dark colours in the light scheme", async ({ open }) => {
  const sceneOf = new Map<string, string>();
  for (const screen of publicScreenNames) {
    const page = await open(screen);
    const drawing = await page.locator("#opening ~ * , .hero-keyhole svg g[clip-path]").last().innerHTML();
    const { scene } = contents[screen].page;
    expect(sceneOf.get(drawing) ?? scene, `${screen} shows the drawing of another scene than ${scene}`).toBe(scene);
    sceneOf.set(drawing, scene);
    for (const place of [".hero-keyhole", ".card-head", ".lock-plate"]) {
      const box = page.locator(place).first();
      if ((await box.count()) === 0) continue;
      const drawn = await box.screenshot();
      await box.evaluate((box) => {
        for (const svg of box.querySelectorAll("svg")) svg.style.visibility = "hidden";
      });
      const isSeen = !drawn.equals(await box.screenshot());
      expect(isSeen, `${screen}: the drawing in ${place} lies behind its ground (isolation, z-index)`).toBe(true);
    }
    const isNight = scene === "night";
    const { color, scheme, image } = await page.evaluate(() => ({
      scheme: getComputedStyle(document.documentElement).colorScheme,
      color: getComputedStyle(document.body).backgroundColor,
      image: document.querySelector<HTMLImageElement>("img.map")?.src ?? "",
    }));
    const night = { color: "rgb(7, 12, 30)", scheme: "dark", image: image && expect.stringMatching(/#noite$/) };
    if (isNight) expect({ color, scheme, image }, screen).toEqual(night);
    else
      expect([color === night.color, scheme, image.endsWith("#noite")], screen).toEqual([false, "light dark", false]);
  }
});

test("map and waterfront fill their boxes, and no spire is cut off, from 320 to 1440 px and at 2560", async ({
  open,
}) => {
  const page = await open("home");
  for (const width of [...widths, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await showImages(page);
    const boxes = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const map = document.querySelector<HTMLElement>("img.map");
      return {
        map: box("img.map"),
        sky: box(".sky"),
        skyline: box(".sky img"),
        footer: box("footer"),
        card: map?.parentElement?.getBoundingClientRect() ?? new DOMRect(),
        isTall: innerWidth >= 1024,
      };
    });
    const { map, card, sky, skyline, footer, isTall } = boxes;
    expect(map.width, `map at ${width}`).toBeCloseTo(isTall ? card.width / 2 - 1 : card.width - 2, 0);
    if (isTall) expect(map.height, `map at ${width}`).toBeCloseTo(card.height - 2, 0);
    expect(skyline.top, `spires at ${width}`).toBeGreaterThanOrEqual(sky.top);
    expect(skyline.bottom, `waterfront at ${width}`).toBeCloseTo(footer.top, 0);
    expect(skyline.width / skyline.height, `waterfront at ${width}`).toBeCloseTo(12, 1);
  }
});

test("the map's own drawing reaches every edge of its box", async ({ open }) => {
  const page = await open("home");
  for (const width of [320, 500, 787, 900, 1075, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await showImages(page);
    const bare = await page.evaluate(async () => {
      const image = document.querySelector<HTMLImageElement>("img.map");
      if (!image) return ["no map"];
      const { width, height } = image.getBoundingClientRect();
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d", { willReadFrequently: true });
      const copy = new Image(width, height);
      copy.src = image.src;
      await copy.decode();
      context?.drawImage(copy, 0, 0, width, height);
      const corners = [1, width - 2].flatMap((x) => [1, height - 2].map((y) => [x, y] as const));
      return corners.filter(([x, y]) => (context?.getImageData(x, y, 1, 1).data[3] ?? 0) < 255).map(String);
    });
    expect(bare, `${width} px`).toEqual([]);
  }
});

for (const screen of publicScreenNames) {
  test(`at any width of ${screen} nothing is out of line, and no word of its title breaks or lies on the keyhole`, async ({
    open,
  }) => {
    const page = await open(screen);
    for (const width of [...widths, 375, 393, 412, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(lineFaults), `${width} px`).toEqual([]);
      if (width >= 1100) continue;
      for (const spacing of ["", ".12em"]) {
        await page.evaluate((spacing) => {
          const title = document.querySelector("h1");
          if (title) title.style.letterSpacing = spacing;
        }, spacing);
        expect(await page.evaluate(titleFaults), `${width} px, letters ${spacing || "as they are"}`).toEqual([]);
      }
    }
  });
}

test.describe("on a phone", () => {
  test.use(phone);

  test("the menu closes by its cross, by a tap beside it, by Escape and by leaving", async ({ open }) => {
    const page = await open("home");
    const close = page.getByRole("button", { name: "Fechar menu" });
    await expect(menuButton(page).locator(".lucide-menu"), "bars open the menu").toBeVisible();
    const link = menu(page).getByRole("link", { name: pages.home.name });
    for (const leave of [
      () => close.tap(),
      () => page.touchscreen.tap(20, 600),
      () => page.keyboard.press("Escape"),
      () => link.tap(),
      // As in Safari, where a tap gives no link the focus that could leave the menu.
      () =>
        link.evaluate((link: HTMLElement) => {
          (document.activeElement as HTMLElement).blur();
          link.click();
        }),
    ]) {
      await menuButton(page).tap();
      await expect(menu(page)).toBeVisible();
      await expect(close.locator(".lucide-x"), "a cross closes it").toBeVisible();
      await expect(menu(page).getByRole("link").last()).toHaveAttribute("href", /^tel:/);
      await leave();
      await expect(menu(page)).toBeHidden();
    }
  });

  test("the number at the bottom comes when the first screen's buttons have gone, and covers nothing at the end", async ({
    open,
  }) => {
    for (const screen of screenNames) {
      const page = await open(screen);
      const number = page.locator(".thumb-call");
      await expect(number).not.toBeInViewport();
      await page.evaluate(() => scrollTo(0, 700));
      await expect(number).toBeInViewport({ ratio: 1 });
      await expect(number, "it fades only below the window: thumb-call in app/styles/frame.css").toHaveCSS(
        "opacity",
        "1",
      );
      await expect(page.getByRole("main").locator("a[href^='tel:']").first()).not.toBeInViewport();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await painted(page);
      expect(await number.evaluate(coveredBy), screen).toEqual([]);
    }
  });

  test("nothing lies over the number at the bottom, the round button or the notice", async ({ open }) => {
    for (const screen of ["home", "car"] as const) {
      const page = await open(screen);
      // Not the line itself: drawings that come into view would not come.
      await page.evaluate(() => dispatchEvent(new Event("offline")));
      await expect(page.getByRole("status").getByRole("link")).toBeVisible();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const tops = Array.from({ length: height / 48 }, (_, index) => index * 48);
      for (const floating of [page.locator(".thumb-call"), roundButton(page), page.getByRole("status")]) {
        expect(await floating.evaluate(overlaidBy, tops), `${screen}: what floats lacks a z-index`).toEqual([]);
      }
    }
  });
});

test("on a phone on its side both calls are in the first screen, and the header goes with it", async ({ open }) => {
  for (const screen of publicScreenNames) {
    const page = await open(screen);
    await page.setViewportSize({ width: 640, height: 360 });
    for (const scheme of ["https:", "tel:"]) {
      await expect(page.getByRole("main").locator(`a[href^='${scheme}']`).first()).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => scrollTo(0, 700));
    await expect(page.getByRole("banner"), "it would take a sixth of the window: sticky-top.tsx").not.toBeInViewport();
  }
});

test("with text at 200 % a phone's first call is within a screen and a half, and the header on one line", async ({
  open,
}) => {
  for (const screen of publicScreenNames) {
    const page = await open(screen);
    await page.setViewportSize({ width: 360, height: 640 });
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    const { header, call } = await page.evaluate(() => ({
      header: document.querySelector("header")?.getBoundingClientRect().height ?? 0,
      call: document.querySelector("main a[href^='https:']")?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(header, screen).toBeLessThan(140);
    expect(call, screen).toBeLessThan(960);
  }
});

test("where motion is wanted, all of it has ended after two seconds; where it is not, there is none", async ({
  open,
}) => {
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    for (const screen of screenNames) {
      const page = await open(screen);
      await page.emulateMedia({ reducedMotion });
      const tooLong = await page.evaluate(
        (most) =>
          document.getAnimations().flatMap((animation) => {
            const { timeline, effect } = animation;
            const end = effect?.getComputedTiming().endTime;
            if (timeline !== document.timeline || typeof end !== "number" || end <= most) return [];
            const { target, pseudoElement } = effect as KeyframeEffect;
            const name = animation instanceof CSSAnimation ? animation.animationName : "transition";
            return `${name} of ${(target?.cloneNode() as Element | undefined)?.outerHTML}${pseudoElement ?? ""} lasts ${end} ms`;
          }),
        reducedMotion === "reduce" ? 0 : 2000,
      );
      expect(tooLong, `${screen}, ${reducedMotion} (app/styles/motion.css)`).toEqual([]);
    }
  }
});

test("the scene lights up where a visitor arrives, and not on the way from page to page", async ({ open }) => {
  const page = await open("home");
  await expect(page.locator(".hero")).toHaveClass(/\barriving\b/);
  await page.getByRole("contentinfo").locator(`a[href="${screens.car}"]`).first().click();
  await expect(page).toHaveURL(screens.car);
  await expect(page.locator(".hero")).not.toHaveClass(/\barriving\b/);
});

test("the scene's light lies over nothing that can be tapped", async ({ open }) => {
  for (const screen of publicScreenNames) {
    const page = await open(screen);
    // Light that lets taps through would still dim what it lies over.
    await page.locator(".hero-keyhole").evaluate((element) => {
      (element as HTMLElement).style.pointerEvents = "auto";
    });
    for (const width of [360, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const covered = await page.locator(".hero a").evaluateAll((links) =>
        links.flatMap((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const points = [0.02, 0.5, 0.98].map((part) => [left + (right - left) * part, (top + bottom) / 2] as const);
          const hit = points.map(([x, y]) => document.elementFromPoint(x, y));
          return hit.filter((element) => element?.closest(".hero-keyhole")).map(() => link.textContent);
        }),
      );
      expect(covered, `${screen} at ${width}`).toEqual([]);
      const lights = await page.evaluate(() =>
        [".hero::before", ".hero-keyhole::after"].filter((light) => {
          const [selector = "", pseudo] = light.split("::");
          const element = document.querySelector(selector);
          return element && getComputedStyle(element, `::${pseudo}`).visibility === "visible";
        }),
      );
      expect(lights, `${screen} at ${width}: one light falls out of the keyhole (app/styles/hero.css)`).toHaveLength(1);
    }
    await expect(
      page.locator(".hero + *"),
      `${screen}: the light lies over its words (app/styles/hero.css)`,
    ).not.toHaveCSS("position", "static");
  }
});

test("the scene lights up once, however the window is resized", async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open("home");
  await expect.poll(() => page.evaluate(() => Boolean(document.querySelector(".arriving")))).toBe(true);
  await page.waitForTimeout(2000);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>(".hero")?.addEventListener("animationstart", ({ animationName }) => {
      document.documentElement.dataset.begun = animationName;
    });
  });
  for (const width of [300, 360, 1440, 768]) {
    await page.setViewportSize({ width, height: 800 });
    // Longer than the beam waits.
    await page.waitForTimeout(500);
  }
  expect(await page.evaluate(() => document.documentElement.dataset.begun)).toBeUndefined();
});

/** Has the browser fetch what it would when the visitor comes near. */
async function showImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = "eager";
      await image.decode();
    }
  });
}

/** @returns what scrolls sideways, lists of one row of cards at unlike heights, a line that begins with a full stop, and a header without one menu */
function lineFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px wider than the window`);
  const rows = new Map<number, number[]>();
  for (const list of document.querySelectorAll(".card > ul")) {
    const row = Math.round(list.parentElement?.getBoundingClientRect().top ?? 0);
    rows.set(row, [...(rows.get(row) ?? []), Math.round(list.getBoundingClientRect().top)]);
  }
  for (const tops of rows.values()) {
    if (Math.max(...tops) - Math.min(...tops) > 1) faults.push(`lists of one row of cards begin at ${tops.join(", ")}`);
  }
  for (const link of document.querySelectorAll("p a")) {
    const { nextSibling: text, parentElement } = link;
    if (!(text instanceof Text) || !/^[.,;:!?)]/.test(text.data)) continue;
    const stop = document.createRange();
    stop.setStart(text, 0);
    stop.setEnd(text, 1);
    if (stop.getBoundingClientRect().left < link.getBoundingClientRect().left)
      faults.push(`a line begins with what ends a sentence: ${parentElement?.textContent}`);
  }
  const menus = [...document.querySelectorAll("header nav:not([popover]), header nav ~ button")];
  const shown = menus.filter((element) => element.checkVisibility()).map((element) => element.localName);
  if (shown.length !== 1)
    faults.push(`of row of links and menu button the header shows ${shown.join(" and ") || "none"}`);
  return faults;
}

/** @returns the title's words that stand on two lines, or that reach the keyhole's plate */
function titleFaults(): string[] {
  const title = document.querySelector("h1");
  const scene = document.querySelector(".hero-keyhole");
  // On the smallest screens there is none to be seen.
  const keyhole = scene?.checkVisibility({ visibilityProperty: true }) ? scene.getBoundingClientRect() : undefined;
  if (!title) return ["no title"];
  const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const faults: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.parentElement?.closest(".sr-only")) continue;
    // The last word and what leads to it, "no Recife", are one.
    for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\b(?:em|[nd][ao]) \S+$|\S+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, second] = range.getClientRects();
      if (second) faults.push(`${word} breaks`);
      if (!first || !keyhole?.width) continue;
      // The plate begins a tenth of the width inside the drawing's box.
      // The font's box is taller than its letters.
      const spare = first.height / 4;
      const isBeside = first.bottom - spare > keyhole.top && first.top + spare < keyhole.bottom;
      if (isBeside && first.right > keyhole.left + keyhole.width * 0.1) faults.push(`${word} lies on the keyhole`);
    }
  }
  return faults;
}
