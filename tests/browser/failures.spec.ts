import { business } from "../../app/content/business";
import { failure } from "../../app/content/notices";
import { reviews } from "../../app/content/reviews";
import { expect, pathOf, servicePage, shownPhone, test, titleOf } from "./site";

// React adds its own message to an error while it hydrates.
test.use({ expectedMessages: /planted|Minified React error/ });

test("an error in one section leaves the rest of the page, and puts both ways to call in its place", async ({
  page,
  open,
}) => {
  test.skip(reviews.list.length === 0, "nothing else can be made to fail from outside");
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  // The strip of reviews reads this as soon as it has hydrated.
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
  await expect(alert.getByRole("link", { name: "Ligar" })).toHaveAttribute("href", `tel:${business.phone}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: shownPhone })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(told.filter((text) => text.includes("planted"))).toHaveLength(1);
});

test("an error in a whole page is logged, shows both ways to call, and is not a 404", async ({ page, open }) => {
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  await open(servicePage);
  const module = await page.evaluate(
    (path) => Object.values(window.__remixManifest.routes).find((route) => `/${route?.path}` === path)?.module,
    pathOf(servicePage),
  );
  const planted = `export const meta = () => []; export default function Route() { throw new Error("planted"); }`;
  await page.route(`**${module}`, (route) => route.fulfill({ contentType: "text/javascript", body: planted }));
  await page.goto(pathOf(servicePage));
  await page.mouse.move(100, 100);
  await expect(page.getByRole("heading", { level: 1, name: failure.title })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "WhatsApp" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Ligar" })).toHaveAttribute("href", `tel:${business.phone}`);
  await expect(page.getByText("Page not found")).toHaveCount(0);
  expect(told.join()).toContain("planted");
  await page.unroute(`**${module}`);
  await main.getByRole("link", { name: failure.retry }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(servicePage));
});
