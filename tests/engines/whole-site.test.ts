import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { car } from "../../app/content/car";
import { offline } from "../../app/content/failure";
import { home } from "../../app/content/home";
import { anchors } from "../../app/content/navigation";
import { reviews } from "../../app/content/reviews";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { contents as byName } from "../contents";
import { type Engine, engines } from "./engine";
import * as inPage from "./in-page";

const MISSING = "/porta-que-nao-existe";
const contents = Object.values(byName);
const site = await startBuiltSite();
afterAll(() => site.stop());

for (const [name, start] of Object.entries(engines)) {
  if (!start)
    console.log(
      `${name}: skipped, it is not installed (Debian: firefox-esr, webkit2gtk-driver and xvfb; else: npx playwright install)`,
    );
}

describe.each(Object.entries(engines).flatMap(([name, start]) => (start ? [{ name, start }] : [])))(
  "$name",
  ({ start }) => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine?.close());

    test.each([320, 360, 1440])("every screen is whole, %i px wide", async (width) => {
      await engine.resize(width, 800);
      for (const path of [...contents.map(({ page }) => page.path), MISSING]) {
        await open(path);
        const facts = await engine.evaluate(inPage.pageFacts);
        const content = contents.find(({ page }) => page.path === path);
        if (content) expect(facts.title).toBe(content.hero.title);
        expect(facts, path).toMatchObject({ isSidewaysScrolled: false, isHeaderKept: width >= 640, font: true });
        expect(facts.shownCalls, path).toBeGreaterThan(1);
        expect(facts.shownChats, path).toBeGreaterThan(1);
        if (content === home || content === byName.home24h) expect(facts.reviews).toBe(reviews.list.length);
        for (const { href, target } of facts.links) {
          const url = new URL(href);
          expect(url.protocol === "tel:" || url.origin === site.origin || url.hostname === "wa.me", href).toBe(true);
          expect(target, href).toBe(url.hostname === "wa.me" ? "_blank" : "");
        }
        await expectSilence(path);
      }
    });

    test("the menu leads to another page within the document, back and forward to where the visitor was", async () => {
      await engine.resize(800, 700);
      await open(home.page.path);
      await scrollTo(900);
      await click("header button[popovertarget=menu]");
      await click(`#menu a[href='${car.page.path}']`);
      await expectTitle(car.hero.title);
      await expectScroll(0);
      expect(await engine.evaluate(() => document.querySelector("#menu")?.matches(":popover-open"))).toBe(false);
      await scrollTo(500);
      await engine.evaluate(() => history.back());
      await expectTitle(home.hero.title);
      await expectScroll(900);
      await engine.evaluate(() => history.forward());
      await expectTitle(car.hero.title);
      await expectScroll(500);
      await expectSilence("after navigation, in the first document");
    });

    test("the map waits for who comes near it, on a page that scripts brought too", async () => {
      await engine.resize(400, 700);
      await open(MISSING);
      await click("main a[href='/']");
      await expectTitle(home.hero.title);
      const maps = () =>
        engine.evaluate(
          () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("recife-map")).length,
        );
      await pause(500);
      expect(await maps(), "in app/illustrations/recife-map.tsx loading stands before src").toBe(0);
      await engine.evaluate(() => document.querySelector("main img")?.scrollIntoView());
      await vi.waitFor(async () => expect(await maps()).toBe(1));
    });

    test("another document begins at its top, and its fragment at its section", async () => {
      await open(home.page.path);
      await scrollTo(1500);
      await open(car.page.path);
      await pause(300);
      await expectScroll(0);
      await open(`${home.page.path}#${anchors.location}`);
      await expectBelowHeader(anchors.location);
    });

    test("a tap that overtakes the transition of the last one leaves the console silent", async () => {
      await engine.resize(1440, 800);
      await open(home.page.path);
      for (const { page, hero } of [car, byName.residential]) {
        await click(`header a[href='${page.path}']`);
        await expectTitle(hero.title);
      }
      await engine.evaluate(
        (first, second) => {
          const tap = (path: string) => document.querySelector<HTMLElement>(`header a[href='${path}']`)?.click();
          tap(first);
          setTimeout(tap, 60, second);
        },
        car.page.path,
        home.page.path,
      );
      await expectTitle(home.hero.title);
      await expectSilence("after two taps");
    });

    test("a fragment shows its section, on the first page as on the second, and the skip link the content", async () => {
      await engine.resize(1440, 800);
      await open(car.page.path);
      await click("header a[href='/']");
      await expectTitle(home.hero.title);
      for (const id of [anchors.reviews, anchors.services, anchors.location]) {
        await engine.evaluate((hash) => location.assign(`#${hash}`), id);
        await expectBelowHeader(id);
        await scrollTo(300);
      }
      await engine.evaluate(() => document.querySelector<HTMLElement>("a[href$='#conteudo']")?.focus());
      await engine.press("Enter");
      await expectBelowHeader("conteudo");
      await expectSilence("after fragments");
    });

    test.each([360, 393, 1440])("every review is seen by turning, %i px wide", async (width) => {
      await engine.resize(width, 800);
      await open(home.page.path);
      const seen = new Set((await engine.evaluate(inPage.stripFacts)).inView);
      for (let turns = 0; turns < reviews.list.length; turns++) {
        const before = await engine.evaluate(inPage.stripFacts);
        if (before.isLast) break;
        await click(".strip ~ * button:last-child");
        await expect.poll(async () => (await atRest()).left).toBeGreaterThan(before.left);
        for (const place of (await atRest()).inView) seen.add(place);
      }
      expect([...seen].toSorted()).toEqual(reviews.list.map((_, place) => place));
      await expect.poll(atRest).toMatchObject({ isAtEnd: [false, true], focus: "Próximas avaliações" });
    });

    test.each([360, 390, 393])("arrow keys move the reviews there and back, %i px wide", async (width) => {
      await engine.resize(width, 800);
      await open(home.page.path);
      await engine.evaluate(() => document.querySelector<HTMLElement>(".strip")?.focus());
      const left = async () => (await engine.evaluate(inPage.stripFacts)).left;
      const places = [0];
      for (const before of [0, 1]) {
        await engine.press("ArrowRight");
        await expect.poll(left).toBeGreaterThan(places[before] ?? 0);
        places.push((await atRest()).left);
      }
      // On the way back it is known where the strip will rest: a slow machine's strip pauses on its way there.
      for (const before of [1, 0]) {
        await engine.press("ArrowLeft");
        await expect.poll(left).toBe(places[before]);
      }
    });

    test("without a line the notice comes, and with it goes", async () => {
      await open(home.page.path);
      for (const isOnline of [false, true]) {
        await engine.evaluate(inPage.pretendOnline, isOnline);
        await expect
          .poll(() => engine.evaluate((id) => (document.getElementById(id)?.offsetHeight ?? 0) > 0, offline.id))
          .toBe(!isOnline);
      }
    });

    test("a tooltip opens below a pointer at rest, and Escape closes it", async () => {
      await engine.resize(1440, 800);
      await open(home.page.path);
      const { x, y } = await place("aside a");
      await engine.move(x - 5, y);
      await engine.move(x, y);
      const tooltip = () => engine.evaluate(() => document.querySelector("[role=tooltip]")?.textContent ?? "");
      await expect.poll(tooltip, { timeout: 5000 }).not.toBe("");
      await engine.press("Escape");
      await expect.poll(tooltip).toBe("");
      await expectSilence("after a tooltip");
    });

    async function open(path: string): Promise<void> {
      await engine.open(site.origin + path);
      await engine.evaluate(inPage.noteMessages);
      // The sign that starts the scripts without waiting for an idle moment.
      await engine.evaluate(() => void dispatchEvent(new Event("focusin")));
      await expect.poll(() => engine.evaluate(inPage.isHydrated), { timeout: 15_000 }).toBe(true);
    }

    async function place(selector: string): Promise<{ x: number; y: number }> {
      const found = await engine.evaluate(inPage.middleOf, selector);
      if (!found) throw new Error(`nothing is shown that ${selector} means`);
      return found;
    }

    async function click(selector: string): Promise<void> {
      const { x, y } = await place(selector);
      await engine.click(x, y);
    }

    /** Until the page stays there: the router may show a section once more when its own transition has ended. */
    async function scrollTo(top: number): Promise<void> {
      await vi.waitFor(
        async () => {
          await engine.evaluate((to) => window.scrollTo(0, to), top);
          await pause(500);
          expect(await engine.evaluate(() => Math.round(scrollY))).toBe(top);
        },
        { timeout: 15_000 },
      );
    }

    /** What the strip shows once it has been in one place for half a second: on a slow machine it pauses on its way. */
    async function atRest() {
      let last = await engine.evaluate(inPage.stripFacts);
      let same = 0;
      for (let looks = 0; looks < 60; looks++) {
        await pause(100);
        const now = await engine.evaluate(inPage.stripFacts);
        same = now.left === last.left ? same + 1 : 0;
        if (same === 5) return now;
        last = now;
      }
      throw new Error("the strip does not come to rest");
    }

    const expectTitle = (title: string) =>
      expect.poll(() => engine.evaluate(() => document.querySelector("h1")?.textContent)).toBe(title);
    const expectScroll = (top: number) => expect.poll(() => engine.evaluate(() => Math.round(scrollY))).toBe(top);
    const expectBelowHeader = (id: string) =>
      expect.poll(async () => Math.abs((await engine.evaluate(inPage.gapBelowHeader, id)) - 16)).toBeLessThan(17);

    async function expectSilence(where: string): Promise<void> {
      const messages = await engine.evaluate(inPage.notedMessages);
      expect(
        messages.filter((message) => message !== `error: 404: ${MISSING}`),
        where,
      ).toEqual([]);
    }
  },
);

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
