import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { isHydrated } from "../tools/in-page";
import { expect, hydrated, painted, pathOf, phone, test } from "./site";

// Extensions are not bound by the policy of the page.
test.use({ ...phone, bypassCSP: true });

const darkReader = `${readFileSync("node_modules/darkreader/darkreader.js", "utf8")};
  new MutationObserver((_, observer) => {
    if (!document.head) return;
    observer.disconnect();
    DarkReader.enable();
  }).observe(document, { childList: true, subtree: true });`;

/** Elements as extensions, in-app browsers and CDNs add them: first and last in the head, first and last in the body, after it. */
function addElements() {
  document.head.prepend(document.createElement("style"), document.createElement("meta"));
  document.head.append(document.createElement("script"));
  document.body.prepend(document.createElement("div"));
  document.body.append(document.createElement("div"));
  document.documentElement.append(document.createElement("div"));
}

/** What "click to call" extensions do. */
function addIcons() {
  for (const link of document.links) link.append(document.createElement("i"));
}

/** What browsers that translate do, with the sign by which each is known. */
const translators = {
  "Google, Firefox, Edge or Safari": `${translate}; translate(); document.documentElement.lang = "en";`,
  "Microsoft Translator": `${translate}; translate(); document.querySelector("h1").setAttribute("_msttexthash", "1");`,
};
function translate() {
  const texts = document.createTreeWalker(document.querySelector("main") as Element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement("font");
    font.append(text.data.toUpperCase());
    text.replaceWith(font);
  }
}

/** Opens the home page, changes it before it hydrates, and notes every element outside the one that React hydrates. */
async function openChanged(page: Page, change: string): Promise<void> {
  await page.addInitScript(`addEventListener("DOMContentLoaded", () => {
    ${change};
    const site = document.getElementById("site");
    window.outside = [...document.querySelectorAll("*")].filter((element) => !site.contains(element) && element.localName !== "template");
  })`);
  await page.goto(pathOf("home"));
}

const facts = (page: Page) =>
  page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    calls: document.querySelectorAll("a[href^='tel:']").length,
    chats: document.querySelectorAll("a[href^='https://wa.me/']").length,
    lost: (window as unknown as { outside: Element[] }).outside.filter((element) => !element.isConnected).length,
  }));

test("a page to which Dark Reader and others add elements stays whole", async ({ page }) => {
  await page.addInitScript(darkReader);
  await openChanged(page, `(${addElements})()`);
  await expect(page.locator("head > style.darkreader").first()).toBeAttached();
  const before = await facts(page);
  await hydrated(page);
  expect(await facts(page)).toEqual(before);
  expect(before.lost).toBe(0);
});

test.describe("with an icon in every link", () => {
  test.use({ expectedMessages: /React error #4(18|22)/ });

  test("React renders the changed parts alone again", async ({ page }) => {
    await openChanged(page, `(${addIcons})()`);
    const before = await facts(page);
    const main = await page.locator("main").elementHandle();
    await hydrated(page);
    expect(await facts(page)).toEqual(before);
    expect(await main?.evaluate((element) => element.isConnected)).toBe(true);
  });
});

for (const [name, change] of Object.entries(translators)) {
  test(`a page that ${name} has translated keeps its translation`, async ({ page }) => {
    await openChanged(page, change);
    const words = await page.locator("h1").textContent();
    const [, entry = ""] = /import\("([^"]+)"\)/.exec(await (await page.request.get(pathOf("home"))).text()) ?? [];
    const entryHasCome = page.waitForResponse(`**${entry}`);
    await page.keyboard.press("Shift");
    await entryHasCome;
    // Until the entry has run, and whatever it has begun.
    await page.evaluate((entry) => import(entry), entry);
    for (const _ of [1, 2]) await painted(page);
    expect(await page.locator("h1").textContent()).toBe(words);
    expect(await page.evaluate(isHydrated)).toBe(false);
  });
}
