import type { Page } from "@playwright/test";
import { business } from "../../app/content/business";
import { failure } from "../../app/content/notices";
import { reviews } from "../../app/content/reviews";
import { expect, pathOf, servicePage, test, titleOf } from "./site";

// React adds its own message to an error, and renders the document again, whose speculation rules do not count.
test.use({ expectedMessages: /planted|Minified React error|speculation rule/ });

/** The page of a failure is there, with its styles and both ways to call, and is not the 404. */
async function expectFailurePage(page: Page) {
  await expect(page.getByRole("heading", { level: 1, name: failure.title })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.locator("a[href^='https://wa.me/']")).toBeVisible();
  await expect(main.locator(`a[href="tel:${business.phone}"]`)).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(11, 20, 48)");
}

test("an error in an effect leaves both ways to call on a page with styles", async ({ page }) => {
  test.skip(reviews.list.length === 0, "nothing else can be made to fail from outside");
  const logged = page.waitForEvent("console", (message) => message.text().includes("planted"));
  // The strip of reviews reads this as soon as it has hydrated.
  await page.addInitScript(() =>
    Object.defineProperty(Element.prototype, "scrollLeft", {
      get() {
        throw new Error("planted");
      },
    }),
  );
  await page.goto(pathOf("home"));
  await expectFailurePage(page);
  await logged;
});

test("an error in a route's component leaves both ways to call, and a link that tries again", async ({ page }) => {
  const source = await (await page.request.get(pathOf(servicePage))).text();
  const [, module = ""] = /"(\/build\/assets\/chaveiro-[^"]+)"/.exec(source) ?? [];
  const planted = `export const meta = () => []; export default function Route() { throw new Error("planted"); }`;
  await page.route(`**${module}`, (route) => route.fulfill({ contentType: "text/javascript", body: planted }));
  const logged = page.waitForEvent("console", (message) => message.text().includes("planted"));
  await page.goto(pathOf(servicePage));
  await expectFailurePage(page);
  await logged;
  await page.unroute(`**${module}`);
  await page.getByRole("main").getByRole("link", { name: failure.retry }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(servicePage));
});
