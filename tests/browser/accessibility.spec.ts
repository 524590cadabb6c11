import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { type FocusFacts, focusFacts, overlaidBy, touchTargets } from "./in-page";
import { desktop, expect, menu, menuButton, painted, phone, screenNames, test } from "./site";

const SCHEMES = ["light", "dark"] as const;
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

for (const [device, options] of Object.entries({ phone, desktop })) {
  test.describe(device, () => {
    test.use(options);

    for (const screen of screenNames) {
      test(`axe finds nothing on ${screen}`, async ({ open }) => {
        const page = await open(screen);
        expect(await axeFindings(page, AXE_TAGS), "light").toEqual([]);
        // The other scheme changes colours alone.
        await page.emulateMedia({ colorScheme: "dark" });
        await painted(page);
        expect(await axeFindings(page, COLOUR_RULES), "dark").toEqual([]);
      });

      test(`the keyboard reaches everything on ${screen}, and its focus is seen`, async ({ open }) => {
        const page = await open(screen);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          const stops = await tabThrough(page);
          const reachable = page.locator("a:visible, button:visible:enabled, [tabindex='0']:visible");
          expect(stops).toHaveLength(await reachable.count());
          const isSound = ({ outlineWidth, contrast, cutOff, coveredPoints }: FocusFacts) =>
            outlineWidth >= 2 && contrast >= 3 && cutOff.length === 0 && coveredPoints === 0;
          expect(
            stops.filter((stop) => !isSound(stop)),
            colorScheme,
          ).toEqual([]);
        }
      });
    }
  });
}

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const screen of screenNames) {
    test(`everything that can be touched on ${screen} is at least 44 px`, async ({ open }) => {
      const page = await open(screen);
      await menuButton(page).click();
      const targets = await page.evaluate(touchTargets);
      expect(targets.length).toBeGreaterThan(10);
      // A wide screen can be touched too, and has the links in a row.
      await page.setViewportSize({ width: 1366, height: 768 });
      targets.push(...(await page.evaluate(touchTargets)));
      expect(
        targets.filter(({ width, height }) => width < 44 || height < 44),
        "min-h-11 is 44 px",
      ).toEqual([]);
    });
  }

  test("the menu's opener shows the focus, and the menu closes when the keyboard leaves it", async ({ open }) => {
    const page = await open("home");
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    const close = page.getByRole("button", { name: "Fechar menu" });
    await expect(close, "the one that covers the focus shows it").toHaveCSS("outline-style", "solid");
    await close.focus();
    await page.keyboard.press("Tab");
    await expect(close).toBeHidden();
    await expect(page.getByRole("main").locator(":focus")).toBeVisible();
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(close).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(close).toBeHidden();
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await close.focus();
    await page.keyboard.press("Escape");
    await expect(menuButton(page)).toBeFocused();
  });

  test("what comes up over the page can be read: a tooltip, the notice below it, the menu", async ({
    open,
    context,
  }) => {
    const page = await open("home");
    await menuButton(page).hover();
    const tooltip = page.locator("[data-side]");
    await expect(tooltip).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByRole("status").getByRole("link")).toBeVisible();
    expect(await tooltip.evaluate(overlaidBy), "a tooltip lies over everything: z-30 in hint-layer.tsx").toEqual([]);
    await menu(page).evaluate((menu: HTMLElement) => menu.showPopover());
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await painted(page);
      expect(await axeFindings(page, COLOUR_RULES), colorScheme).toEqual([]);
    }
    await expect(tooltip).toBeVisible();
  });

  test("the menu can be read and reached at 400 %", async ({ open }) => {
    const page = await open("home");
    await page.setViewportSize({ width: 320, height: 256 });
    await menuButton(page).click();
    for (const link of await page.getByRole("navigation", { name: "Menu" }).getByRole("link").all()) {
      await link.focus();
      const facts = await page.evaluate(focusFacts);
      expect(facts).toMatchObject({ coveredPoints: 0, cutOff: [] });
    }
  });
});

for (const screen of screenNames) {
  test(`${screen} has landmarks, and headings that skip no level`, async ({ open }) => {
    const page = await open(screen);
    for (const landmark of ["banner", "main", "contentinfo"] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
    const regions = await page.locator("nav, section[aria-label], section[aria-labelledby]").evaluateAll((all) =>
      all.map((region) => {
        const heading = document.getElementById(region.getAttribute("aria-labelledby") ?? "");
        return heading?.textContent ?? region.getAttribute("aria-label");
      }),
    );
    expect(regions).not.toContain(null);
    expect(new Set(regions).size, regions.join(", ")).toBe(regions.length);
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((all) => all.map((heading) => Number(heading.localName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 2) + 1)).toEqual([]);
  });
}

test("without a network the focus is seen on the number to call", async ({ open, context }) => {
  const page = await open("home");
  await context.setOffline(true);
  await page.getByRole("status").getByRole("link").focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const facts = await page.evaluate(focusFacts);
    expect(facts?.outlineWidth, colorScheme).toBeGreaterThanOrEqual(2);
    expect(facts?.contrast, colorScheme).toBeGreaterThanOrEqual(3);
  }
});

