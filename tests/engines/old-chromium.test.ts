import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { car } from "../../app/content/car";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { contents as byName } from "../contents";

/** An executable of Chromium 80 or later; npm carries some for serverless use: chrome-aws-lambda 3.1.1 unpacks to 83. */
const executablePath = process.env.OLD_CHROMIUM_PATH;
const MISSING = "/porta-que-nao-existe";

if (!executablePath) console.log("An old Chromium: skipped, OLD_CHROMIUM_PATH names none");

describe.runIf(executablePath)("An old Chromium", () => {
  let site: Awaited<ReturnType<typeof startBuiltSite>>;
  let browser: Browser;
  let page: Page;
  const messages: string[] = [];
  const scripts: string[] = [];

  beforeAll(async () => {
    site = await startBuiltSite();
    const args = ["--no-sandbox", "--disable-gpu"];
    // It does not tell of the page that it opens with as the driver expects.
    browser = await puppeteer.launch({ executablePath, headless: "shell", waitForInitialPage: false, args });
    page = await browser.newPage();
    // The missing page is told by the browser and by the page.
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("404")) messages.push(message.text());
    });
    page.on("pageerror", (error) => messages.push(String(error)));
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  test.each([360, 1440])("shows every screen as designed, %i px wide, and says nothing", async (width) => {
    await page.setViewport({ width, height: 800 });
    const contents = Object.values(byName);
    for (const path of [...contents.map(({ page }) => page.path), MISSING]) {
      await page.goto(site.origin + path);
      const facts = await page.evaluate(readPage);
      const title = contents.find(({ page }) => page.path === path)?.hero.title;
      if (title) expect(facts.title).toBe(title);
      expect(facts, path).toMatchObject({ excess: 0, isStyled: true, isFontThere: true });
      expect(facts.firstCall, `${path}: px from the top`).toBeLessThan(600);
      expect(facts.gap, `${path}: px between both calls`).toBeGreaterThan(width === 360 ? 7 : -1);
      expect(messages, path).toEqual([]);
    }
  });

  test("gets no script that it could not read, and its links lead on", async () => {
    await page.setViewport({ width: 360, height: 800 });
    await page.goto(site.origin);
    await page.mouse.click(180, 250);
    await new Promise((done) => setTimeout(done, 1000));
    if (!(await page.evaluate(() => "at" in Array.prototype))) expect(scripts).toEqual([]);
    await page.evaluate(
      (path) => document.querySelector<HTMLElement>(`#menu a[href='${path}']`)?.click(),
      car.page.path,
    );
    const title = () => page.evaluate(() => document.querySelector("h1")?.textContent).catch(() => "on its way");
    await expect.poll(title).toBe(car.hero.title);
    expect(messages).toEqual([]);
  });
});

/** Runs within the page, sent by its source. */
function readPage() {
  const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
  const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
  return {
    title: document.querySelector("h1")?.textContent,
    excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    isStyled: Number.parseFloat(style("h1").fontSize) > 30 && style("body").backgroundColor !== "rgba(0, 0, 0, 0)",
    isFontThere: document.fonts.check("700 17px Figtree"),
    firstCall: box("main a[href^='https:']").top,
    gap: Math.abs(box("main a[href^='tel:']").top - box("main a[href^='https:']").bottom),
  };
}
