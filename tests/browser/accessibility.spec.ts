import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import {
  desktop,
  expect,
  hydrated,
  oneOfEachKind,
  painted,
  pathOf,
  phone,
  screenNames,
  test,
  titleOf,
} from "./fixtures";

const SCHEMES = ["light", "dark"] as const;
const ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const COLORS = ["color-contrast", "link-in-text-block"];

for (const [device, options] of Object.entries({ phone, desktop })) {
  test.describe(device, () => {
    // Offline, drawings that have not loaded yet stay missing.
    test.use({ ...options, expectedMessages: /net::ERR_INTERNET_DISCONNECTED/ });

    for (const screen of device === "phone" ? screenNames : oneOfEachKind) {
      test(`axe finds nothing on ${screen}, and every touch target is at least 44 px`, async ({ open, menu }) => {
        const page = await open(screen);
        expect(await findingsOf(axe(page).withTags(ALL).disableRules(COLORS))).toEqual([]);
        if (device === "phone") await expectSpokenWords(page, titleOf(screen));
        // contrast.spec.ts checks everything that does not float over the page.
        if (device === "phone" && oneOfEachKind.includes(screen)) {
          await hydrated(page);
          await menu.evaluate((menu: HTMLElement) => menu.showPopover());
          await page.context().setOffline(true);
          for (const colorScheme of SCHEMES) {
            await page.emulateMedia({ colorScheme });
            await painted(page);
            const floating = axe(page).include("#site-menu").include("#offline-notice").include("aside");
            expect(await findingsOf(floating.withRules(COLORS)), colorScheme).toEqual([]);
          }
        }
        const small = await page.locator("a:visible, button:visible, summary:visible").evaluateAll((targets) =>
          targets.flatMap((target) => {
            const { width, height } = target.getBoundingClientRect();
            return width > 1 && Math.min(width, height) < 44 ? `${target.textContent} ${width} × ${height}` : [];
          }),
        );
        expect(small).toEqual([]);
      });
    }

    for (const screen of oneOfEachKind) {
      test(`the keyboard reaches everything on ${screen}, and its focus is visible`, async ({ open }) => {
        const page = await open(screen);
        await hydrated(page);
        // A map or a video belongs to another site, and so does everything that the keyboard reaches inside it.
        await page.locator("iframe").evaluateAll((frames: HTMLElement[]) => {
          for (const frame of frames) frame.inert = true;
        });
        const reachable = page.locator("a:visible, button:visible:enabled, summary:visible, [tabindex='0']:visible");
        await expectVisibleFocus(page, "Tab", await reachable.count());
        await page.emulateMedia({ colorScheme: "dark" }); // then backwards, in dark mode and with the offline notice
        await page.context().setOffline(true);
        await expect(page.getByRole("status").getByRole("link")).toBeVisible();
        await expectVisibleFocus(page, "Shift+Tab", await reachable.count());
        await page.locator("a[href='#conteudo']").press("Enter");
        await expect(page.getByRole("main")).toBeFocused();
      });
    }
  });
}

test("motion ends within 5 s, and there is none for visitors who ask for less", async ({ page }) => {
  let moving = 0;
  for (const screen of screenNames) {
    await page.goto(pathOf(screen));
    const motion = () =>
      page.evaluate(() => {
        const all = Array.from(document.querySelectorAll("*"), (element) => getComputedStyle(element));
        const ends = document.getAnimations().map(({ effect, timeline }) =>
          // Other timelines follow the scroll position, not time.
          timeline === document.timeline ? Number(effect?.getComputedTiming().endTime) : 0,
        );
        return { ends, others: all.some((css) => `${css.scrollBehavior} ${css.transitionDuration}` !== "auto 0s") };
      });
    expect(await motion(), screen).toEqual({ ends: [], others: false });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const { ends } = await motion();
    moving += ends.length;
    expect(Math.max(0, ...ends), screen).toBeLessThanOrEqual(5000);
    await page.emulateMedia({ reducedMotion: "reduce" });
  }
  expect(moving, "this test sees no motion at all").toBeGreaterThan(0);
});

