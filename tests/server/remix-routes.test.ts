import { rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { chromium, expect as see } from "@playwright/test";
import { JSDOM } from "jsdom";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { business } from "../../app/content/business";
import { notFound } from "../../app/content/notices";
import { pages } from "../../app/content/pages";
import { startBuiltSite } from "../../scripts/lib/built-site.mjs";
import { chromiumArgs, findChromium } from "../../scripts/lib/chromium.mjs";
import { buildCopy } from "../tools/built-copy";
import { isHydrated } from "../tools/in-page";
import { ask } from "../tools/raw-http";
import { run } from "../tools/run-node";
import { addedRoutes } from "./added-routes";

const NAMES = ["promo – natal.JPG", "Preços 100%? #2.pdf", "contato.vcf"];
const addedFiles = NAMES.map((name) => [`../../public/${name}`, name]);

const folder = await buildCopy({ ...addedRoutes, ...Object.fromEntries(addedFiles) });
afterAll(() => rmSync(folder, { recursive: true }));
const site = await startBuiltSite({ folder });
afterAll(() => site.stop());
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
afterAll(() => browser.close());

const get = (path: string) => ask(site.port, "GET", path);
const documentOf = (body: Buffer) => new JSDOM(body.toString()).window.document;
const headingOf = (body: Buffer) => documentOf(body).querySelector("h1")?.textContent;

describe("by document", () => {
  test.each([
    ["/com-loader?q=a", /^Loader disse \{"q":"a"\}$/],
    ["/bairro/Aflitos", /^Bairro Aflitos$/],
    ["/moldura/quadro", /^Quadro$/],
    // Its route imports a module for what that does.
    ["/Sobre-Nos", /^Sobre nós ligado$/],
  ])("%s is rendered for each visitor, and is cached only where the route says so", async (path, heading) => {
    const { status, body, headers } = await get(path);
    expect([status, headingOf(body)]).toEqual([200, expect.stringMatching(heading)]);
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringContaining("form-action 'self'"),
      "x-content-type-options": "nosniff",
      "strict-transport-security": expect.any(String),
      "cache-control": path.startsWith("/com-loader") ? "private, max-age=7" : "no-store",
    });
    expect(headers).not.toHaveProperty("etag");
  });

  test("a page that is not in pages.ts has its own headers, and its name may have accents", async () => {
    const { status, headers, body } = await get(encodeURI("/serviços"));
    expect([status, headingOf(body)], "nothing but the letters").toEqual([200, "ã".repeat(5000)]);
    const own = { "x-own": "1", "permissions-policy": "geolocation=(self)" };
    expect(headers).toMatchObject({ ...own, "cache-control": "no-store", "content-type": "text/html; charset=utf-8" });
  });

  test("a page has one address, that of its route's file", async () => {
    for (const other of ["/sobre-nos", "/SOBRE-NOS", "/Sobre-Nos/", "/Sobre%2dNos"]) {
      const { status, headers } = await get(`${other}?a=b`);
      expect([status, headers.location], other).toEqual([308, "/Sobre-Nos?a=b"]);
    }
  });

  test("the fallback of deferred data is sent at once, and the data follow", async () => {
    const pieces: string[] = [];
    const response = await fetch(`${site.origin}/depois`);
    const text = (response.body as ReadableStream).pipeThrough(new TextDecoderStream()) as unknown;
    for await (const piece of text as AsyncIterable<string>) pieces.push(piece);
    const [fallback, data] = ["espera", "chegou"].map((text) => pieces.findIndex((piece) => piece.includes(text)));
    expect(fallback).toBeGreaterThanOrEqual(0);
    expect(data).toBeGreaterThan(fallback as number);
  });

  test("a route of every path redirects old ones, and a path that cannot be decoded is a 404 all the same", async () => {
    const { status, headers } = await get("/velho.php");
    expect([status, headers.location]).toEqual([301, "/Sobre-Nos"]);
    for (const path of ["/nada", "/%ff"]) {
      const { status, body } = await get(path);
      expect([status, headingOf(body)], path).toEqual([404, notFound.title]);
      await expect.poll(site.printed).toContain(` warn 404 ${encodeURI(path)}\n`);
    }
  });

  test.each(["/nao-ha", "/nao-ha?_data=routes%2Fnao-ha"])(
    "the 404 of a loader, %s, is logged in one line",
    async (path) => {
      const from = site.printed().length;
      expect((await get(path)).status).toBe(404);
      const lines = () => site.printed().slice(from).split("\n").slice(0, -1);
      await expect.poll(lines).toEqual([expect.stringMatching(/^\S+Z warn 404 /)]);
      expect(lines()[0]).toContain(path);
    },
  );

  test.each(NAMES)("the file %s has the address that browsers make of its name, and its type", async (name) => {
    const { status, headers, body } = await get(`/${encodeURI(name).replace(/[?#]/g, encodeURIComponent)}`);
    expect([status, body.toString()]).toEqual([200, name]);
    expect(headers["content-type"]).toMatch(/^(image\/jpeg|application\/pdf|text\/x-vcard)/);
  });
});

