import { existsSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { business } from "../../app/content/business";
import { anchors, navigation } from "../../app/content/navigation";
import { pages } from "../../app/content/pages";
import {
  contents,
  desktop,
  expect,
  menu,
  menuButton,
  type PublicScreen,
  phone,
  publicScreenNames,
  screenNames,
  screens,
  test,
  titles,
  wholeBrowser,
} from "./site";

/** The pages that the header leads to; another one is linked elsewhere. */
const inMenu = publicScreenNames.filter((name) => name === "home" || navigation.some(({ to }) => to === screens[name]));

for (const [device, options] of Object.entries({ phone, desktop })) {
  test.describe(`from the header's menu, ${device}`, () => {
    test.use(options);

    for (const [index, from] of inMenu.entries()) {
      const others = inMenu.slice(index + 1);
      if (others.length === 0) continue;
      test(`${from} leads to the pages after it, and they back, without asking for a document or data`, async ({
        open,
      }) => {
        const page = await open(from);
        const asked = noteRequests(page);
        for (const to of others.flatMap((other) => [other, from])) {
          if (device === "desktop") await page.mouse.wheel(0, 600);
          await chooseFromMenu(page, to);
          await expectArrival(page, to);
        }
        expect(asked()).toEqual([]);
      });
    }

    test("the missing page leads to the pages, which are as they always are", async ({ open }) => {
      for (const to of inMenu) {
        const page = await open("notFound");
        await chooseFromMenu(page, to);
        await expectPageAtTop(page, to);
      }
    });

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
        test.use({ javaScriptEnabled });

        test("a section is shown below the header and takes the focus", async ({ open }) => {
          const page = await open("car");
          for (const id of [anchors.services, anchors.location]) {
            await chooseFromMenu(page, `/#${id}`);
            await expect(page).toHaveURL(`/#${id}`);
            await expectSectionInView(page, id);
            if (javaScriptEnabled) await expect(menu(page)).toBeHidden();
          }
        });

        test("a section's own address does the same", async ({ open }) => {
          await expectSectionInView(await open("home", `#${anchors.services}`), anchors.services);
        });
      });
    }
  });
}

test("back and forward restore the scroll position", async ({ open }) => {
  const page = await open("home");
  await page.mouse.wheel(0, 1500);
  await expectScroll(page, 1500);
  await chooseFromMenu(page, "car");
  await expectArrival(page, "car");
  await page.mouse.wheel(0, 700);
  await expectScroll(page, 700);
  await page.goBack();
  await expectScroll(page, 1500);
  await expect(page.getByRole("heading", { level: 1 }), "the first page's heading, too").toBeFocused();
  await page.goForward();
  await expectScroll(page, 700);
});

test("reload keeps the scroll position", async ({ open }) => {
  const page = await open("home24h");
  await page.mouse.wheel(0, 1200);
  await expectScroll(page, 1200);
  await page.reload();
  await expectScroll(page, 1200);
});

test("a page that the visitor chooses shows its top at once, and one gone back to its old place", async ({ open }) => {
  const page = await open("home");
  await page.mouse.wheel(0, 2000);
  await expectScroll(page, 2000);
  // The wheel's last event comes with a later frame.
  await page.waitForTimeout(300);
  const passed = await notePositions(page);
  await chooseFromMenu(page, "car");
  await expectArrival(page, "car");
  await expect.poll(async () => new Set(await passed())).toEqual(new Set([0]));
  await page.goBack();
  await expectScroll(page, 2000);
  // The event comes with the frame after the position.
  await expect.poll(async () => new Set(await passed())).toEqual(new Set([0, 2000]));
});

