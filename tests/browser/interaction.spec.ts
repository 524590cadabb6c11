import type { Locator, Page } from "@playwright/test";
import { business } from "../../app/content/business";
import { phoneHref } from "../../app/content/contact-links";
import { footerServices } from "../../app/content/footer";
import { pages } from "../../app/content/pages";
import { reviews } from "../../app/content/reviews";
import { hintScripts } from "./built-files";
import {
  desktop,
  expect,
  menuButton,
  moving,
  phone,
  publicScreenNames,
  roundButton,
  screens,
  shownPhone,
  test,
} from "./site";

test.use(moving);

const strip = (page: Page) => page.getByRole("region", { name: "Avaliações de clientes" });
const previous = (page: Page) => page.getByRole("button", { name: "Avaliações anteriores" });
const next = (page: Page) => page.getByRole("button", { name: "Próximas avaliações" });

test.describe("tooltips", () => {
  test("open 700 ms after a pointer has come to rest, and say what the control does", async ({ page, open }) => {
    await page.clock.install();
    await open("home");
    const button = roundButton(page);
    const tooltip = page.getByRole("tooltip");
    // The first time their code has to come, which takes as long as it takes.
    await button.hover();
    await expect(tooltip).toHaveText((await button.getAttribute("data-hint")) ?? "");
    // A description that repeats the name is heard twice.
    await expect(button).toHaveAccessibleDescription("");
    await page.mouse.move(100, 300, { steps: 5 });
    await expect(tooltip).toHaveCount(0);

    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await button.hover();
    await page.clock.runFor(699);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip).toBeVisible();
  });

  test("open at once for the keyboard, and Escape closes them", async ({ page, open }) => {
    await page.clock.install();
    await open("home");
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const before = await page.evaluate(() => Date.now());
    // From the end of the page backwards, the round button is the first to be reached.
    await page.keyboard.press("Shift+Tab");
    await expect(roundButton(page)).toBeFocused();
    await expect(page.getByRole("tooltip")).toBeVisible();
    expect(await page.evaluate(() => Date.now())).toBe(before);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await expect(roundButton(page)).toBeFocused();
  });

  test("of every control say its name within the window", async ({ open }) => {
    const page = await open("home");
    const triggers = page.locator("[data-hint]:visible");
    expect(await triggers.count()).toBe(3);
    for (const trigger of await triggers.all()) {
      await pointAt(trigger);
      const tooltip = page.getByRole("tooltip");
      await expect(tooltip).toHaveText((await trigger.getAttribute("data-hint")) ?? "");
      await expect(page.locator("[data-side]")).toBeInViewport({ ratio: 1 });
      // As its name says that already, a description would be heard as its echo.
      const { name, description } = await spokenOf(trigger);
      expect(name).not.toBe("");
      expect(description === "" || !name.includes(description), `${name}, ${description}`).toBe(true);
    }
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("are never downloaded", async ({ open }) => {
      expect(hintScripts).not.toEqual([]);
      const page = await open("home");
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await menuButton(page).tap();
      await page.getByRole("button", { name: "Fechar menu" }).tap();
      await expect(next(page)).toBeHidden();
      await page.waitForLoadState("networkidle");
      expect(asked.filter((path) => hintScripts.includes(path))).toEqual([]);
    });
  });

  test("are downloaded when a pointer that can hover comes near", async ({ open }) => {
    const page = await open("home");
    const asked = page.waitForRequest((request) => hintScripts.includes(new URL(request.url()).pathname));
    await roundButton(page).hover();
    await asked;
  });
});

for (const viewport of [desktop.viewport, { width: 393, height: 800 }, { width: 360, height: 640 }]) {
  test.describe(`the reviews, ${viewport.width} px wide`, () => {
    test.use({ viewport });

    test("are all seen by turning, and the buttons end where the reviews end", async ({ open }) => {
      const page = await open("home");
      await strip(page).scrollIntoViewIfNeeded();
      await expect(previous(page)).toBeDisabled();
      await expect(next(page)).toBeEnabled();
      await expect(previous(page).locator(".lucide-chevron-left"), "the way back points left").toBeVisible();
      await expect(next(page).locator(".lucide-chevron-right")).toBeVisible();
      const colour = (button: Locator) => button.evaluate((element) => getComputedStyle(element).color);
      await expect
        .poll(
          () => colour(previous(page)),
          "a button that does nothing now is paler: aria-disabled in review-strip.tsx",
        )
        .not.toBe(await colour(next(page)));
      const seen = new Set(await namesInView(strip(page)));
      expect(seen.has(reviews.list[0].name)).toBe(true);
      for (let presses = 0; presses < reviews.list.length && (await next(page).isEnabled()); presses++) {
        const before = await strip(page).evaluate((element) => element.scrollLeft);
        await untilScrolled(strip(page), () => next(page).click());
        await expectScrolled(strip(page), (left) => left > before);
        await expectSnapped(strip(page));
        for (const name of await namesInView(strip(page))) seen.add(name);
        // The button learns of the end with the frame after it.
        const isAtEnd = () => strip(page).evaluate((e) => e.scrollLeft >= e.scrollWidth - e.clientWidth - 1);
        await expect(next(page)).toBeEnabled({ enabled: !(await isAtEnd()) });
      }
      expect([...seen].toSorted(), "each in view whole, once").toEqual(reviews.list.map(({ name }) => name).toSorted());
      await expect(next(page)).toBeDisabled();
      await expect(next(page), "keeps the focus that it was pressed with").toBeFocused();
      await previous(page).click();
      await expect(next(page)).toBeEnabled();
    });
  });
}

