import { afterAll, beforeAll, describe, test as everyTest, expect } from "vitest";
import { home } from "../../app/content/home";
import { anchors } from "../../app/content/navigation";
import { notFound } from "../../app/content/notices";
import { reviews } from "../../app/content/reviews";
import { startBuiltSite } from "../../scripts/lib/built-site.mjs";
import { contents, missingPath, serviceContents } from "../tools/contents";
import * as inPage from "../tools/in-page";
import { type Engine, engines } from "./engine";

const site = await startBuiltSite();
afterAll(() => site.stop());

describe.each(Object.entries(engines))("%s", (name, start) => {
  const test = everyTest.runIf(start);
  const hasPopovers = name !== "WebKit without popovers";
  let engine: Engine;
  beforeAll(async () => {
    if (start) engine = await start();
  });
  afterAll(() => engine?.close());

  test("shows every screen whole", async () => {
    for (const width of name === "Firefox" ? [360, 1440] : [360]) {
      await engine.resize(width, 800);
      for (const path of [...Object.values(contents).map(({ page }) => page.path), missingPath]) {
        await open(path);
        await expect.poll(async () => (await facts()).isFontThere, { message: path }).toBe(true);
        const { title, calls, chats, firstCall, messages, ...others } = await facts();
        const content = Object.values(contents).find(({ page }) => page.path === path);
        expect(title).toBe(content?.hero.title ?? notFound.title);
        expect(others, path).toMatchObject({ isSidewaysScrolled: false, isStyled: true });
        expect(Math.min(calls, chats), `${path}: links to call, or chats`).toBeGreaterThan(1);
        expect(firstCall, path).toBeLessThan(800);
        expect(messages.filter((message) => message !== `error: 404: ${missingPath}`)).toEqual([]);
      }
    }
  });

  test("leads from the menu to a page", async () => {
    await engine.resize(800, 700);
    await open(home.page.path);
    const path = serviceContents[0]?.page.path;
    // Without popovers the menu is a row of links.
    if (hasPopovers) await engine.click("header button[popovertarget=menu]");
    await engine.click(`#menu a[href='${path}']`);
    await expect.poll(facts).toMatchObject({ path, title: serviceContents[0]?.hero.title });
  });

  everyTest.runIf(start && !hasPopovers)("shows the menu as one row of links, and no button", async () => {
    await engine.resize(360, 800);
    await open(home.page.path);
    const { buttons, tops, isSupported } = await engine.evaluate(() => ({
      isSupported: "popover" in HTMLElement.prototype,
      buttons: [...document.querySelectorAll("[popovertarget]")].filter((button) => button.getClientRects().length > 0)
        .length,
      tops: [...document.querySelectorAll("#menu a")].map((link) => link.getBoundingClientRect().top),
    }));
    expect({ isSupported, buttons, rows: new Set(tops).size }).toEqual({ isSupported: false, buttons: 0, rows: 1 });
  });

  everyTest.runIf(start && hasPopovers)("leads from another page to a section, below the header", async () => {
    await engine.resize(800, 700);
    await open(missingPath);
    await engine.click("header button[popovertarget=menu]");
    await engine.click(`#menu a[href='/#${anchors.location}']`);
    await expect.poll(() => engine.evaluate(inPage.gapBelowHeader, anchors.location)).toBeLessThan(17);
  });

  const hasMore = start && hasPopovers && reviews.list.length > 3;
  everyTest.runIf(hasMore)("turns to the last review by the strip's button", async () => {
    await engine.resize(1440, 800);
    await open(home.page.path);
    const isAtEnd = () =>
      engine.evaluate(() => {
        const last = document.querySelector(".strip li:last-child")?.getBoundingClientRect();
        const next = document.querySelector("[data-tooltip='Próximas avaliações'][aria-disabled=true]");
        return Boolean(next && last && last.right <= innerWidth + 1);
      });
    expect(await isAtEnd()).toBe(false);
    await expect
      .poll(async () => {
        await engine.click("[data-tooltip='Próximas avaliações']");
        return isAtEnd();
      })
      .toBe(true);
  });

  const facts = () => engine.evaluate(inPage.pageFacts);

  async function open(path: string): Promise<void> {
    await engine.open(site.origin + path);
    await engine.evaluate(inPage.noteMessages);
    // The visitor's first interaction, which starts the scripts.
    await engine.evaluate(() => void dispatchEvent(new Event("keydown")));
    await expect.poll(() => engine.evaluate(inPage.isHydrated), { timeout: 15_000 }).toBe(true);
  }
});
