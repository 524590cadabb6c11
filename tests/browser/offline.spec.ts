import { business } from "../../app/content/business";
import { expect, hydrated, menu, menuButton, pathOf, phone, servicePage, shownPhone, test, titleOf } from "./site";

// The browser tells its console of what it cannot fetch without a network.
test.use({ ...phone, expectedMessages: /^error: Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/ });

test("a picture that does not arrive leaves no broken icon, and comes when the network is back", async ({ page }) => {
  await page.route("**/*.svg", (route) => route.abort());
  await page.goto(pathOf("home"));
  const picture = page.getByRole("main").locator("img").first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeHidden();
  await page.unroute("**/*.svg");
  await expect
    .poll(async () => {
      // Requests that were stopped may still be on their way.
      await page.evaluate(() => dispatchEvent(new Event("online")));
      return picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    })
    .toBeGreaterThan(0);
  await expect(picture).toBeVisible();
});

for (const state of ["before scripts start", "after hydration"]) {
  test(`without a network, ${state}, the number to call comes first and no link leads away`, async ({
    page,
    context,
  }) => {
    await page.goto(pathOf("home"));
    if (state === "after hydration") await hydrated(page);
    const notice = page.getByRole("status").getByRole("link", { name: shownPhone });
    await expect(notice).toBeHidden();
    // Screen readers read out a live region only if it was there before its words.
    await expect(page.getByRole("status")).toBeAttached();
    await page.evaluate(() => scrollTo(0, 1000));
    await context.setOffline(true);
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(notice).toHaveAttribute("href", `tel:${business.phone}`);

    await page.evaluate(() => scrollTo(0, 0));
    await menuButton(page).tap();
    const link = menu(page).locator("a[href^='/']:not([href*='#'], [aria-current])").first();
    const there = (await link.getAttribute("href")) ?? "";
    await link.tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("home"));
    await expect(notice).toBeVisible();

    await context.setOffline(false);
    await expect(notice).toBeHidden();
    if (!(await menu(page).isVisible())) await menuButton(page).tap();
    await link.tap();
    await expect(page).toHaveURL(there);
  });
}

test("a page that opens without a network says so at once, and its links lead on where a VPN alone makes the browser say so", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: false }));
  await page.goto(pathOf("home"));
  await expect(page.getByRole("status").getByRole("link", { name: shownPhone })).toBeVisible();
  await page
    .getByRole("main")
    .locator(`a[href="${pathOf(servicePage)}"]`)
    .first()
    .tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(servicePage));
});
