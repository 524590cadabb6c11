import { expect as expectPage } from "@playwright/test";
import { expect, test } from "vitest";
import { notFound } from "~/content/failures";
import { phone } from "../../tools/browser-page";
import { isHydrated } from "../../tools/in-page";
import { ask } from "../../tools/raw-http";
import { other } from "./other-owner";
import { startCopy } from "./start-copy";

const { site, newPage } = await startCopy();

/** Opens a page without waiting for it to finish loading. */
async function open(path: string, expected?: RegExp) {
  const page = await newPage(phone, expected);
  await page.goto(path, { waitUntil: "commit" });
  return { page, heading: page.locator("h1") };
}

const get = (path: string) => ask(site.port, "GET", path);
/** On most added routes, the heading is the page's location, as JSON. */
const headingOf = (body: Buffer) => /<h1[^>]*>(.*?)<\/h1>/.exec(body.toString())?.[1]?.replaceAll("&quot;", '"');

test("a page that is not static has its own headers, and a policy with a new nonce for each visit", async () => {
  const nonces = new Set();
  for (const q of ["chave", "porta"]) {
    const { headers, body } = await get(`/teste-busca?q=${q}`);
    expect(headingOf(body)).toBe(q);
    expect(headers).toMatchObject({
      "cache-control": "private, max-age=7",
      "permissions-policy": "geolocation=(self)",
      "content-type": "text/html; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
    expect(body.toString()).not.toMatch(/<script(?![^>]*nonce=)/);
    const policy = String(headers["content-security-policy"]);
    nonces.add(/script-src 'self' .*'nonce-(.+?)'/.exec(policy)?.[1]);
  }
  expect(nonces).toEqual(new Set([expect.any(String), expect.any(String)]));
});

test("a static page is rendered once, whatever its loader returns later, and has its own headers too", async () => {
  const [first, ...others] = [await get("/estatica-com-loader"), await get("/estatica-com-loader")];
  for (const { body } of others) expect(headingOf(body)).toBe(headingOf(first?.body ?? Buffer.of()));
  expect((await get("/propria")).headers).toMatchObject({
    "cache-control": "public, max-age=9",
    vary: "Accept-Language, Accept-Encoding",
    "content-security-policy": "img-src 'self'",
  });
});

/** Headers of a visitor, who is recognized by "zq7". */
const visitor = {
  Cookie: "session=zq7",
  "User-Agent": "zq7",
  Referer: "http://zq7.example/",
  "X-Forwarded-For": "zq7",
  "Accept-Language": "zq7",
};

test.each([
  ["/ONDE/", "/onde"],
  ["/bairro/pina", "/bairro/pina"],
  ["/pt/teste-idioma", "/pt/teste-idioma"],
  ["/moldura/quadro", "/moldura/quadro"],
])("%s of a first visitor becomes the static page that everybody gets at %s", async (spelled, path) => {
  const first = await ask(site.port, "GET", `${spelled}?zq7=1`, visitor);
  expect(first.body.toString()).not.toContain("zq7");
  expect(first.headers["set-cookie"]).toBeUndefined();
  expect(headingOf(first.body)).toContain(`${path}"`);
  for (const again of [path, `${path}?a`]) {
    const { status, body } = await get(again);
    expect([status, body.equals(first.body)]).toEqual([200, true]);
  }
});

test.each([
  "/bairro/boa-viagem",
  "/Bairro/Boa-Viagem/",
  "/bairro/a%3Fb%2Fc%25",
  "/bairro/%C3%A1gua",
  "/arquivo/2026/a%20b",
  "/teste-idioma",
  "/teste-palavra",
  "/en/teste-palavra",
])("a static page with parameters is cached for its own path, %s", async (path) => {
  const { headers, body } = await get(path);
  expect(headers).toMatchObject({ "cache-control": expect.stringMatching(/^public/), etag: expect.any(String) });
  expect(headingOf(body)).toContain(`"pathname":"${path}"`);
});

test("a static page whose path has an accent knows that its link is the current one", async () => {
  expect(headingOf((await get(encodeURI("/água"))).body)).toContain('aria-current="page"');
});

test("the answer of an action is rendered for its visitor, though the handle says that the page is static", async () => {
  for (const visitor of ["aflitos", "pina"]) {
    const { headers, body } = await ask(site.port, "POST", `/estatica-com-loader?q=${visitor}`);
    expect([headers["cache-control"], headers.etag]).toEqual(["private, no-cache", undefined]);
    expect(headingOf(body)).toContain(visitor);
  }
});

test("a static route that is missing shows its own 404, if it has one", async () => {
  const { status, body } = await get("/sem-pagina");
  expect([status, headingOf(body)]).toEqual([404, "Uma falta só minha"]);
});

const failing = [
  ["GET", "/estatica-quebrada"],
  ["POST", "/estatica-quebrada"],
  ["GET", "/propria-quebrada"],
  ["GET", "/quebrada/pina"],
  ["GET", "/secao-quebrada"],
] as const;

test.each(failing)(
  "the error of %s %s is logged once, and no cache keeps its page, with both contacts",
  async (method, path) => {
    const from = site.printed().length;
    const { status, body, headers } = await ask(site.port, method, path);
    expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
    expect(body.toString()).toContain(`href="tel:${other.phone}"`);
    expect(body.toString()).toContain(`href="https://wa.me/${other.whatsapp.slice(1)}`);
    expect(body.toString()).not.toContain("a seção quebrou");
    const logged = () => site.printed().slice(from).split(`${method} ${path} Error: a seção quebrou`).length - 1;
    await expect.poll(logged).toBe(1);
  },
);

test("a response that a route throws keeps the headers that the route gives it", async () => {
  expect(await get("/lotado")).toMatchObject({ status: 503, headers: { "cache-control": "max-age=9" } });
});

test("a static page that failed to render, even inside a Suspense, is rendered again", async () => {
  const answers = [await get("/falha-uma-vez"), await get("/falha-uma-vez")];
  expect(answers).toMatchObject([
    { status: 500, headers: { "cache-control": "no-store" } },
    { status: 200, headers: { "cache-control": expect.stringMatching(/^public/) } },
  ]);
});

test("a Suspense that fails on the server leaves the rest of its page, which no cache keeps", async () => {
  const { status, headers, body } = await get("/so-no-navegador");
  expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
  expect(headingOf(body)).toMatch(/^chegou/);
  await expect.poll(() => site.printed()).toContain("GET /so-no-navegador Error: só no navegador");
});

test("the 404 of an ordinary page is dark, like the 404 of an unknown path", async () => {
  for (const path of ["/falta", "/nada"]) expect((await get(path)).body.toString()).toMatch(/<html[^>]* class="dark"/);
});

test("deferred data comes after its page", async () => {
  const { heading } = await open("/depois");
  for (const sent of ["espera", "chegou"]) await expectPage(heading).toHaveText(sent);
});

test("a static page may have style attributes, and its buttons work after the first tap", async () => {
  const { page, heading } = await open("/estatica");
  await expectPage(heading).toHaveCSS("font-family", '"A & <B>", serif');
  const button = page.getByRole("button", { name: "Tocado" });
  await button.tap();
  await page.waitForFunction(isHydrated);
  await button.tap();
  await expectPage(button).toHaveText("Tocado 1 vez");
});

test("an ordinary page may have a query, a bar, a popover, any utility, and a link to nowhere", async () => {
  const { page, heading } = await open("/teste-de-tudo", /404/);
  await expectPage(heading).toHaveText("chegou");
  await expectPage(heading).toHaveCSS("padding", "3px 0px 0px");
  await expectPage(page.locator("meta[name=theme-color]").first()).toHaveAttribute("content", "teal");
  await page.getByRole("button", { name: "Mais" }).tap();
  await page.getByRole("link", { name: "Nota" }).tap();
  await expectPage(page.getByRole("link", { name: "Nota" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectPage(page.locator("main footer")).toHaveCSS("background-image", `url("${site.origin}/icon.svg")`);
  await page.emulateMedia({ media: "print" });
  await expectPage(page.getByRole("link", { name: "Aceitar" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "Aceitar" }).tap();
  await expectPage(heading).toHaveText(notFound.title);
});