test("what floats over the page is opaque, and every button has a fill or an outline", async ({ open }) => {
  for (const screen of oneOfEachKind) {
    const page = await open(screen);
    for (const [width, parts] of [
      [360, "aside > div, #site-menu, [role=status]"],
      [1440, "header, [role=status]"],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await painted(page);
        expect(await page.evaluate(faintParts, parts), `${screen}, ${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  }
});

test("forced colors leave every button a border", async ({ open }) => {
  const page = await open("home");
  // The skip link is visible only while it is focused, and then has an outline.
  await page.locator("a:not([href='#conteudo']), button").evaluateAll((all) => {
    for (const element of all)
      element.toggleAttribute("data-filled", !/, 0\)$/.test(getComputedStyle(element).backgroundColor));
  });
  await page.emulateMedia({ forcedColors: "active" });
  const bare = await page.locator("[data-filled]").evaluateAll((all) =>
    all.map((element) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
      return borderTopWidth === "0px" || borderTopColor === backgroundColor ? element.textContent : "";
    }),
  );
  expect(bare.length).toBeGreaterThan(2);
  expect(bare.join("")).toBe("");
});

test("a visitor who asks for more contrast gets 7:1, and borders as dark as the text", async ({ open }) => {
  for (const screen of oneOfEachKind.slice(0, 2)) {
    const page = await open(screen);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ contrast: "more", colorScheme });
      await painted(page);
      expect(await findingsOf(axe(page).withRules("color-contrast-enhanced")), `${screen}, ${colorScheme}`).toEqual([]);
      const border = (selector: string) =>
        page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopColor));
      const text = await page.locator("main").evaluate((main) => getComputedStyle(main).color);
      expect(new Set(await border("main li.rounded-card")), "cards").toEqual(new Set([text]));
    }
  }
});

/** Axe in legacy mode, which opens no extra page. Legacy mode skips frames, but the site has none. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

const findingsOf = async (axe: AxeBuilder) => (await axe.analyze()).violations;

/** Screen readers get the words of headings, links and texts as they are written: never split, joined or repeated. */
async function expectSpokenWords(page: Page, title: string): Promise<void> {
  const spoken = await accessibilityTree(page);
  const named = spoken.filter(({ role }) => role === "heading" || role === "link").map(({ name }) => name);
  // A picture with a name adds its own words.
  const written = await page
    .locator(":is(h1, h2, h3, h4, a[href]):not(:has([role=img]))")
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => (element.ariaLabel ?? element.textContent ?? "").replace(/\s+/g, " ").trim()),
    );
  expect(written).toContain(title);
  expect(
    written.filter((words) => !named.includes(words)),
    "not spoken as written",
  ).toEqual([]);
  const words = spoken.filter(({ role }) => role === "StaticText" || role === "image").map(({ name }) => name);
  expect(
    words.filter((word, index) => word === words[index + 1]),
    "spoken twice",
  ).toEqual([]);
}

/** @returns roles and names in the order that screen readers get from Chromium */
async function accessibilityTree(page: Page): Promise<{ role: string; name: string }[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const below = (node: (typeof nodes)[number]): typeof nodes => [
    node,
    ...(node.childIds ?? []).flatMap((id) => byId.get(id) ?? []).flatMap(below),
  ];
  const tree = nodes.slice(0, 1).flatMap(below);
  return tree
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: role?.value, name: (name?.value ?? "").replace(/\s+/g, " ").trim() }));
}

/** Runs in the page. @returns floating parts that are not opaque, and buttons that have neither fill nor outline */
function faintParts(parts: string): string[] {
  const isOpaque = (color: string) => /^rgb\(/.test(color);
  const behind = (at: Element | null): string => {
    const { backgroundColor = "rgb(255, 255, 255)" } = at ? getComputedStyle(at) : {};
    return isOpaque(backgroundColor) ? backgroundColor : behind(at?.parentElement ?? null);
  };
  const isFaint = (button: Element) => {
    const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(button);
    const ground = behind(button.parentElement);
    const isSetApart = (color: string) => isOpaque(color) && color !== ground;
    return !isSetApart(backgroundColor) && !(borderTopWidth === "2px" && isSetApart(borderTopColor));
  };
  // A link with round corners as large as a button's looks like a button.
  const buttons = [...document.querySelectorAll("main :is(a, button), aside a")].filter(
    (button) => button.checkVisibility() && Number.parseFloat(getComputedStyle(button).borderRadius) >= 14,
  );
  const clear = [...document.querySelectorAll(parts)].filter((it) => !isOpaque(getComputedStyle(it).backgroundColor));
  return [...clear, ...buttons.filter(isFaint)].map((part) => part.outerHTML.slice(0, 120));
}

/** Presses a key `count` times: each focusable element gets the focus once, and nothing covers it. */
async function expectVisibleFocus(page: Page, key: "Tab" | "Shift+Tab", count: number): Promise<void> {
  // The page itself records the focus at each `keyup`. Asking the page after each press would take twice as long.
  await page.evaluate(`window.stops = []; onkeyup = ({ key }) => key === "Tab" && stops.push((${lookAtFocus})())`);
  for (let presses = 0; presses < count; presses++) await page.keyboard.press(key);
  const stops = (await page.evaluate("stops")) as ReturnType<typeof lookAtFocus>[];
  await page.keyboard.press(key); // leaves the page, so that the opposite direction starts at its end
  const faults = stops.flatMap(({ faults }) => faults);
  expect(faults, key).toEqual([]);
  expect(new Set(stops.map(({ place }) => place)).size, `${key}: elements that got the focus`).toBe(count);
}

/** Runs in the page. @returns the index of the focused element, and what hides its focus ring */
function lookAtFocus(): { place: number; faults: string[] } {
  const element = document.activeElement ?? document.body;
  const name = (of: Element) => `${of.localName} "${(of.ariaLabel ?? of.textContent ?? "").trim().slice(0, 30)}"`;
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const share = (channel: number) =>
      channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
    const [red = 0, green = 0, blue = 0] = channels(color).map(share);
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

  // One color of a two-color ring is enough (WCAG technique C40).
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
  // A tall element, such as the carousel, cannot have both ends in view.
  if (height < clientHeight / 2 && (top - reach < -1 || bottom + reach > clientHeight + 1))
    faults.push("it leaves the window");
  // The corners are left out because a round button does not fill them.
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
