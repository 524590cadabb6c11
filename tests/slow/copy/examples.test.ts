import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { type BrowserContextOptions, expect as expectPage, type Page } from "@playwright/test";
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { notFound } from "~/content/failures";
import { sendMail } from "../../examples/app/utils/send-mail-by-smtp.server";
import { expectNothingOfAxe, hydrated, phone } from "../../tools/browser-page";
import { ask } from "../../tools/raw-http";
import { startSmtpServer } from "../../tools/smtp-server";
import { other } from "./other-owner";
import { startCopy } from "./start-copy";

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

/** If app/ also has a file of an example, that file is the developer's version, and the example is not tested. */
const examples = (...files: string[]) => describe.runIf(!files.some((file) => existsSync(`app/${file}`)));

const env = {
  MAIL_URL: `http://127.0.0.1:${port}/send`,
  MAIL_TOKEN: "a$secret",
  MAIL_FROM: "site@casa.example",
  MAIL_TO: "dono@casa.example",
};
const { site, newPage } = await startCopy(env);
afterEach(() => {
  vi.unstubAllEnvs();
  mails.length = 0;
  providerStatus = 202;
});
afterAll(() => void provider.close());

/** Opens a page. @returns the page, and the URLs of the scripts that it has requested */
async function open(path: string, options: BrowserContextOptions = phone, expected?: RegExp) {
  const page = await newPage(options, expected);
  const scripts: string[] = [];
  page.on("request", (request) => request.url().endsWith(".js") && scripts.push(request.url()));
  await page.goto(path);
  return { page, scripts };
}

async function fillIn(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Nome" }).fill("Ana");
  await page.getByRole("textbox", { name: "Telefone" }).fill("81 98888-7777");
  await page.getByRole("textbox", { name: "O que precisa" }).fill("A porta não fecha.");
  await page.getByRole("button", { name: "Enviar pedido" }).click();
}

const mail = {
  from: env.MAIL_FROM,
  to: env.MAIL_TO,
  subject: "Visita para Ana",
  text: "Ana, 81 98888-7777\n\nA porta não fecha.",
};

