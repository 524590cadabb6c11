import { business } from "../../app/content/business";
import { pages } from "../../app/content/pages";
import { expect, test } from "./site";

test("the head follows the visitor from page to page, without asking the server", async ({ open }) => {
  const page = await open("home");
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  for (const { path, name, title, description } of [pages.car, pages.home24h]) {
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", description);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`[^/]${path}$`));
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", new RegExp(`[^/]${path}$`));
    const graph = await page.locator('script[type="application/ld+json"]').textContent();
    expect(graph).toContain(`"name":"${title}"`);
  }
  expect(documents).toEqual([]);
});

test("the manifest comes after all that the visitor waits for", async ({ open }) => {
  const page = await open("home");
  const href = await page.locator("head > link[rel=manifest]").getAttribute("href");
  const { name } = await (await page.request.get(href ?? "")).json();
  expect(name).toBe(business.name);
  const html = await (await page.request.get(page.url())).text();
  expect(html.split('rel="manifest"')).toHaveLength(2);
  expect(html).toContain(`<noscript><link rel="manifest" href="${href}"`);
});
