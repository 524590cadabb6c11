import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, hydrated, pathOf, phone, test } from "../../browser/fixtures";

test.use({ ...phone, bypassCSP: true }); // the page's CSP does not apply to extensions

const darkReader = `${readFileSync("node_modules/darkreader/darkreader.js", "utf8")};
  new MutationObserver((_, observer) => {
    if (!document.head) return;
    observer.disconnect();
    DarkReader.enable();
  }).observe(document, { childList: true, subtree: true });`;

/** Adds elements as extensions, in-app browsers and CDNs do. */
function addElements() {
  const { head, body, documentElement } = document;
  head.prepend(document.createElement("style"), document.createElement("meta"));
  for (const parent of [head, body, documentElement]) parent.append(document.createElement("div"));
  body.prepend(document.createElement("div"));
}

async function openChanged(page: Page, change: string): Promise<void> {
  // Frames of other sites stay as they are.
  await page.addInitScript(`if (window === top) addEventListener("DOMContentLoaded", () => { ${change} })`);
  await page.goto(pathOf("home"));
}

/** Checks that hydration keeps an element, and the page's height, color and links. */
async function expectSamePage(page: Page, kept: string): Promise<void> {
  const facts = () =>
    page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      color: getComputedStyle(document.querySelector("header") as Element).backgroundColor,
      links: document.querySelectorAll("a[href^='tel:'], a[href^='https://wa.me/']").length,
    }));
  const [before, element] = [await facts(), await page.locator(kept).first().elementHandle()];
  await hydrated(page);
  expect(await facts()).toEqual(before);
  expect(await element?.evaluate(({ isConnected }) => isConnected)).toBe(true);
}

test("a page keeps its elements and styles when Dark Reader and others add elements", async ({ page }) => {
  await page.addInitScript(darkReader);
  await openChanged(page, `(${addElements})()`);
  await expect(page.locator("head > style.darkreader").first()).toBeAttached();
  await expectSamePage(page, "main");
});

test.describe("with an icon in every link", () => {
  test.use({ expectedMessages: /React error #418/ });

  test("a page keeps its styles and every contact", async ({ page }) => {
    // As click-to-call extensions do.
    await openChanged(page, `for (const link of document.links) link.append(document.createElement("i"))`);
    await expectSamePage(page, "head > style");
  });
});

/** Changes the home page as a proxy between server and browser would. */
const changeOnTheWay = (page: Page, change: (html: string) => string) =>
  page.route(pathOf("home"), async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ contentType: "text/html", body: change(html) });
  });

/** Starts the scripts. @returns the names of the marks that React sets on the document as soon as it starts */
async function reactMarks(page: Page): Promise<string[]> {
  const entry = page.waitForResponse("**/assets/entry.client-*.js");
  await page.keyboard.press("Shift");
  // Resolves when the entry has run.
  await page.evaluate((url) => import(url), (await entry).url());
  return page.evaluate(() => Object.keys(document).filter((key) => key.startsWith("__react")));
}

test("one of our own pages in another language hydrates", async ({ page }) => {
  // As if root.tsx had rendered it.
  await changeOnTheWay(page, (html) => html.replaceAll(/(?<=<html[^>]*)"pt-BR"/g, '"en"'));
  await page.goto(pathOf("home"));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await hydrated(page);
});

test("a page that a proxy has translated keeps its translation", async ({ page }) => {
  const translated = (html: string) =>
    html.replace(' lang="pt-BR"', ' lang="en"').replace(/(<h1[^>]*>).*?<\/h1>/s, "$1Locksmith</h1>");
  await changeOnTheWay(page, translated);
  await page.goto(pathOf("home"));
  expect(await reactMarks(page)).toEqual([]);
  await expect(page.locator("h1")).toHaveText("Locksmith");
});

for (const [translator, sign] of Object.entries({
  "Google, Firefox, Edge or Safari": `document.documentElement.lang = "en";`,
  "Microsoft Translator": `document.querySelector("h1").setAttribute("_msttexthash", "1");`,
})) {
  test(`a page that ${translator} has translated keeps its translation`, async ({ page }) => {
    await openChanged(page, `document.querySelector("h1").innerHTML = "<font>Locksmith</font>"; ${sign}`);
    expect(await reactMarks(page)).toEqual([]);
    await expect(page.locator("h1")).toHaveText("Locksmith");
  });
}
