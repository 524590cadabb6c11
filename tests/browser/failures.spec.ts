import { business } from "../../app/content/business";
import { phoneHref } from "../../app/content/contact-links";
import { failure } from "../../app/content/failure";
import { pages } from "../../app/content/pages";
import { expect, moving, shownPhone, test } from "./site";

test.use(moving);

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