describe("in the browser", () => {
  /** Opens a page that React has hydrated; the test fails for what the console says and for uncaught errors. */
  async function open(path: string) {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on("console", (message) => faults.push(message.text()));
    page.on("pageerror", ({ message }) => faults.push(message));
    onTestFinished(async () => {
      await page.close();
      expect(faults).toEqual([]);
    });
    await page.goto(site.origin + path);
    await page.waitForFunction(isHydrated);
    return { page, heading: page.locator("h1") };
  }

  test("links, forms and redirects lead to pages with a head and styles of their own", async () => {
    const { page, heading } = await open("/ligacoes");
    const isStyled = async () => {
      await see(page).toHaveTitle("Com estilo");
      // A utility beats the site's own rules.
      await see(heading).toHaveCSS("padding-top", "37px");
      expect(await page.evaluate(() => scrollY), "the page before was scrolled, and this one is not").toBe(0);
    };
    await page.getByRole("link", { name: "Seguir" }).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await page.getByRole("link", { name: "Seguir" }).click();
    await isStyled();
    await see(heading, "times that its loader was asked").toHaveText("1");
    await page.goBack();
    await see(page.getByRole("link", { name: "Seguir" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    await page.getByRole("button", { name: "Buscar" }).click();
    await see(heading).toHaveText(/"q":"b"/);
    await see(page).toHaveTitle("Busca b");
    await page.waitForFunction(isHydrated);
    await page.getByRole("link", { name: "Outra" }).click();
    await see(page).toHaveTitle("Busca c");
    await see(page.locator("head title")).toHaveCount(1);
    await page.goBack();
    await see(page).toHaveTitle("Busca b");
    await page.goBack();
    await page.waitForFunction(isHydrated);
    await page.getByRole("button", { name: "Mandar" }).click();
    await see(heading).toHaveText("Diga o bairro");
    await page.getByLabel("Bairro").fill("Pina");
    await page.getByRole("button", { name: "Mandar" }).click();
    await isStyled();
    await see(heading, "a redirect asks its loader once").toHaveText("2");
  });

  test("the tap that starts React on a prerendered page does what its button does, once", async () => {
    const page = await browser.newPage({ hasTouch: true });
    await page.goto(site.origin + pages.residential.path);
    const button = page.getByRole("button", { name: "Tocado" });
    await button.tap();
    await page.waitForFunction(isHydrated);
    await see(button).toHaveText("Tocado 1 vez");
    await page.close();
  });

  test.each([
    ["deferred data hydrate", "/depois", "chegou"],
    ["a `clientLoader` runs at once", "/cliente", "Feito aqui"],
  ])("%s", async (_, path, text) => {
    const { heading } = await open(path);
    await see(heading).toHaveText(text);
  });
});

describe("errors", () => {
  test.each([
    ["/secao-quebrada", "a seção quebrou"],
    ["/quebra-duas-vezes", "e o aviso também"],
    ["/loader-quebrado", "o loader quebrou"],
  ])("%s answers 500 with both ways to call, and the error is logged once, in one line", async (path, message) => {
    const from = site.printed().length;
    const { status, body, headers } = await get(path);
    expect([status, headers["cache-control"], headers["x-content-type-options"]]).toEqual([500, "no-store", "nosniff"]);
    const document = documentOf(body);
    const links = Array.from(document.querySelectorAll("a"), ({ href }) => href);
    expect(links).toContain(`tel:${business.phone}`);
    expect(links).toContainEqual(expect.stringMatching(`^https://wa.me/${business.whatsapp.slice(1)}`));
    expect(body.toString()).not.toContain(message);
    const lines = () =>
      site
        .printed()
        .slice(from)
        .match(/^(?!.* warn 404 ).+$/gm) ?? [];
    await expect.poll(() => lines().filter((line) => line.includes(message))).toHaveLength(1);
    for (const line of lines()) expect(line).toMatch(/^\S+Z error 500 (Timeout)?Error: /);
  });

  test.each([
    ["cannot be rendered", 'draw = () => { throw new Error("não desenha"); }', /A página \S+ não/],
    ["leads to nowhere", 'draw = () => [h(Page), h("a", { href: "/nada" })]', /\/nada, que não existe/],
    ["leads to a part that is missing", 'draw = () => [h(Page), h("a", { href: "/#nada" })]', /se chama #nada/],
    [
      "names an id that is missing",
      'draw = () => [h(Page), h("p", { "aria-labelledby": "nada" })]',
      /#nada, que ela não tem/,
    ],
    ["has an id twice", 'draw = () => [h(Page), h("p", { id: "conteudo" })]', /duas partes que se chamam #conteudo/],
    ["shows another's content", "({ meta } = routes['routes/_index'].module)", /mostra o conteúdo de/],
    ["has no route", 'routes[id].path = "outro"', /não tem uma rota/],
  ])("a page of pages.ts that %s ends the build with one sentence that names the page", async (_, change, sentence) => {
    const { path } = pages.car;
    const breakPage = `
      import { createElement as h } from "react";
      const { prerender, routes } = await import(${JSON.stringify(pathToFileURL(`${folder}/build/server/index.js`))});
      const id = "routes${path}";
      const { default: Page } = routes[id].module;
      let draw = Page, meta;
      ${change};
      routes[id].module = { default: draw, meta };
      routes["routes/$"].path = "sobra/*";
      await prerender().catch(({ message }) => console.log(message));
    `;
    const { out } = await run(["--input-type=module", "--eval", breakPage], { cwd: folder });
    expect(out).toMatch(sentence);
    expect(out).toContain(path);
    expect(out.trim().split("\n")).toHaveLength(1);
  });
});
