import { type Page, expect as see } from "@playwright/test";
import { describe, expect, onTestFinished, test } from "vitest";
import { business } from "../../app/content/business";
import { hydrated } from "../browser/site";
import { serveWithRoutes } from "./added-site";
import { linkedRoutes } from "./linked-routes";
import { ask } from "./raw-http";

const NAMES = ["promo – natal.jpg", "foto 1.jpg", "100%?.jpg", "Preços #2.pdf"];
const files = Object.fromEntries(NAMES.map((name) => [`../../public/${name}`, name]));

const served = serveWithRoutes({ ...linkedRoutes, ...files });

/** Opens the page; the test fails at its end for what the console and the page complained of. */
async function open(path: string): Promise<Page> {
  const page = await served.browser.newPage();
  const faults: string[] = [];
  page.on("console", (message) => faults.push(message.text()));
  // Chromium's own complaint of a document that is text.
  page.on("pageerror", ({ message }) => /ViewTransition opt-in/.test(message) || faults.push(message));
  onTestFinished(async () => {
    await page.close();
    expect(faults).toEqual([]);
  });
  await page.goto(served.site.origin + path);
  await hydrated(page);
  return page;
}

describe("the first tap on a link, before the other page's scripts are there, does what the next ones do", () => {
  const documentsAfter = async (page: Page, name: string, heading: string) => {
    let documents = 0;
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents++;
    });
    await page.getByRole("link", { name, exact: true }).click();
    await see(page.locator("h1")).toHaveText(heading);
    return documents;
  };

  test("it hands over its state", async () => {
    expect(await documentsAfter(await open("/ligacoes"), "Estado", "Alvo daqui")).toBe(0);
  });

  test("it takes the page's place in the history", async () => {
    const page = await open("/ligacoes");
    const entries = await page.evaluate(() => history.length);
    await documentsAfter(page, "Troca", "Alvo");
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test.each(["Documento", "Simples"])("%s: it asks for the document", async (name) => {
    expect(await documentsAfter(await open("/ligacoes"), name, "Alvo")).toBe(1);
  });

  test("it leads nowhere where its page says so", async () => {
    const page = await open("/ligacoes");
    await page.getByRole("link", { name: "Parada" }).click();
    await page.waitForTimeout(1000);
    await see(page.locator("h1")).toHaveText("Ligações");
  });

  test("it shows what is no page", async () => {
    const page = await open("/ligacoes");
    await page.getByRole("link", { name: "Texto" }).click();
    await see(page.locator("body")).toHaveText("só texto");
  });
});

test("who types is not taken from the field by a new query", async () => {
  const page = await open("/busca");
  await see(page).toHaveTitle(business.name);
  await page.getByRole("textbox", { name: "Busca" }).pressSequentially("Torre", { delay: 60 });
  await see(page.locator("h1")).toHaveText("Busca Torre");
});

test.each(["document", "client navigation"])(
  "a page's own styles come by %s, and Tailwind reads routes",
  async (way) => {
    const page = await open(way === "document" ? "/estilo" : "/");
    await page.evaluate((path) => Reflect.get(window, "__remixRouter").navigate(path), "/estilo");
    await see(page.locator("h1")).toHaveCSS("letter-spacing", "7px");
    await see(page.locator("h1")).toHaveCSS("padding-top", "37px");
  },
);

test("data of the browser's own come without a sign, on a metered line too", async () => {
  const page = await served.browser.newPage();
  onTestFinished(() => page.close());
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  await page.goto(`${served.site.origin}/cliente`);
  await see(page.locator("h1")).toHaveText("Feito aqui");
});

test.each(NAMES)("the file %s is found by the address that browsers make of its name", async (name) => {
  const response = await fetch(`${served.site.origin}/${encodeURI(name).replace(/[?#]/g, encodeURIComponent)}`);
  expect([response.status, await response.text()]).toEqual([200, name]);
});

test("a page's name may have accents, and other spellings of it lead there", async () => {
  const path = encodeURI("/serviços");
  const { status, body } = await ask(served.site.port, "GET", path);
  expect([status, Buffer.from(body, "latin1").toString()]).toEqual([200, expect.stringContaining(">Serviços</h1>")]);
  for (const other of [path.toLowerCase(), encodeURI("/SERVIÇOS"), `${path}/`]) {
    const { status, fields } = await ask(served.site.port, "GET", other);
    expect([status, fields.location], other).toEqual([308, path]);
  }
});
