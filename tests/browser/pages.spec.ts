import type { Page } from "@playwright/test";
import { business } from "../../app/content/business";
import { phoneHref, whatsappHref } from "../../app/content/contact-links";
import { footerServices } from "../../app/content/footer";
import { messages } from "../../app/content/messages";
import { reviews } from "../../app/content/reviews";
import {
  contents,
  desktop,
  expect,
  hydrated,
  moving,
  pathOf,
  roundButton,
  type Screen,
  screenNames,
  servicePage,
  shownPhone,
  shownWhatsapp,
  test,
  titleOf,
} from "./site";

test.use({ ...desktop, ...moving });

for (const way of ["with scripts", "without scripts", "when no script arrives"]) {
  test.describe(way, () => {
    test.use({
      javaScriptEnabled: way !== "without scripts",
      expectedMessages: way === "when no script arrives" ? /net::ERR_FAILED|Failed to fetch dynamically/ : undefined,
    });

    test("every screen shows all its words and both ways to call", async ({ page }) => {
      if (way === "when no script arrives") await page.route("**/build/**/*.js", (route) => route.abort());
      for (const screen of screenNames) {
        const failure = way === "when no script arrives" && page.waitForEvent("requestfailed");
        await page.goto(pathOf(screen));
        await failure;
        if (way === "with scripts") await hydrated(page);
        await expectWhole(page, screen);
        if (way !== "with scripts")
          await expect(page.getByRole("button", { disabled: false }), "a button that does nothing").toHaveCount(0);
      }
    });

    test("a screen's links lead on", async ({ page }) => {
      if (way === "when no script arrives") await page.route("**/build/**/*.js", (route) => route.abort());
      await page.goto(pathOf("notFound"));
      await page.getByRole("link", { name: "Return to Home" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf("home"));
      const [{ name, to } = { name: "", to: "" }] = footerServices;
      await page.getByRole("contentinfo").getByRole("link", { name }).click();
      await expect(page).toHaveURL(to);
    });
  });
}

test("a chat opens in a new tab and leaves the page where it is", async ({ open, context }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  const page = await open("home");
  const newTab = context.waitForEvent("page");
  await roundButton(page).click();
  await expect(await newTab).toHaveURL(whatsappHref(business.whatsapp, messages.urgent));
  await expect(page).toHaveURL(pathOf("home"));
});

test("a missing path answers 404 and is an error on the console", async ({ page }) => {
  const path = pathOf("notFound");
  const logged = page.waitForEvent("console", (message) => message.text() === `404: ${path}`);
  expect((await page.goto(path))?.status()).toBe(404);
  expect((await logged).type()).toBe("error");
});

test("a page from last year and a fragment that is no valid encoding hydrate in silence", async ({ page }) => {
  await page.clock.setFixedTime("2031-01-01T12:00:00Z");
  await page.goto(`${pathOf(servicePage)}#%E0%A4%A`);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(servicePage));
});

/** Every word of the screen's content is visible, and every message has its link. */
async function expectWhole(page: Page, screen: Screen): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(screen));
  const { text, sent } = screen === "notFound" ? { text: [], sent: [] } : wordsOf(contents[screen]);
  const hasReviews = screen !== "notFound" && "services" in contents[screen];
  const shown = await page.evaluate(() => {
    const textOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText.replace(/\s+/g, " ");
    const transparent = [...document.querySelectorAll<HTMLElement>("main *, footer *")]
      .filter((element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }))
      .map((element) => element.innerText);
    const hrefs = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    return { main: textOf("main") ?? "", footer: textOf("footer") ?? "", transparent, hrefs };
  });
  const missing = [...text, ...(hasReviews ? wordsOf(reviews).text : [])].filter((word) => !shown.main.includes(word));
  expect(missing, `${screen}: words that are not shown`).toEqual([]);
  const { street, district, city } = business.address;
  for (const fact of [shownPhone, shownWhatsapp, street, district, city, business.hours, business.taxId])
    expect(shown.footer, screen).toContain(fact);
  expect(shown.transparent, `${screen}: opacity: 0`).toEqual([]);
  const own = screen === "notFound" ? messages.urgent : contents[screen].page.message;
  const chats = [own, messages.emergency, ...sent].map((text) => whatsappHref(business.whatsapp, text));
  expect(shown.hrefs, screen).toEqual(expect.arrayContaining([...chats, phoneHref(business.phone)]));
}

/** Fields of content that are no words on the page. */
const UNSEEN = new Set(["page", "id", "hiddenHeadings", "about", "highlight", "drawing", "look", "to"]);

/** @returns the words of a content object that the page shows, and the messages that its chats open with */
function wordsOf(content: object): { text: string[]; sent: string[] } {
  const words = { text: [] as string[], sent: [] as string[] };
  for (const [field, value] of Object.entries(content)) {
    if (UNSEEN.has(field)) continue;
    if (/message$/i.test(field)) words.sent.push(value);
    else if (typeof value === "string") words.text.push(value.trim().replace(/\s+/g, " "));
    else if (typeof value === "object") {
      const inner = wordsOf(value);
      words.text.push(...inner.text);
      words.sent.push(...inner.sent);
    }
  }
  return words;
}
