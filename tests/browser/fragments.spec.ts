import type { Page } from "@playwright/test";
import { business } from "../../app/content/business";
import { anchors } from "../../app/content/navigation";
import { expect, hydrated, painted, screens, test, titles } from "./site";

test("a fragment in the address bar shows its section, on the first page as on the second", async ({ open }) => {
  const page = await open("car");
  await page
    .getByRole("banner")
    .getByRole("link", { name: `${business.name}, página inicial` })
    .click();
  for (const start of ["second", "first"]) {
    // Its address comes some frames before it does, and there is no such section yet.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.home);
    for (const id of [anchors.reviews, anchors.services, anchors.location, anchors.services]) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, id);
      await expectBelowHeader(page, id, start);
      await scrollTo(page, 300);
    }
    if (start === "second") await page.goto(screens.home);
    await hydrated(page);
  }
});

test("back from a fragment leads to where the visitor was", async ({ open }) => {
  const page = await open("home");
  await scrollTo(page, 700);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, anchors.location);
  await expectBelowHeader(page, anchors.location, "there");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
  await page.goForward();
  await expectBelowHeader(page, anchors.location, "there again");
});

test("from further down, the skip link leads to the content, again and again", async ({ open }) => {
  const page = await open("home");
  const skip = page.locator("a[href$='#conteudo']");
  for (const top of [2500, 1200]) {
    await scrollTo(page, top);
    await skip.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#conteudo")).toBeFocused();
    await expectBelowHeader(page, "conteudo", `from ${top}`);
  }
});

test("a fragment that says nothing leaves the page whole, in a link as in the address bar", async ({ open }) => {
  const page = await open("home", "#%E0%A4%A");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.home);
  await page.evaluate(() => {
    location.hash = "100%";
  });
  await painted(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.home);
});

test("the next document begins at its own top", async ({ open, page }) => {
  await open("home");
  await scrollTo(page, 1500);
  for (const screen of ["car", "home"] as const) {
    await open(screen);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

/** Until the page stays there: the router may show a fragment's section once more when its own transition has ended. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(async () => {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(top);
  }).toPass();
}

/** The header covers none of it, and it begins no further below than the page's own scroll padding leaves. */
async function expectBelowHeader(page: Page, id: string, message: string): Promise<void> {
  const gap = () =>
    page.evaluate((of) => {
      const header = Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
      return (document.getElementById(of)?.getBoundingClientRect().top ?? Number.NaN) - header;
    }, id);
  await expect.poll(async () => Math.abs((await gap()) - 16) < 17, { message: `${id}, ${message}` }).toBe(true);
}
