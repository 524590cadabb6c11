import type { Page } from "@playwright/test";
import { business } from "../../app/content/business";
import { tagline } from "../../app/content/claims";
import { phoneHref, whatsappHref } from "../../app/content/contact-links";
import { footerServices } from "../../app/content/footer";
import { home } from "../../app/content/home";
import { home24h } from "../../app/content/home-24h";
import { messages } from "../../app/content/messages";
import { anchors, navigation } from "../../app/content/navigation";
import { reviewCount, reviews } from "../../app/content/reviews";
import { yearInRecife } from "../../app/content/year";
import {
  contents,
  expect,
  menuButton,
  moving,
  roundButton,
  type Screen,
  screenNames,
  screens,
  shownPhone,
  shownWhatsapp,
  test,
  titles,
} from "./site";

test.use(moving);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const screen of screenNames) {
      test(`${screen} is whole, and its links work`, async ({ open }) => {
        const page = await open(screen);
        await expectWhole(page, screen);
        await expectSoundLinks(page);
        await expectRoundButton(page);
      });
    }

    test("a chat opens in a new tab and leaves the page where it is", async ({ open, context }) => {
      await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
      const page = await open("home");
      const newTab = context.waitForEvent("page");
      await roundButton(page).click();
      await expect(await newTab).toHaveURL(whatsappHref(business.whatsapp, messages.urgent));
      await expect(page).toHaveURL(screens.home);
    });

    test("the missing page leads home", async ({ open }) => {
      const page = await open("notFound");
      const heading = page.getByRole("heading", { level: 1, name: "Oops! Page not found" });
      const link = page.getByRole("link", { name: "Return to Home" });
      for (const english of [heading, link]) {
        await expect(english).toBeVisible();
        expect(await english.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe("en");
      }
      await link.click();
      await expect(page).toHaveURL(screens.home);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.home);
    });
  });
}

test("the missing path is an error on the console", async ({ page }) => {
  const logged = page.waitForEvent("console", (message) => message.text() === `404: ${screens.notFound}`);
  const response = await page.goto(screens.notFound);
  expect(response?.status()).toBe(404);
  expect((await logged).type()).toBe("error");
});

test("both home pages hold their sections in order", async ({ open }) => {
  const order = {
    home: {
      headings: [home.hero, home.services, home.reviews, home.location],
      ids: [anchors.services, anchors.reviews, anchors.location],
    },
    home24h: {
      headings: [home24h.hiddenHeadings, home24h.hero, home24h.services, home24h.location, home24h.reviews],
      ids: [anchors.services, anchors.location, anchors.reviews],
    },
  };
  for (const screen of ["home", "home24h"] as const) {
    const page = await open(screen);
    const headings = page.getByRole("main").locator("h1, h2");
    await expect(headings).toHaveText(order[screen].headings.map((content) => content?.title ?? ""));
    const tops = await headings.evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
    expect(tops, "from top to bottom").toEqual(tops.toSorted((a, b) => a - b));
    const sections = page.getByRole("main").locator("section[id]");
    expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual(order[screen].ids);
  }
});

test("the night page's headings for search engines come first and take no room", async ({ open }) => {
  const page = await open("home24h");
  const { title, sections } = home24h.hiddenHeadings ?? { title: "", sections: [] };
  const first = page.getByRole("main").getByRole("heading").first();
  await expect(first).toHaveText(title);
  for (const name of [title, ...sections]) {
    const heading = page.getByRole("heading", { name, exact: true }).first();
    expect(await heading.evaluate((element) => element.parentElement?.getBoundingClientRect().height)).toBeLessThan(2);
  }
});

test("a page that was kept over New Year's Eve hydrates in silence", async ({ page, open }) => {
  await page.clock.setFixedTime("2031-01-01T12:00:00Z");
  await open("car");
  await expect(page.getByRole("contentinfo")).toContainText("© ");
});

test.describe("when no script arrives", () => {
  test.use({ expectedMessages: /net::ERR_FAILED|Failed to fetch dynamically imported module/ });

  for (const screen of screenNames) {
    test(`${screen} is whole, and its links work`, async ({ page }) => {
      await page.route("**/build/**/*.js", (route) => route.abort());
      const failure = page.waitForEvent("requestfailed");
      await page.goto(screens[screen]);
      await failure;
      await expectWhole(page, screen);
      await expectSoundLinks(page);
      for (const button of await page.getByRole("button").all()) await expect(button).toBeDisabled();
      await page.getByRole("contentinfo").getByRole("link", { name: footerServices[0].name }).click();
      await expect(page).toHaveURL(footerServices[0].to);
    });
  }
});

test("a phone without scripts opens the menu and follows it", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport: { width: 360, height: 640 } });
  for (const { to, name } of navigation) {
    await page.goto(screens.notFound);
    await menuButton(page).click();
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(to);
  }
  await page.close();
});