examples("routes/pedir-visita.tsx", "utils/send-mail.server.ts")("the form", () => {
  test.each([
    ["without scripts", false],
    ["after hydration", true],
  ])("sends one mail and says so, %s", async (_, javaScriptEnabled) => {
    const { page } = await open("/pedir-visita", { ...phone, javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    await fillIn(page);
    await expectPage(page.locator("h1")).toHaveText("Pedido recebido");
    expect(mails).toEqual([{ authorization: "Bearer a$secret", body: mail }]);
  });

  test("keeps its fields and offers a call when the mail is refused", async () => {
    providerStatus = 500;
    const { page } = await open("/pedir-visita", phone, /status of 500/);
    await expectNothingOfAxe(page);
    await fillIn(page);
    await expectPage(page.getByRole("alert")).toContainText("Ligue");
    await expectPage(page.getByRole("textbox", { name: "Nome" })).toHaveValue("Ana");
    await expectPage(page.locator(`main a[href="tel:${other.phone}"]`)).toBeVisible();
  });

  test("keeps what is written without a network, and offers a call", async () => {
    const { page } = await open("/pedir-visita");
    await hydrated(page);
    await page.context().setOffline(true);
    await fillIn(page);
    await expectPage(page.locator(`#offline-notice a[href^="tel:"]`).first()).toBeVisible();
    await expectPage(page.getByRole("textbox", { name: "Nome" })).toHaveValue("Ana");
    await expectPage(page.getByRole("button", { name: "Enviar pedido" })).toBeEnabled();
    expect(mails).toEqual([]);
  });

  const send = (fields: Record<string, string>) =>
    fetch(`${site.origin}/pedir-visita`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

  test("asks for what is missing when it is sent incomplete", async () => {
    const answer = await send({ nome: "Ana" });
    expect([answer.status, mails]).toEqual([400, []]);
    expect(await answer.text()).toContain("preencha os três campos");
  });

  test("sends no mail for a robot, which fills in every field", async () => {
    const answer = await send({ nome: "Ana", telefone: "1", pedido: "Olá", site: "http://casa.example" });
    expect([answer.status, answer.headers.get("location"), mails]).toEqual([302, "/pedido-recebido", []]);
  });
});

examples("posts")("a Markdown page", () => {
  test("is one static document with its title, and a name without a file is a 404", async () => {
    const { status, headers, body } = await ask(site.port, "GET", "/dicas/porta-bateu");
    expect([status, headers["cache-control"]]).toEqual([200, expect.stringMatching(/^public/)]);
    expect(body.toString()).toContain("<title>A porta bateu: o que fazer</title>");
    expect(body.toString()).toContain("<li>Veja se uma janela");
    expect((await ask(site.port, "GET", "/dicas/nada")).status).toBe(404);
  });

  test("is found from the list of all", async () => {
    const { page } = await open("/dicas");
    await expectNothingOfAxe(page);
    await page.getByRole("link", { name: "A porta bateu" }).tap();
    await expectPage(page.locator("h1")).toHaveText("A porta bateu: o que fazer");
    await expectNothingOfAxe(page);
  });

  test("that is missing shows the 404, and hydrates in silence", async () => {
    const { page } = await open("/dicas/nada", phone, /404/);
    await expectPage(page.locator("h1")).toHaveText(notFound.title);
    await hydrated(page);
  });
});

examples("routes/locksmith-recife.tsx")("an English page", () => {
  test("says so, and header, footer and call bar stay Portuguese", async () => {
    const { page } = await open("/locksmith-recife");
    await expectNothingOfAxe(page);
    const languageOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
    expect([await languageOf("h1"), await languageOf("html")]).toEqual(["en", "en"]);
    for (const part of ["header", "body > div > footer", "aside"]) expect(await languageOf(part), part).toBe("pt-BR");
    for (const place of ["main", "aside", "address"]) {
      const chat = page.locator(`${place} a[href*="wa.me"]`).first();
      expect(await chat.getAttribute("href"), place).toContain("text=Hello!");
    }
    await hydrated(page);
    await expectPage(page.locator("h1")).toHaveText("Locked out in Recife?");
  });
});

examples("components/copy-button.tsx", "routes/pix.tsx")("the button that copies", () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const key = "pix@casa.example";

  test("copies and says so without React, and keeps its message when React starts", async () => {
    const { page, scripts } = await open("/pix", { ...phone, permissions });
    await page.getByRole("button", { name: "Copiar" }).tap();
    await expectPage(page.getByText("Copiado.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    expect(scripts).toEqual([]);
    await page.keyboard.press("Shift");
    await hydrated(page);
    await expectPage(page.getByText("Copiado.")).toBeVisible();
    await expectNothingOfAxe(page);
  });

  test("selects the text where the browser forbids copying, and is hidden without scripts", async () => {
    const { page } = await open("/pix");
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await page.getByRole("button", { name: "Copiar" }).tap();
    await expectPage(page.getByText("Não deu para copiar.")).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()).trim())).toBe(key);
    const plain = await open("/pix", { ...phone, javaScriptEnabled: false });
    await expectPage(plain.page.getByRole("button", { name: "Copiar" })).toBeHidden();
  });
});

describe("a mail by SMTP", () => {
  const mail = { subject: "Visita para João", text: "A porta não fecha." };

  test("logs in with the URL's password, and carries subject and text", async () => {
    const server = await startSmtpServer();
    onTestFinished(server.stop);
    vi.stubEnv("SMTP_URL", `smtp://site%40casa.example:a%24%40b@127.0.0.1:${server.port}`);
    vi.stubEnv("MAIL_FROM", env.MAIL_FROM);
    vi.stubEnv("MAIL_TO", env.MAIL_TO);
    await sendMail(mail);
    const plain = Buffer.from("\0site@casa.example\0a$@b").toString("base64");
    expect(server.said).toEqual(
      expect.arrayContaining([`AUTH PLAIN ${plain}`, `RCPT TO:<${env.MAIL_TO}>`, `To: ${env.MAIL_TO}`, "."]),
    );
    const mailAsSent = server.said.join("\n");
    expect(mailAsSent).toContain("Subject: =?UTF-8?Q?Visita_para_Jo=C3=A3o?=");
    expect(mailAsSent).toContain("A porta n=C3=A3o fecha.");
  });

  test("fails if the server is gone, or a variable is missing", async () => {
    vi.stubEnv("SMTP_URL", "smtp://a:b@127.0.0.1:1");
    vi.stubEnv("MAIL_FROM", env.MAIL_FROM);
    vi.stubEnv("MAIL_TO", env.MAIL_TO);
    await expect(sendMail(mail)).rejects.toThrow("ECONNREFUSED");
    vi.stubEnv("MAIL_TO", "");
    await expect(sendMail(mail)).rejects.toThrow("MAIL_TO");
  });
});

examples("components/notice.tsx", "components/notices.tsx")("the notices", () => {
  test.each([
    ["upright", 360, 640],
    ["on its side", 640, 360],
  ])("cover no contact on a phone %s, and their buttons do not start React", async (_, width, height) => {
    const { page, scripts } = await open("/", { ...phone, viewport: { width, height } });
    const notice = page.getByRole("dialog", { name: "cookies" });
    await expectPage(notice).toBeVisible();
    const covered = await page.locator("a[href^='tel:']:visible, a[href*='wa.me']:visible").evaluateAll((links) =>
      links.flatMap((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        const front = document.elementFromPoint(left + width / 2, top + height / 2);
        return front?.closest("dialog") ? link.outerHTML : [];
      }),
    );
    expect(covered).toEqual([]);
    await page.getByRole("button", { name: "Não, obrigado" }).tap();
    await expectPage(notice).toBeHidden();
    for (const visit of ["second", "third"]) {
      await page.reload();
      await expectPage(notice, `on the ${visit} visit`).toBeHidden();
    }
    expect(await page.evaluate(() => localStorage.getItem("notice-cookies"))).toBe("nao");
    expect(scripts).toEqual([]);
  });

  test.each([
    ["2026-12-23T23:59-03:00", false],
    ["2026-12-24T00:01-03:00", true],
    ["2026-12-26T23:59-03:00", true],
    ["2026-12-27T00:01-03:00", false],
  ])("at %s, include the notice for Christmas: %s", async (day, isShown) => {
    const page = await newPage(phone);
    await page.clock.setFixedTime(day);
    await page.goto("/");
    await expectPage(page.getByRole("dialog", { name: "cookies" })).toBeVisible();
    await expectPage(page.getByRole("dialog", { name: "dezembro" })).toBeVisible({ visible: isShown });
  });

  test("stay closed without scripts, as on the fallback pages, where Caddy allows none", async () => {
    const page = await newPage({ ...phone, javaScriptEnabled: false });
    await page.goto("/fora-do-ar");
    await expectPage(page.locator("dialog")).toHaveCount(2);
    await expectPage(page.getByRole("dialog")).toHaveCount(0);
  });

  test("stay closed when React starts, where storage is blocked", async () => {
    const page = await newPage(phone);
    await page.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new Error("blocked");
        },
      }),
    );
    await page.goto("/");
    await page.getByRole("button", { name: "Pode" }).tap();
    await page.keyboard.press("Shift");
    await hydrated(page);
    await expectPage(page.getByRole("dialog")).toHaveCount(0);
  });

  test("pass axe", async () => {
    const page = await newPage(phone);
    await page.clock.setFixedTime("2026-12-25T12:00-03:00");
    await page.goto("/pedido-recebido");
    await expectPage(page.getByRole("dialog")).toHaveCount(2);
    await expectNothingOfAxe(page);
  });
});
