import { business } from "~/content/business";
import { failure } from "~/content/failures";
import { expect, oneOfEachKind, painted, pathOf, phone, serviceScreen, test, titleOf } from "../../browser/fixtures";

// React logs its own message, and Chromium ignores the speculation rules of a page that entry.client.tsx has restored.
test.use({ expectedMessages: /planted|Minified React error|speculation rule|net::ERR_FAILED/ });

test("an error in a route's component leaves styles, both contacts, and a link to try again", async ({ page }) => {
  const source = await (await page.request.get(pathOf(serviceScreen))).text();
  const [, module = ""] = /"(\/assets\/chaveiro-[^"]+)"/.exec(source) ?? [];
  const planted = `export const meta = () => []; export default function Route() { throw new Error("planted"); }`;
  await page.route(`**${module}`, (route) => route.fulfill({ contentType: "text/javascript", body: planted }));
  const logged = page.waitForEvent("console", (message) => message.text().includes("planted"));
  await page.goto(pathOf(serviceScreen));
  await expect(page.getByRole("heading", { level: 1, name: failure.title })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.locator("a[href^='https://wa.me/']")).toBeVisible();
  await expect(main.locator(`a[href="tel:${business.phone}"]`)).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(11, 20, 48)");
  await logged;
  await page.unroute(`**${module}`);
  await main.getByRole("link", { name: failure.retry }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(serviceScreen));
});

test("an error in the footer leaves the page as the server sent it", async ({ page, menu, menuButton }) => {
  // The footer calls this for the year.
  await page.addInitScript(() => {
    Date.prototype.getUTCFullYear = () => {
      throw new Error("planted");
    };
  });
  const logged = page.waitForEvent("console", (message) => message.text().includes("planted"));
  await page.goto(pathOf("home"));
  await logged;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("home"));
  await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(11, 20, 48)");
  await page.setViewportSize(phone.viewport);
  await menuButton.click();
  await expect(menu.getByRole("link").last()).toHaveAttribute("href", `tel:${business.phone}`);
  await expect(page.getByRole("status").getByRole("link")).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ ...phone, bypassCSP: true });

  test("a drawing that does not arrive leaves an empty place, until another one comes", async ({ page }) => {
    await page.route("**/*.svg", (route) => route.abort());
    for (const screen of oneOfEachKind) {
      await page.goto(pathOf(screen));
      for (const image of await page.locator("img").all()) await image.evaluate((element) => element.scrollIntoView());
      await page.waitForLoadState("networkidle");
      const drawings = page.locator("img[alt='']:not(.max-md\\:hidden, .hidden)");
      expect(await drawings.count(), screen).toBeGreaterThan(0);
      for (const drawing of await drawings.all()) await expect(drawing, screen).toHaveCSS("visibility", "hidden");
      await drawings.first().evaluate((drawing: HTMLImageElement) => {
        drawing.src = "/apple-touch-icon.png";
      });
      await expect(drawings.first()).toHaveCSS("visibility", "visible");
    }
  });

  test("a browser without popovers has a link to the footer in place of the menu", async ({
    page,
    menu,
    menuButton,
  }) => {
    await page.route(pathOf("home"), async (route) => {
      const html = await (await route.fetch()).text();
      const old = html.replaceAll("selector(:popover-open)", "selector(:unknown)").replaceAll(/ popover="\w+"/g, "");
      expect(old).not.toBe(html);
      await route.fulfill({ contentType: "text/html", body: old });
    });
    await page.goto(pathOf("home"));
    await painted(page);
    await expect(menu).toBeHidden();
    await expect(menuButton).toBeHidden();
    await page.getByRole("banner").getByRole("link", { name: "Menu" }).tap();
    for (const path of [pathOf(serviceScreen), pathOf("home24h")])
      await expect(page.getByRole("contentinfo").locator(`a[href^="${path}"]`).first()).toBeInViewport();
  });
});
