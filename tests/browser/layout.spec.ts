import { business } from "../../app/content/business";
import { coveredBy, lightSurfaces, noteLayoutShifts, ONE_LINE } from "./in-page";
import {
  contents,
  desktop,
  expect,
  hydrated,
  menu,
  painted,
  phone,
  publicScreenNames,
  roundButton,
  screenNames,
  screens,
  shownPhone,
  shownWhatsapp,
  test,
} from "./site";

test.describe("on a phone", () => {
  test.use(phone);

  for (const screen of publicScreenNames) {
    test(`the first screen of ${screen} says everything`, async ({ open }) => {
      const page = await open(screen);
      const [banner, main] = [page.getByRole("banner"), page.getByRole("main")];
      const badges = main.locator("ul").first().getByRole("listitem");
      const claims = [
        /24 horas/,
        new RegExp(`${business.arrivalMinutes} min`),
        new RegExp(`${business.experienceYears} anos`),
      ];
      await expect(badges).toHaveText(claims);
      for (const element of [
        banner.locator("a svg").first(),
        banner.getByRole("link", { name: shownPhone }),
        main.getByRole("heading", { level: 1 }),
        main.getByText(contents[screen].hero.lead),
        main.locator("a[href^='https:']").first(),
        main.locator("a[href^='tel:']").first(),
        ...(await badges.all()),
      ]) {
        await expect(element).toBeInViewport({ ratio: 1 });
      }
      const covered = await roundButton(page).evaluate(coveredBy);
      expect(covered.filter((what) => /^(link|button)/.test(what))).toEqual([]);
    });
  }
});

for (const [device, options] of Object.entries({ phone, desktop })) {
  test.describe(device, () => {
    test.use(options);

    test("the round button covers nothing at the end of any page", async ({ open }) => {
      for (const screen of screenNames) {
        const page = await open(screen);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await painted(page);
        expect(await roundButton(page).evaluate(coveredBy), screen).toEqual([]);
      }
    });
  });
}

for (const width of [360, 412, 768, 1024, 1440]) {
  test(`nothing moves more than a line at ${width} px, however late the font comes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(noteLayoutShifts);
    let send = () => {};
    await page.route("**/*.woff2", async (route) => {
      await new Promise<void>((asked) => {
        send = asked;
      });
      await route.continue();
    });
    for (const screen of screenNames) {
      const fontAsked = page.waitForRequest("**/*.woff2");
      await page.goto(screens[screen], { waitUntil: "commit" });
      await fontAsked;
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      // What moves while a document comes in pieces is pieces.spec.ts's.
      await page.waitForLoadState("domcontentloaded");
      await painted(page);
      await page.evaluate(() => {
        window.layoutShifts = [];
      });
      // A sign of the visitor starts the scripts, so that hydration too happens in the other typeface.
      await page.mouse.move(width / 2, 300);
      await hydrated(page);
      expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
      send();
      await page.waitForFunction(() => document.fonts.status === "loaded");
      await painted(page);
      expect(await page.evaluate(() => document.fonts.check("16px Figtree"))).toBe(true);
      const shifts = await page.evaluate(() => window.layoutShifts);
      expect(
        shifts.reduce((sum, { score }) => sum + score, 0),
        `${screen}: ${JSON.stringify(shifts)}`,
      ).toBeLessThanOrEqual(ONE_LINE);
    }
  });
}

test("until the font has come, regular and bold words are as wide as in it", async ({ open }) => {
  const page = await open("home");
  const widths = await page.evaluate(async () => {
    const words = document.body.innerText;
    const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    const width = async (font: string) => {
      // Rejects where there is neither Arial nor Liberation Sans.
      if (!(await document.fonts.load(font).catch(() => undefined))) return undefined;
      canvas.font = font;
      return canvas.measureText(words).width;
    };
    const found: [weight: number, ratio: number][] = [];
    for (const weight of [400, 700]) {
      const asItComes = await width(`${weight} 160px "Figtree Fallback"`);
      if (asItComes) found.push([weight, asItComes / ((await width(`${weight} 160px Figtree`)) ?? 0)]);
    }
    return found;
  });
  test.skip(widths.length === 0, "neither Arial nor Liberation Sans is installed");
  for (const [weight, ratio] of widths) expect(Math.abs(ratio - 1), `${weight}`).toBeLessThan(0.02);
});

test("paper gets the contact card and nothing else, on one page", async ({ open }) => {
  const { street, district, city } = business.address;
  for (const screen of screenNames) {
    const page = await open(screen);
    await page.emulateMedia({ media: "print" });
    const footer = page.getByRole("contentinfo");
    for (const fact of [business.name, shownPhone, shownWhatsapp, street, district, city, business.hours]) {
      await expect(footer.getByText(fact).first(), screen).toBeVisible();
      await expect(footer.getByText(fact).first(), screen).toHaveCSS("color", "rgb(0, 0, 0)");
    }
    await expect(page.getByRole("main"), screen).toBeHidden();
    await expect(page.locator("html"), `${screen}: white is the paper's`).toHaveCSS("color-scheme", "light");
    for (const role of ["banner", "navigation", "img"] as const) await expect(page.getByRole(role)).toHaveCount(0);
    await expect(roundButton(page)).toBeHidden();
    const links = await page.locator("a:visible:not([href='#conteudo'])").allInnerTexts();
    expect(links.map((text) => text.replace(/\s*\(abre.*/, ""))).toEqual([shownPhone, shownWhatsapp]);
    const sheets = (await page.pdf()).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(sheets, screen).toHaveLength(1);
    await page.emulateMedia({ media: "screen" });
  }
});