/** Every word of the screen's content is shown and in view of everyone, and every message has its link. */
async function expectWhole(page: Page, screen: Screen): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[screen]);
  const { street, district, city } = business.address;
  const facts = [business.name, tagline, shownPhone, shownWhatsapp, business.hours, street, district, city];
  const services = footerServices.map(({ name }) => name);
  const footer = [...facts, ...services, `© ${yearInRecife()}`, business.taxId];
  const shown = await shownText(page);
  expect(missing(footer, shown.contentinfo)).toEqual([]);

  const { text, sent } = screen === "notFound" ? { text: [], sent: [] } : wordsOf(contents[screen]);
  const hasReviews = screen !== "notFound" && "services" in contents[screen];
  const { text: reviewText } = wordsOf(reviews);
  const summary = [reviews.label, reviewCount, reviews.source];
  expect(missing([...text, ...(hasReviews ? [...summary, ...reviewText] : [])], shown.main)).toEqual([]);
  expect(shown.transparent).toEqual([]);

  const always = [messages.urgent, messages.emergency];
  const hrefs = await page.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const chats = [...always, ...sent].map((message) => whatsappHref(business.whatsapp, message));
  expect(missing(chats, hrefs)).toEqual([]);
  expect(hrefs).toContain(phoneHref(business.phone));
}

const missing = (wanted: readonly string[], found: string | readonly string[]) =>
  wanted.filter((text) => !found.includes(text));

/** Fields of content that are no words on the page. */
const UNSEEN = new Set(["page", "hiddenHeadings", "about", "highlight", "drawing", "look", "to"]);

/** @returns the words of a content object that the page shows, and the messages that its chats open with */
function wordsOf(content: object): { text: string[]; sent: string[] } {
  const words = { text: [] as string[], sent: [] as string[] };
  for (const [field, value] of Object.entries(content)) {
    if (UNSEEN.has(field)) continue;
    if (typeof value === "string")
      words[field === "message" ? "sent" : "text"].push(
        field === "message" ? value : value.trim().replace(/\s+/g, " "),
      );
    else if (typeof value === "object") {
      const inner = wordsOf(value);
      words.text.push(...inner.text);
      words.sent.push(...inner.sent);
    }
  }
  return words;
}

/** The text that is rendered, with single spaces, and what is rendered but cannot be seen through. */
async function shownText(page: Page) {
  return page.evaluate(() => {
    const textOf = (selector: string) =>
      document.querySelector<HTMLElement>(selector)?.innerText.replace(/\s+/g, " ") ?? "";
    const transparent = [...document.querySelectorAll<HTMLElement>("main *, footer *")]
      .filter((element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }))
      .map((element) => element.innerText);
    return { main: textOf("main"), contentinfo: textOf("footer"), transparent };
  });
}

/** Everywhere in Brazil. */
const FIRE_BRIGADE = "tel:193";

const knownPages = new Map<string, Promise<string>>();

/** Every link has the shape of its kind, leads somewhere, and shares its name with no other destination. */
async function expectSoundLinks(page: Page): Promise<void> {
  const links = await page.locator("a").evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map((link) => ({
      href: link.getAttribute("href") ?? "",
      target: link.target,
      rel: link.rel.split(" ").toSorted().join(" "),
      name: (link.ariaLabel ?? link.textContent ?? "").replace(/\s+/g, " ").trim(),
    })),
  );
  const known = [...Object.values(messages), ...Object.values(contents).flatMap((content) => wordsOf(content).sent)];
  for (const { href, target, rel, name } of links) {
    const what = `link "${name}" to ${href}`;
    expect(name, what).not.toBe("");
    if (href.startsWith("https:")) {
      const [, number, text = ""] = /^https:\/\/wa\.me\/(\d+)\?text=([^&#]+)$/.exec(href) ?? [];
      expect(`+${number}`, what).toBe(business.whatsapp);
      expect(known, what).toContain(decodeURIComponent(text));
      expect({ target, rel }, what).toEqual({ target: "_blank", rel: "noopener noreferrer" });
      expect(name, what).toContain("abre em nova aba");
    } else if (href.startsWith("tel:")) {
      expect([phoneHref(business.phone), FIRE_BRIGADE], what).toContain(href);
      expect(target, what).toBe("");
    } else {
      expect(target, what).toBe("");
      await expectDestination(page, href, what);
    }
  }
  const destinations = new Set(links.map(({ name, href }) => `${name} → ${href}`));
  const names = new Set(links.map(({ name }) => name));
  expect([...destinations].toSorted(), "one destination for each name").toHaveLength(names.size);
}

/** A path answers 200 and, like a bare fragment, names an id that exists there. */
async function expectDestination(page: Page, href: string, what: string): Promise<void> {
  const [path = "", id] = href.split("#");
  if (path !== "") {
    if (!knownPages.has(path)) {
      const answer = page.request.get(path, { maxRedirects: 0 });
      knownPages.set(
        path,
        answer.then(async (response) => (response.status() === 200 ? response.text() : "")),
      );
    }
    const html = await knownPages.get(path);
    expect(html, what).toContain("</html>");
    if (id) expect(html, what).toContain(`id="${id}"`);
  } else {
    expect(await page.locator(`[id="${id}"]`).count(), what).toBe(1);
  }
}

/** 60 px, round, at the bottom right, and still there at the end of the page. */
async function expectRoundButton(page: Page): Promise<void> {
  const button = roundButton(page);
  await expect(button).toHaveAttribute("href", whatsappHref(business.whatsapp, messages.urgent));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const place of ["top", "end"]) {
    if (place === "end") await page.keyboard.press("End");
    await expect(button).toBeInViewport({ ratio: 1 });
    const box = await button.boundingBox();
    expect(box).toMatchObject({ width: 60, height: 60 });
    expect(width - (box?.x ?? 0)).toBeLessThan(100);
    expect(height - (box?.y ?? 0)).toBeLessThan(100);
  }
  const ownsItsCorner = await button.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 3, top + 3));
  });
  expect(ownsItsCorner, "a square").toBe(false);
}