test("the ways to make contact come in the same order on every page", async ({ open }) => {
  const orders = new Set<string>();
  for (const screen of screenNames) {
    const page = await open(screen);
    const order = await page.locator("a[href^='tel:'], a[href^='https:']").evaluateAll((all) => {
      const where = (link: Element) => link.closest("header, main, footer")?.localName ?? "fixed";
      const contacts = all.map((link) => `${where(link)} ${link.getAttribute("href")?.split(":")[0]}`);
      const inMain = contacts.filter((contact) => contact.startsWith("main"));
      // Of the pages' own contacts the first two: what comes after them belongs to each page.
      return [...new Set([...inMain.slice(0, 2), ...contacts.filter((contact) => !inMain.includes(contact))])];
    });
    orders.add(order.join(", "));
  }
  expect([...orders], "one order for all pages").toEqual([
    "main https, main tel, header tel, fixed tel, footer tel, footer https, fixed https",
  ]);
});

test("whoever asks for less motion gets none", async ({ open }) => {
  const page = await open("home");
  const motion = () =>
    page.evaluate(() => ({
      running: document.getAnimations().length,
      smooth: [...document.querySelectorAll("*")].filter((e) => getComputedStyle(e).scrollBehavior === "smooth").length,
      transitions: [...document.querySelectorAll("*")].filter((e) => getComputedStyle(e).transitionDuration !== "0s")
        .length,
    }));
  expect(await motion()).toEqual({ running: 0, smooth: 0, transitions: 0 });
  for (const moving of await page.locator(".swings").all()) {
    await moving.hover();
    expect((await motion()).running, "under a pointer").toBe(0);
  }
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const { running, transitions } = await motion();
  expect(Math.min(running, transitions), "nothing moves for anyone: this test sees nothing").toBeGreaterThan(0);
});

test("the page that a proxy shows when nothing answers can be read and touched on a phone", async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await page.route("**/", (route) => route.fulfill({ path: "build/last-resort.html", contentType: "text/html" }));
  await page.goto("/");
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page, AXE_TAGS), colorScheme).toEqual([]);
  }
  const targets = await page.evaluate(touchTargets);
  expect(targets).toHaveLength(2);
  expect(targets.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
  expect(await page.evaluate(() => document.querySelector<HTMLMetaElement>("meta[name=viewport]")?.content)).toContain(
    "width=device-width",
  );
});

test("forced colours leave every button a border", async ({ open }) => {
  for (const screen of ["home", "residential", "notFound"] as const) {
    const page = await open(screen);
    await page.emulateMedia({ forcedColors: "none" });
    // The skip link shows only with the focus, and then has the outline.
    const buttons = page.locator("a:not([href='#conteudo']), button");
    const filled = await buttons.evaluateAll((all) =>
      all.map((element) => !/, 0\)$/.test(getComputedStyle(element).backgroundColor)),
    );
    expect(filled.filter(Boolean).length).toBeGreaterThan(2);
    await page.emulateMedia({ forcedColors: "active" });
    const bare = await buttons.evaluateAll(
      (all, filled) =>
        all
          .filter((_, index) => filled[index])
          .filter((element) => {
            const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
            return (
              Number.parseFloat(borderTopWidth) < 1 || borderTopStyle === "none" || borderTopColor === backgroundColor
            );
          })
          .map((element) => element.textContent),
      filled,
    );
    expect(bare).toEqual([]);
  }
});

for (const screen of screenNames) {
  test(`whoever asks for more contrast gets 7:1 on ${screen}`, async ({ open }) => {
    const page = await open(screen);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ contrast: "more", colorScheme });
      await painted(page);
      expect(await axeFindings(page, ["color-contrast-enhanced"]), colorScheme).toEqual([]);
      const [edge, ink] = await page.evaluate(() =>
        ["--edge", "--ink"].map((name) => getComputedStyle(document.documentElement).getPropertyValue(name)),
      );
      expect(edge, `edges of buttons and plates, ${colorScheme}`).toBe(ink);
    }
  });
}

/** @param wanted AXE_TAGS, or some of axe's rules */
async function axeFindings(page: Page, wanted: string[]): Promise<string[]> {
  // The other mode looks into frames of other origins, of which there are none, by way of a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (wanted === AXE_TAGS ? axe.withTags(wanted) : axe.withRules(wanted)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary?.split("\n")[1]?.trim()}`),
  );
}

/** Presses Tab from the top of the page until the focus leaves it. */
async function tabThrough(page: Page): Promise<FocusFacts[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    getSelection()?.setPosition(document.body, 0);
  });
  const stops: FocusFacts[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const facts = await page.evaluate(focusFacts);
    if (!facts || stops.length > 100) return stops;
    stops.push(facts);
  }
}
