import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { lookAtFocus } from "../tools/focus-in-page";
import { desktop, expect, hydrated, kinds, menu, painted, phone, screenNames, test, titleOf } from "./site";

const SCHEMES = ["light", "dark"] as const;
const ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const COLOURS = ["color-contrast", "link-in-text-block"];

for (const [device, options] of Object.entries({ phone, desktop })) {
  test.describe(device, () => {
    test.use(options);

    for (const screen of device === "phone" ? screenNames : kinds) {
      test(`axe finds nothing on ${screen}, and everything to touch is at least 44 px`, async ({ open }) => {
        const page = await open(screen);
        expect(await axeFindings(page, { tags: ALL })).toEqual([]);
        // Whole words, whatever its lines and parts are.
        await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(titleOf(screen));
        // Colours of what lies over the page; of all else: contrast.spec.ts.
        if (device === "phone") {
          await hydrated(page);
          await menu(page).evaluate((menu: HTMLElement) => menu.showPopover());
          await page.context().setOffline(true);
          for (const colorScheme of SCHEMES) {
            await page.emulateMedia({ colorScheme });
            await painted(page);
            expect(await axeFindings(page, { rules: COLOURS }), `menu and notice, ${colorScheme}`).toEqual([]);
          }
        }
        const targets = await page.locator("a:visible, button:visible, summary:visible").all();
        for (const target of targets) {
          const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
          if (width > 1) expect(Math.min(width, height), await target.innerText()).toBeGreaterThanOrEqual(44);
        }
      });
    }

    for (const screen of kinds) {
      test(`the keyboard reaches everything on ${screen}, and its focus is visible`, async ({ open }) => {
        const page = await open(screen);
        await hydrated(page);
        const reachable = page.locator("a:visible, button:visible:enabled, summary:visible, [tabindex='0']:visible");
        await expectVisibleFocus(page, "Tab", await reachable.count());
        // Back, in the dark scheme and below the notice of a lost connection.
        await page.emulateMedia({ colorScheme: "dark" });
        await page.context().setOffline(true);
        await expect(page.getByRole("status").getByRole("link")).toBeVisible();
        await expectVisibleFocus(page, "Shift+Tab", await reachable.count());
      });
    }
  });
}

test("the skip link leads to the content", async ({ open }) => {
  const page = await open("home");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("motion ends within 5 s, and there is none for visitors who ask for less", async ({ open }) => {
  let moving = 0;
  for (const screen of screenNames) {
    const page = await open(screen);
    const motion = () =>
      page.evaluate(() => {
        const styles = Array.from(document.querySelectorAll("*"), (element) => getComputedStyle(element));
        const ends = document.getAnimations().map(({ effect, timeline }) =>
          // Others follow the scroll position.
          timeline === document.timeline ? Number(effect?.getComputedTiming().endTime) : 0,
        );
        return {
          ends,
          others: styles.some((style) => `${style.scrollBehavior} ${style.transitionDuration}` !== "auto 0s"),
        };
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

test("forced colours leave every button a border", async ({ open }) => {
  const page = await open("home");
  // The skip link shows only with the focus, and then has the outline.
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

test("a visitor who asks for more contrast gets 7:1", async ({ open }) => {
  for (const screen of kinds) {
    const page = await open(screen);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ contrast: "more", colorScheme });
      await painted(page);
      expect(await axeFindings(page, { rules: ["color-contrast-enhanced"] }), `${screen}, ${colorScheme}`).toEqual([]);
    }
  }
});

async function axeFindings(page: Page, { tags, rules }: { tags?: string[]; rules?: string[] }): Promise<string[]> {
  // Legacy mode looks into no frames, of which there are none, and needs no page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (tags ? axe.withTags(tags).disableRules(COLOURS) : axe.withRules(rules ?? [])).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary?.split("\n")[1]?.trim()}`),
  );
}

/** Presses a key as often as there are elements to reach: each gets the focus once, and nothing hides it. */
async function expectVisibleFocus(page: Page, key: "Tab" | "Shift+Tab", count: number): Promise<void> {
  const reached = new Set<number>();
  const faults: string[] = [];
  for (let presses = 0; presses < count; presses++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    reached.add(stop.place);
    faults.push(...stop.faults);
  }
  // Leaves the page, so that the way back begins at its end.
  await page.keyboard.press(key);
  expect(faults, key).toEqual([]);
  expect(reached.size, `${key}: elements that got the focus`).toBe(count);
}
