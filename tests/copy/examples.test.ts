import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import AxeBuilder from "@axe-core/playwright";
import { type BrowserContextOptions, type Page, expect as see } from "@playwright/test";
import { afterAll, afterEach, expect, test } from "vitest";
import { notFound } from "~/content/notices";
import { isHydrated } from "../tools/in-page";
import { ask } from "../tools/raw-http";
import { phone, startCopy } from "./copy";
import { other } from "./other-owner";

/* The examples of docs/recipes.md. */

/** A mail provider that takes its time. */
const mails: { authorization?: string; body: unknown }[] = [];
let providerStatus = 202;
const provider = createServer(async (request, response) => {
  mails.push({ authorization: request.headers.authorization, body: JSON.parse(await text(request)) });
  await setTimeout(1000);
  response.writeHead(providerStatus).end();
}).listen(0, "127.0.0.1");
await once(provider, "listening");
const { port } = provider.address() as AddressInfo;

const env = { MAIL_URL: `http://127.0.0.1:${port}/send`, MAIL_TOKEN: "a$secret", MAIL_TO: "dono@casa.example" };
const { site, newPage } = await startCopy(env);
afterEach(() => {
  mails.length = 0;
  providerStatus = 202;
});
afterAll(() => void provider.close());

/** Opens a page. @returns it with the addresses of the scripts that it has asked for */
async function open(path: string, options: BrowserContextOptions = phone, expected?: RegExp) {
  const page = await newPage(options, expected);
  const scripts: string[] = [];
  page.on("request", (request) => request.url().endsWith(".js") && scripts.push(request.url()));
  await page.goto(path);
  return { page, scripts };
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel("Nome").fill("Ana");
  await page.getByLabel("Telefone").fill("81 98888-7777");
  await page.getByLabel("O que precisa").fill("A porta não fecha.");
  await page.getByRole("button", { name: "Enviar pedido" }).click();
}

const mail = { to: env.MAIL_TO, subject: "Visita para Ana", text: "Ana, 81 98888-7777\n\nA porta não fecha." };

test.each([true, false])("a form sends one mail and says so, with scripts: %s", async (javaScriptEnabled) => {
  const { page } = await open("/pedir-visita", { ...phone, javaScriptEnabled });
  await fillIn(page);
  await see(page.locator("h1")).toHaveText("Pedido recebido");
  expect(mails).toEqual([{ authorization: "Bearer a$secret", body: mail }]);
});

test("a form whose mail is refused keeps its fields and offers a call", async () => {
  providerStatus = 500;
  const { page } = await open("/pedir-visita", phone, /status of 500/);
  await fillIn(page);
  await see(page.getByRole("alert")).toContainText("Ligue");
  await see(page.getByLabel("Nome")).toHaveValue("Ana");
  await see(page.locator(`main a[href="tel:${other.phone}"]`)).toBeVisible();
});

test("an empty form that is sent all the same asks for what is missing", async () => {
  const answer = await fetch(`${site.origin}/pedir-visita`, {
    method: "POST",
    body: new URLSearchParams({ nome: "Ana" }),
  });
  expect([answer.status, mails]).toEqual([400, []]);
  expect(await answer.text()).toContain("preencha os três campos");
});

test("a Markdown page is one static document with its title, and a name without a file is a 404", async () => {
  const { status, headers, body } = await ask(site.port, "GET", "/dicas/porta-bateu");
  expect([status, headers["cache-control"]]).toEqual([200, expect.stringMatching(/^public/)]);
  expect(body.toString()).toContain("<title>A porta bateu: o que fazer</title>");
  expect(body.toString()).toContain("<li>Veja se uma janela");
  expect((await ask(site.port, "GET", "/dicas/nada")).status).toBe(404);
});

test("a Markdown page that is missing shows the 404, and hydrates in silence", async () => {
  const { page } = await open("/dicas/nada", phone, /404/);
  await see(page.locator("h1")).toHaveText(notFound.title);
  await page.keyboard.press("Shift"); // starts React
  await page.waitForFunction(isHydrated);
});

test("an English page says so, and header, footer and call bar stay Portuguese", async () => {
  const { page } = await open("/locksmith-recife");
  const languageOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
  expect([await languageOf("h1"), await languageOf("html")]).toEqual(["en", "en"]);
  for (const part of ["header", "body > div > footer", "aside"]) expect(await languageOf(part), part).toBe("pt-BR");
  await page.keyboard.press("Shift"); // starts React
  await page.waitForFunction(isHydrated);
  await see(page.locator("h1")).toHaveText("Locked out in Recife?");
});

test.each([
  ["upright", 360, 640],
  ["on its side", 640, 360],
])("a notice on a phone %s covers no contact, and its buttons start no React", async (_, width, height) => {
  const { page, scripts } = await open("/", { ...phone, viewport: { width, height } });
  const notice = page.getByRole("dialog");
  await see(notice).toBeVisible();
  const covered = await page.locator("a[href^='tel:']:visible, a[href*='wa.me']:visible").evaluateAll((links) =>
    links.flatMap((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      const front = document.elementFromPoint(left + width / 2, top + height / 2);
      return front?.closest("dialog") ? link.outerHTML : [];
    }),
  );
  expect(covered).toEqual([]);
  await page.getByRole("button", { name: "Não, obrigado" }).tap();
  await see(notice).toBeHidden();
  await page.reload();
  await see(notice).toBeHidden();
  expect(scripts).toEqual([]);
});

test.each(["/pedir-visita", "/dicas/porta-bateu", "/locksmith-recife", "/"])(
  "axe finds nothing on %s",
  async (path) => {
    for (const colorScheme of ["light", "dark"] as const) {
      const { page } = await open(path, { ...phone, colorScheme });
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      expect(violations, colorScheme).toEqual([]);
    }
  },
);
