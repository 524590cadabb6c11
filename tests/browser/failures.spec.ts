import { business } from "../../app/content/business";
import { phoneHref } from "../../app/content/contact-links";
import { failure, offline } from "../../app/content/failure";
import { pages } from "../../app/content/pages";
import { expect, hydrated, menu, menuButton, phone, screens, shownPhone, test } from "./site";

test.describe("an error of ours", () => {
  test.use({ expectedMessages: /planted/ });

  test("in one section leaves the rest of the page, and puts both ways to call in its place", async ({
    page,
    open,
  }) => {
    const told: string[] = [];
    page.on("console", (message) => told.push(message.text()));
    // What the review strip reads as soon as it is there.
    await page.addInitScript(() =>
      Object.defineProperty(Element.prototype, "scrollLeft", {
        get() {
          throw new Error("planted");
        },
      }),
    );
    await open("home");
    const alert = page.getByRole("alert").filter({ hasText: failure.section });
    await expect(alert).toHaveCount(1);
    await expect(alert.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me\//);
    await expect(alert.getByRole("link", { name: "Ligar" })).toHaveAttribute("href", phoneHref(business.phone));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: shownPhone })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(told.filter((text) => text.includes("planted"))).toHaveLength(1);
  });

  test("in a whole page says so in Portuguese, with both ways to call, and is no 404", async ({ open }) => {
    const page = await open("home");
    const module = await page.evaluate((id) => window.__remixManifest.routes[id]?.module, `routes${pages.car.path}`);
    await page.route(`**${module}`, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `export const meta = () => []; export default function Route() { throw new Error("planted"); }`,
      }),
    );
    await page.getByRole("banner").getByRole("link", { name: pages.car.name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: failure.title })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "WhatsApp" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Ligar" })).toHaveAttribute("href", phoneHref(business.phone));
    await expect(page.getByText("Page not found")).toHaveCount(0);
    await page.unroute(`**${module}`);
    await main.getByRole("link", { name: failure.retry }).click();
    await expect(page).toHaveTitle(pages.car.title);
  });
});

test.describe("scripts", () => {
  test.use(phone);

  for (const [line, connection] of Object.entries({ metered: { saveData: true }, slow: { effectiveType: "3g" } })) {
    test(`cost a ${line} line nothing before the visitor's first sign, and the lost connection is told`, async ({
      page,
      context,
    }) => {
      const scripts: string[] = [];
      page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
      await page.addInitScript(
        (connection) => Object.defineProperty(navigator, "connection", { value: connection }),
        connection,
      );
      await page.goto(screens.home);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 500))));
      expect(scripts).toEqual([]);

      const notice = page.getByText(offline.text);
      await expect(notice).toBeHidden();
      await context.setOffline(true);
      await expect(page.getByRole("status").getByRole("link", { name: shownPhone })).toBeInViewport({ ratio: 1 });
      await context.setOffline(false);
      await expect(notice).toBeHidden();

      await page.touchscreen.tap(180, 250);
      await hydrated(page);
      await context.setOffline(true);
      await expect(notice).toBeVisible();
    });
  }

  test("never start where they cannot run, and the page does without", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "at"));
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto(screens.home);
    await page.touchscreen.tap(180, 250);
    await menuButton(page).tap();
    await menu(page).getByRole("link", { name: pages.car.name }).tap();
    await expect(page).toHaveTitle(pages.car.title);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 500))));
    expect(scripts).toEqual([]);
  });

  test("start in a browser that knows no idle moments, as Safari", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
    await page.goto(screens.home);
    await hydrated(page);
  });

  test.describe("that the line lost", () => {
    test.use({ expectedMessages: /Failed to load resource|ERR_FAILED/ });

    test("are asked for again at the next sign", async ({ page }) => {
      await page.route("**/build/assets/*.js", (route) => route.abort());
      const lost = page.waitForEvent("requestfailed");
      await page.goto(screens.home);
      await lost;
      await page.waitForLoadState("networkidle");
      await page.unroute("**/build/assets/*.js");
      await page.touchscreen.tap(180, 250);
      await hydrated(page);
    });
  });
});
