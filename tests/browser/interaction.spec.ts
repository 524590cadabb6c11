import type { Locator } from "@playwright/test";
import { reviews } from "../../app/content/reviews";
import { desktop, expect, hydrated, menu, menuButton, moving, pathOf, phone, roundButton, test } from "./site";

test.use(moving);

test("a pointer that rests on a control since before React gets its tooltip, which goes with the pointer", async ({
  page,
}) => {
  let send = (_?: unknown) => {};
  const sent = new Promise((done) => {
    send = done;
  });
  await page.route("**/*.js", (route) => sent.then(() => route.continue()));
  await page.goto(pathOf("home"));
  const asked = page.waitForRequest("**/*.js");
  await roundButton(page).hover();
  await asked;
  send();
  await expect(page.getByRole("tooltip")).toHaveText("Chamar no WhatsApp");
  await expect(page.locator("[data-side]")).toBeInViewport({ ratio: 1 });
  await page.mouse.move(100, 300, { steps: 5 });
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("the menu closes by its cross, by a tap beside it, by Escape, by a link and when the focus leaves it", async ({
    open,
  }) => {
    const page = await open("home");
    const close = page.getByRole("button", { name: "Fechar menu" });
    const ways = [
      () => close.tap(),
      () => page.touchscreen.tap(20, 600),
      // A key starts React, and a link that is followed meanwhile makes React render some sections again.
      () => page.keyboard.press("Escape").then(() => hydrated(page)),
      () => menu(page).locator("a[href*='#']").first().tap(),
      // React closes the menu when the focus leaves it.
      () => close.press("Tab"),
    ];
    for (const leave of ways) {
      await menuButton(page).tap();
      await expect(menu(page)).toBeVisible();
      await expect(menu(page).getByRole("link").last()).toHaveAttribute("href", /^tel:/);
      await leave();
      await expect(menu(page)).toBeHidden();
    }
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(close, "it covers the button with the focus").toHaveCSS("outline-style", "solid");
    await page.keyboard.press("Escape");
    await expect(menuButton(page)).toBeFocused();
  });
});

// Three fit beside each other on a desktop.
for (const { viewport } of reviews.list.length > 3 ? [desktop, phone] : []) {
  test.describe(`the reviews, ${viewport.width} px wide`, () => {
    test.use({ viewport });

    test("are all seen by their buttons", async ({ open }) => {
      const page = await open("home");
      const strip = page.getByRole("region", { name: "Avaliações de clientes" });
      const [previous, next] = ["Avaliações anteriores", "Próximas avaliações"].map((name) =>
        page.getByRole("button", { name }),
      ) as [Locator, Locator];
      await strip.scrollIntoViewIfNeeded();
      await expect(previous).toBeDisabled();
      await expect(next).toBeEnabled();
      const seen = new Set(await namesInView(strip));
      for (let presses = 0; presses < reviews.list.length && (await next.isEnabled()); presses++) {
        await scrolled(strip, () => next.click());
        for (const name of await namesInView(strip)) seen.add(name);
      }
      expect(seen).toEqual(new Set(reviews.list.map(({ name }) => name)));
      await expect(next).toBeDisabled();
      await expect(next, "keeps the focus").toBeFocused();
      await scrolled(strip, () => previous.click());
      await expect(next).toBeEnabled();
    });
  });
}

/** Does something that scrolls a region, and waits until the region rests. */
async function scrolled(region: Locator, act: () => Promise<void>): Promise<void> {
  const ended = region.evaluate(
    (element) => new Promise((done) => element.addEventListener("scrollend", () => done(true), { once: true })),
  );
  await act();
  await ended;
}

/** Names of the reviews that are whole in view. */
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