test("a click with a modifier or the middle button opens a tab and leaves the page", async ({ open, context }) => {
  const page = await open("home");
  const link = page.getByRole("banner").getByRole("link", { name: pages.car.name, exact: true });
  const clicks = [
    { modifiers: ["Control" as const] },
    { modifiers: ["Shift" as const] },
    { button: "middle" as const },
  ];
  for (const click of clicks) {
    const opened = context.waitForEvent("page", { timeout: 15_000 }).catch(() => {
      throw new Error(`a click with ${JSON.stringify(click)} opened no tab: the browser's own way must be left to it`);
    });
    await link.click(click);
    await expect(await opened).toHaveURL(screens.car);
    await expect(page).toHaveURL(screens.home);
  }
  // What these two do is the browser's: a tab on a Mac, a file in Chromium.
  for (const modifier of ["metaKey", "altKey"]) {
    const isLeft = await link.evaluate((element, modifier) => {
      const click = new MouseEvent("click", { bubbles: true, cancelable: true, [modifier]: true });
      let isPrevented = true;
      document.addEventListener(
        "click",
        (event) => {
          isPrevented = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      element.dispatchEvent(click);
      return !isPrevented;
    }, modifier);
    expect(isLeft, `${modifier}: the browser's own way is left to it`).toBe(true);
    await expect(page).toHaveURL(screens.home);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("the first Tab on every screen offers to skip to the content", async ({ open }) => {
      for (const screen of screenNames) {
        const page = await open(screen);
        await page.keyboard.press("Tab");
        const skip = page.locator(":focus");
        await expect(skip).toHaveAttribute("href", "#conteudo");
        await expect(skip).toBeInViewport({ ratio: 1 });
        expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await page.keyboard.press("Enter");
        await expect(page.locator("#conteudo")).toBeFocused();
        // Nobody is as quick as a test: the router, too, moves the focus there.
        if (javaScriptEnabled) await page.waitForTimeout(500);
        await page.keyboard.press("Tab");
        const first = page.getByRole("main").locator("a, button, [tabindex='0']").first();
        await expect(first).toBeFocused();
      }
    });
  });
}

test("every page comes back from the browser's own memory", async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch({
    // The engine alone keeps no page for the way back.
    ...wholeBrowser.launchOptions,
    // Playwright turns this cache off unless told otherwise.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL });
  for (const [index, screen] of publicScreenNames.entries()) {
    await page.goto(screens[screen], { waitUntil: "networkidle" });
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(document.documentElement.dataset, { persisted }));
    });
    await page.goto(screens[publicScreenNames.at(index - 1) ?? "home"]);
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator("html"), screen).toHaveAttribute("data-persisted", "true");
  }
  await browser.close();
});

/** By its name there: a page (whose home is the logo), or a path with a fragment. The phone's menu is opened first. */
async function chooseFromMenu(page: Page, to: PublicScreen | `/#${string}`): Promise<void> {
  const banner = page.getByRole("banner");
  if (to === "home") return press(page, banner.getByRole("link", { name: `${business.name}, página inicial` }));
  if (await menuButton(page).isVisible()) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await press(page, menuButton(page));
  }
  const path = to in contents ? screens[to as PublicScreen] : to;
  const name = navigation.find((item) => item.to === path)?.name ?? "";
  await press(page, banner.getByRole("link", { name, exact: true }));
}

/** Clicks where the element is. Playwright's own click would scroll first: it takes the sticky header for hidden. */
async function press(page: Page, element: Locator): Promise<void> {
  // What a visitor taps is what is seen: the next page, and not the one that fades into it.
  const isChanging = () => page.evaluate(() => document.documentElement.matches(":active-view-transition"));
  await expect.poll(isChanging).toBe(false);
  await expect(element).toBeInViewport({ ratio: 1 });
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** The page's address, title and heading, its styles, its top; and the menu closed. */
async function expectPageAtTop(page: Page, screen: PublicScreen): Promise<void> {
  await expect(page).toHaveURL(screens[screen]);
  await expect(page).toHaveTitle(contents[screen].page.title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[screen]);
  await expect(menu(page)).toBeHidden();
  await expectScroll(page, 0);
}

/** What a client navigation adds: the focus is on the page's heading. */
async function expectArrival(page: Page, screen: PublicScreen): Promise<void> {
  await expectPageAtTop(page, screen);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

async function expectSectionInView(page: Page, id: string): Promise<void> {
  const section = page.locator(`#${id}`);
  await expect(section).toBeFocused();
  const header = await page.getByRole("banner").boundingBox();
  // On a phone the header scrolls away: the number stands at the bottom there.
  const bottom = Math.max(0, (header?.y ?? 0) + (header?.height ?? 0));
  await expect
    .poll(async () => ((await section.boundingBox())?.y ?? Number.NaN) - bottom, { message: "below the header" })
    .toBeCloseTo(16, -1.5);
}

async function expectScroll(page: Page, top: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => Math.round(scrollY)), { message: "scroll position" }).toBe(top);
}

/** @returns a function that lists the scroll positions that frames have shown since */
async function notePositions(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const positions: number[] = [];
    addEventListener("scroll", () => positions.push(Math.round(scrollY)));
    Object.assign(window, { positions });
  });
  return () => page.evaluate(() => (window as unknown as { positions: number[] }).positions);
}

/** @returns a function that lists what was asked for meanwhile, but for files: hashed ones, and icons of public/ */
function noteRequests(page: Page): () => string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // The service worker is asked for by a page that has been open for ten seconds.
    const isFile =
      /^\/(build\/assets\/|sw\.js$)/.test(pathname) || (pathname !== "/" && existsSync(`public${pathname}`));
    if (!isFile) asked.push(`${request.resourceType()} ${pathname}`);
  });
  return () => asked;
}
