import { business } from "../../app/content/business";
import { failure } from "../../app/content/notices";
import { expect, pathOf, servicePage, test, titleOf } from "./site";

// React logs its own message, and renders the document again, where Chromium ignores the speculation rules.
test.use({ expectedMessages: /planted|Minified React error|speculation rule/ });

test("an error in a route's component leaves styles, both ways to call, and a link to try again", async ({ page }) => {
  const source = await (await page.request.get(pathOf(servicePage))).text();
  const [, module = ""] = /"(\/build\/assets\/chaveiro-[^"]+)"/.exec(source) ?? [];
  const planted = `export const meta = () => []; export default function Route() { throw new Error("planted"); }`;
  await page.route(`**${module}`, (route) => route.fulfill({ contentType: "text/javascript", body: planted }));
  const logged = page.waitForEvent("console", (message) => message.text().includes("planted"));
  await page.goto(pathOf(servicePage));
  await expect(page.getByRole("heading", { level: 1, name: failure.title })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.locator("a[href^='https://wa.me/']")).toBeVisible();
  await expect(main.locator(`a[href="tel:${business.phone}"]`)).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(11, 20, 48)");
  await logged;
  await page.unroute(`**${module}`);
  await main.getByRole("link", { name: failure.retry }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(servicePage));
});
