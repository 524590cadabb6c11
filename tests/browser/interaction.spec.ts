import type { Locator } from "@playwright/test";
import { reviews } from "~/content/reviews";
import { desktop, expect, hydrated, moving, oneOfEachKind, painted, pathOf, phone, test } from "./fixtures";

test.use({ ...moving, ...desktop });

const hasStrip = reviews.list.length > 3;

test("a tooltip opens by the keyboard on every button that shows an icon alone", async ({ open, roundButton }) => {
  const page = await open("home");
  await page.setViewportSize({ width: 1024, height: 800 });
  const arrows = hasStrip ? ["Avaliações anteriores", "Próximas avaliações"] : [];
  for (const name of ["Chamar no WhatsApp", "Menu", ...arrows]) {
    await page.keyboard.press("Tab");
    const trigger = name.startsWith("Chamar") ? roundButton : page.getByRole("button", { name, exact: true });
    await trigger.scrollIntoViewIfNeeded(); // scrolling closes tooltips
    await painted(page);
    await trigger.focus();
    await expect(page.getByRole("tooltip"), name).toHaveText(name);
    await expect(page.locator("[data-side]"), name).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  }
});

test("nothing is transparent before it is scrolled to, nor when its motion starts", async ({ page }) => {
  for (const { viewport } of [phone, desktop]) {
    await page.setViewportSize(viewport);
    for (const screen of oneOfEachKind) {
      await page.goto(pathOf(screen));
      expect(await page.evaluate(transparentAtStart), `${screen}, ${viewport.width} px`).toEqual([]);
      for (const picture of await page.locator("main img[width='352']:visible").all())
        await expect(picture, "in a capture of the whole page").toHaveJSProperty("complete", true);
    }
  }
});

test.describe("on a phone", () => {
  test.use(phone);

  for (const way of ["tap", "click"] as const) {
    test(`a tooltip stays closed after a ${way}, and on return to its tab`, async ({ page, menuButton }) => {
      await page.clock.install();
      await page.goto(pathOf("home"));
      await hydrated(page);
      await menuButton[way]();
      await menuButton.evaluate((button) => {
        button.blur(); // as Chromium does when the visitor returns to the tab
        button.focus();
      });
      await page.clock.runFor(5000);
      await expect(page.getByRole("tooltip")).toHaveCount(0);
    });
  }

  for (const state of ["before React", "after hydration"]) {
    test(`the menu, ${state}, leaves the call bar free, and closes`, async ({ page, menu, menuButton }) => {
      await page.goto(pathOf("home"));
      if (state === "after hydration") await hydrated(page);
      const close = page.getByRole("button", { name: "Fechar menu" });
      for (const leave of [
        // Before Escape, because any key starts the scripts.
        () => menu.locator("a[href*='#']").first().tap(),
        () => close.tap(),
        () => page.touchscreen.tap(4, 300),
        () => page.keyboard.press("Escape"),
      ]) {
        await menuButton.tap();
        await expect(menu.getByRole("link").last()).toHaveAttribute("href", /^tel:/);
        await page.locator("aside a[href^='tel:']").tap({ trial: true });
        await leave();
        await expect(menu).toBeHidden();
      }
      await hydrated(page);
      await menuButton.tap();
      await close.press("Tab");
      await expect(menu, "it would cover the focused element").toBeHidden();
    });
  }
});

test("the carousel's buttons lead to every review, and stop at the ends of the list", async ({ open }) => {
  test.skip(!hasStrip); // three fit side by side, without buttons
  const page = await open("home");
  const strip = page.getByRole("region", { name: "Avaliações de clientes" });
  const [previous, next] = [page.getByLabel("Avaliações anteriores"), page.getByLabel("Próximas avaliações")];
  const seen = new Set<string>();
  const look = async () => {
    for (const item of await strip.getByRole("listitem").all()) {
      const { x = -9, width = 0 } = (await item.boundingBox()) ?? {};
      if (x >= -1 && x + width <= 1441) seen.add(await item.locator("strong").innerText());
    }
  };
  const press = async (button: Locator) => {
    const rested = strip.evaluate((element) => new Promise((done) => element.addEventListener("scrollend", done)));
    await button.click();
    await rested;
    await look();
  };
  await look();
  await expect(previous).toBeDisabled();
  for (let presses = 0; presses < reviews.list.length && (await next.isEnabled()); presses++) await press(next);
  await expect(next).toBeDisabled();
  await expect(next, "`disabled` would lose the focus").toBeFocused();
  expect(seen).toEqual(new Set(reviews.list.map(({ name }) => name)));
  await press(previous);
  await expect(next).toBeEnabled();
});

/** Runs in the page. @returns names of the elements, `::before` and `::after` of main and footer that are almost or fully transparent */
function transparentAtStart(): string[] {
  // An element that is displayed again starts its animations again.
  document.body.style.display = "none";
  document.body.getBoundingClientRect();
  document.body.style.removeProperty("display");
  const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  for (const animation of timed) {
    animation.pause();
    animation.currentTime = 0;
  }
  const parts = document.querySelectorAll("main, main *, footer, footer *");
  return Array.from(parts).flatMap((part) => {
    if (!part.checkVisibility()) return [];
    const isClear = ["", "::before", "::after"].some((pseudo) => {
      const { opacity, visibility } = getComputedStyle(part, pseudo);
      return Number(opacity) < 0.3 || visibility === "hidden";
    });
    return isClear ? `${part.localName}.${part.getAttribute("class")}` : [];
  });
}