test("the number to call is on the screen however far the visitor has read, at any width", async ({ open }) => {
  for (const screen of ["home", "car"] as const) {
    const page = await open(screen);
    // Either side of every breakpoint of app/styles.css.
    for (const width of [320, 639, 640, 767, 768, 1023, 1024, 1279, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      await painted(page);
      const shown = await page.locator("header a[href^='tel:'], aside a[href^='tel:']").evaluateAll(
        (all) =>
          all.filter((link) => {
            const { x, y, width, height } = link.getBoundingClientRect();
            return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          }).length,
      );
      expect(shown, `${screen}, ${width} px: where the header goes (sticky-top.tsx), the number below comes`).toBe(1);
    }
  }
});

test("paper is told nothing of the network", async ({ page, open }) => {
  await open("home");
  await page.context().setOffline(true);
  await expect(page.getByRole("status").getByRole("link")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("status")).toBeHidden();
});

test("the dark scheme leaves no light surface", async ({ open }) => {
  for (const screen of screenNames) {
    const page = await open(screen);
    await page.emulateMedia({ colorScheme: "dark" });
    await painted(page);
    expect(await page.evaluate(lightSurfaces), screen).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    await painted(page);
    const isNight = screen === "notFound" || contents[screen].page.scene === "night";
    const lightBodies = (await page.evaluate(lightSurfaces)).filter((surface) => surface.startsWith("body"));
    expect(lightBodies, `${screen} in the light scheme`).toHaveLength(isNight ? 0 : 1);
  }
});

for (const [how, viewport, insets] of [
  ["upright", { width: 390, height: 844 }, { top: 47, bottom: 34 }],
  ["on its side", { width: 844, height: 390 }, { left: 59, right: 59, bottom: 21 }],
] as const) {
  test(`nothing to read or tap lies under the notch or the home indicator of a phone ${how}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(viewport);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
    const [left, right] = "left" in insets ? [insets.left, viewport.width - insets.right] : [0, viewport.width];
    for (const screen of screenNames) {
      await open(screen);
      // The skip link shows with the focus; the menu opens without taking it.
      await page.keyboard.press("Tab");
      await menu(page).evaluate((menu: HTMLElement) => menu.showPopover());
      await expect(menu(page)).toBeVisible();
      const beside = await page.evaluate(
        ([left, right]) =>
          [...document.querySelectorAll("a, button, h1, h2, h3, h4, p")]
            // What scrolls sideways, is off the screen, or is for readers alone.
            .filter((element) => !element.closest(".strip, .sr-only") && element.checkVisibility())
            .filter((element) => {
              const box = element.getBoundingClientRect();
              // The menu's buttons have 10 px of room around their marks.
              return box.width > 1 && box.bottom > 0 && (box.left < left - 10 || box.right > right + 10);
            })
            .map((element) => element.outerHTML.slice(0, 200)),
        [left, right] as const,
      );
      expect(beside, `${screen}: env(safe-area-inset-left) and -right are the phone's`).toEqual([]);
      await page.evaluate(() => scrollTo(0, 700));
      await painted(page);
      for (const link of await page.locator("aside a:visible").all()) {
        const { y, height } = (await link.boundingBox()) ?? { y: Number.NaN, height: 0 };
        expect(y + height, `${screen}: env(safe-area-inset-bottom) is the phone's`).toBeLessThanOrEqual(
          viewport.height - insets.bottom,
        );
      }
    }
  });
}