test.describe("the reviews", () => {
  test("take the focus and scroll by arrow keys", async ({ open }) => {
    const page = await open("home");
    await strip(page).focus();
    await expect(strip(page)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expectScrolled(strip(page), (left) => left > 0);
    await expectSnapped(strip(page));
    await page.keyboard.press("ArrowLeft");
    await expectScrolled(strip(page), (left) => left === 0);
  });

  test("scroll by wheel and come to rest at a review", async ({ open }) => {
    const page = await open("home");
    await strip(page).hover();
    await page.mouse.wheel(400, 0);
    await expectScrolled(strip(page), (left) => left > 0);
    await expectSnapped(strip(page));
    await expect(strip(page), "a swipe past its end would be the browser's way back").toHaveCSS(
      "overscroll-behavior-x",
      "contain",
    );
  });

  test("never move by themselves", async ({ page, open }) => {
    await page.clock.install();
    await open("home");
    await strip(page).scrollIntoViewIfNeeded();
    await page.clock.runFor(60_000);
    expect(await strip(page).evaluate((element) => element.scrollLeft)).toBe(0);
    expect(await strip(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("are whole, scroll, and show no button that would do nothing", async ({ open }) => {
      const page = await open("home");
      await expect(strip(page).getByRole("listitem")).toHaveCount(reviews.list.length);
      await expect(page.getByRole("button")).toHaveCount(0);
      await strip(page).focus();
      await page.keyboard.press("ArrowRight");
      await expectScrolled(strip(page), (left) => left > 0);
    });
  });
});

test.describe("the notice", () => {
  // Drawings further down are fetched when they come near, and the browser tells its console that the line is gone.
  test.use({ expectedMessages: /^error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/ });

  for (const screen of publicScreenNames) {
    test(`without a connection, ${screen} puts the call first`, async ({ open, context }) => {
      const page = await open(screen);
      const notice = page.getByRole("status").getByRole("link", { name: shownPhone });
      await expect(notice).toHaveCount(0);
      await page.mouse.wheel(0, 1000);
      await context.setOffline(true);
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expect(notice).toHaveAttribute("href", phoneHref(business.phone));
      expect((await notice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.getByRole("banner").getByRole("link", { name: pages.residential.name, exact: true }).click();
      await page.getByRole("contentinfo").getByRole("link", { name: footerServices[0].name }).click();
      await expect(notice).toBeInViewport({ ratio: 1 });
      expect(new URL(page.url()).pathname).toBe(screens[screen]);
      await context.setOffline(false);
      await expect(notice).toHaveCount(0);
    });
  }
});

/** @returns what Chromium's accessibility tree has of an element; "" where it has none */
async function spokenOf(element: Locator): Promise<{ name: string; description: string }> {
  const mark = "[data-spoken]";
  await element.evaluate((node) => node.setAttribute("data-spoken", ""));
  const session = await element.page().context().newCDPSession(element.page());
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: mark });
  const { nodes } = await session.send("Accessibility.getPartialAXTree", { nodeId, fetchRelatives: false });
  await element.evaluate((node) => node.removeAttribute("data-spoken"));
  await session.detach();
  return { name: nodes[0]?.name?.value ?? "", description: nodes[0]?.description?.value ?? "" };
}

/** As a hand does, in several moves: the first leaves a tooltip, which may be pointed at itself, the next are elsewhere. */
async function pointAt(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await element.page().mouse.move(x + width / 2 - 20, y + height / 2);
  await element.page().mouse.move(x + width / 2, y + height / 2, { steps: 20 });
}

/** Does something that scrolls, and waits until the scroll has come to its end. */
async function untilScrolled(region: Locator, act: () => Promise<void>): Promise<void> {
  const ended = region.evaluate(
    (element) => new Promise((done) => element.addEventListener("scrollend", () => done(true), { once: true })),
  );
  await act();
  await ended;
}

async function expectScrolled(element: Locator, isRight: (left: number) => boolean): Promise<void> {
  await expect.poll(async () => isRight(await element.evaluate(({ scrollLeft }) => scrollLeft))).toBe(true);
}

/** At rest, a review begins where the first one did, unless the strip has come to its end. */
async function expectSnapped(region: Locator): Promise<void> {
  await expect
    .poll(() =>
      region.evaluate((element) => {
        const starts = [...element.querySelectorAll("li")].map((item) => item.getBoundingClientRect().left);
        const indent = (starts[0] ?? 0) + element.scrollLeft;
        const isAtEnd = element.scrollLeft >= element.scrollWidth - element.clientWidth - 1;
        return isAtEnd || starts.some((start) => Math.abs(start - indent) < 2);
      }),
    )
    .toBe(true);
}

/** Names of the reviews that are in view whole. */
async function namesInView(region: Locator): Promise<string[]> {
  return region.evaluate((element) =>
    [...element.querySelectorAll("li")]
      .filter((item) => {
        const { left, right } = item.getBoundingClientRect();
        return left >= -1 && right <= innerWidth + 1;
      })
      .map((item) => item.querySelector("strong")?.textContent ?? ""),
  );
}
