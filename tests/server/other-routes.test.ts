import { rmSync } from "node:fs";
import { chromium, expect as see } from "@playwright/test";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { business } from "~/content/business";
import { notFound } from "~/content/notices";
import { startBuiltSite } from "../../scripts/lib/built-site.mjs";
import { chromiumArgs, findChromium } from "../../scripts/lib/chromium.mjs";
import { buildCopy } from "../tools/built-copy";
import { isHydrated } from "../tools/in-page";
import { ask } from "../tools/raw-http";

const isStatic = "export const handle = { isStatic: true };";
const broken = `
  const Section = () => { throw new Error("a seção quebrou"); };
  export default () => <><h1>Inteira</h1><Section /></>;`;
/** Tells all that a request says, and starts a session. */
const curious = `
  import { json } from "@remix-run/node";
  const told = ({ url, method, headers }) => ({ url, method, headers: [...headers] });
  export const loader = ({ request }) => json(told(request), { headers: { "Set-Cookie": "session=1" } });`;
const whereabouts = `
  import { useLocation, useMatches, useParams } from "@remix-run/react";
  export default () => <h1>{JSON.stringify([useLocation(), useMatches(), useParams()])}</h1>;`;

/** Routes that a developer might add, by file name in app/routes. */
const addedRoutes = {
  "pedido.tsx": `
    import { json } from "@remix-run/node";
    import { useLoaderData } from "@remix-run/react";
    export const headers = ({ loaderHeaders }) => loaderHeaders;
    const own = { "Cache-Control": "private, max-age=7", "Permissions-Policy": "geolocation=(self)" };
    export const loader = ({ request }) => json({ q: new URL(request.url).searchParams.get("q") }, { headers: own });
    export default () => <h1>{useLoaderData().q}</h1>;`,
  "depois.tsx": `
    import { defer } from "@remix-run/node";
    import { Await, useLoaderData } from "@remix-run/react";
    import { Suspense } from "react";
    export const loader = () => defer({ later: new Promise((done) => setTimeout(done, 3000, "chegou")) });
    export default () => <h1><Suspense fallback="espera"><Await resolve={useLoaderData().later}>{(text) => text}</Await></Suspense></h1>;`,
  "so-no-navegador.tsx": `
    import { Suspense } from "react";
    const Section = () => { if (typeof document === "undefined") throw new Error("só no navegador"); };
    export default () => <h1>chegou <Suspense fallback="espera"><Section /></Suspense></h1>;`,
  "aviso.tsx": `
    import { Link } from "@remix-run/react";
    import { useSuspenseQuery } from "@tanstack/react-query";
    export const meta = () => [{ name: "theme-color", content: "teal" }];
    export default () => (
      <>
        <main dir="rtl">
          <h1 className="not-dark:pt-[3px] ltr:pr-[3px]">
            {useSuspenseQuery({ queryKey: ["aviso"], queryFn: async () => "chegou" }).data}
          </h1>
          <button popoverTarget="mais">Mais</button>
          <div popover="auto" id="mais"><a href="#nota">Nota</a></div>
        </main>
        <footer className="fixed inset-x-0 bottom-0 z-50 bg-[url(/icon.svg)] p-9 print:hidden"><Link to="/nada">Aceitar</Link></footer>
      </>
    );`,
  "falta.tsx": `export const loader = () => { throw new Response(null, { status: 404 }); }; export default () => null;`,
  "propria.tsx": `
    ${isStatic}
    export const headers = () =>
      ({ "Cache-Control": "public, max-age=9", Vary: "Accept-Language", "Content-Security-Policy": "img-src 'self'" });
    export default () => <h1>Própria</h1>;`,
  "estatica.tsx": `
    import { useState } from "react";
    ${isStatic}
    export default () => {
      const [taps, setTaps] = useState(0);
      return <><h1 style={{ fontFamily: '"A & <B>", serif' }}>Parada</h1><button onClick={() => setTaps(taps + 1)}>Tocado {taps} vez</button></>;
    };`,
  "estatica-com-loader.tsx": `
    import { useActionData, useLoaderData } from "@remix-run/react";
    ${isStatic}
    let times = 0;
    export const loader = () => ({ times: ++times });
    export const action = ({ request }) => ({ q: new URL(request.url).searchParams.get("q") });
    export default () => <h1>{useActionData()?.q ?? useLoaderData().times}</h1>;`,
  "onde.tsx": isStatic + whereabouts,
  "($idioma).sobre.tsx": isStatic + whereabouts,
  "(en).contato.tsx": isStatic + whereabouts,
  "arquivo.$.tsx": isStatic + whereabouts,
  "água.tsx": `
    import { NavLink } from "@remix-run/react";
    ${isStatic}
    export default () => <h1><NavLink to="/água">Água</NavLink></h1>;`,
  "bairro.$nome.tsx": isStatic + whereabouts,
  "moldura.tsx": `${curious} export { Outlet as default } from "@remix-run/react";`,
  "lotado.tsx": `
    export const headers = ({ errorHeaders }) => errorHeaders;
    export const loader = () => { throw new Response(null, { status: 503, headers: { "Cache-Control": "max-age=9" } }); };
    export const ErrorBoundary = () => null;
    export default () => null;`,
  "moldura.quadro.tsx": `
    ${isStatic} ${curious}
    export const headers = ({ loaderHeaders }) => loaderHeaders;
    ${whereabouts}`,
  "sem-pagina.tsx": `
    ${isStatic}
    export const loader = () => { throw new Response(null, { status: 404 }); };
    export const ErrorBoundary = () => <h1>Uma falta só minha</h1>;
    export default () => null;`,
  "falha-uma-vez.tsx": `
    import { Suspense } from "react";
    ${isStatic}
    let times = 0;
    const Section = () => { if (typeof document === "undefined" && ++times === 1) throw new Error("a seção quebrou"); };
    export default () => <><h1>Inteira</h1><Suspense><Section /></Suspense></>;`,
  "estatica-quebrada.tsx": `${isStatic} ${broken}`,
  "quebrada.$nome.tsx": `${isStatic} ${broken}`,
  "secao-quebrada.tsx": `export const headers = () => ({ "Cache-Control": "public, max-age=9" }); ${broken}`,
};

const folder = await buildCopy(addedRoutes);
const site = await startBuiltSite({ folder });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
  rmSync(folder, { recursive: true });
});

const get = (path: string) => ask(site.port, "GET", path);
const headingOf = (body: Buffer) => /<h1[^>]*>(.*?)<\/h1>/.exec(body.toString())?.[1];

test("a page that is not static has its own headers, and a policy with another nonce for each visit", async () => {
  const nonces = new Set();
  for (const q of ["chave", "porta"]) {
    const { headers, body } = await get(`/pedido?q=${q}`);
    expect(headingOf(body)).toBe(q);
    expect(headers).toMatchObject({
      "cache-control": "private, max-age=7",
      "permissions-policy": "geolocation=(self)",
      "content-type": "text/html; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
    expect(body.toString()).not.toMatch(/<script(?![^>]*nonce=)/);
    const policy = String(headers["content-security-policy"]);
    nonces.add(/script-src 'self' 'nonce-(.+?)';/.exec(policy)?.[1]);
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

/** Headers of a visitor, who is recognised by "zq7". */
const visitor = {
  Cookie: "session=zq7",
  "User-Agent": "zq7",
  Referer: "http://zq7.example/",
  "X-Forwarded-For": "zq7",
  "Accept-Language": "zq7",
};

test.each([
  ["/ONDE/", "/onde"],
  ["/bairro/pina/", "/bairro/pina"],
  ["/pt/Sobre", "/pt/sobre"],
  ["/moldura/quadro", "/moldura/quadro"],
])("%s of a first visitor becomes the static page that everybody gets at %s", async (spelled, path) => {
  const first = await ask(site.port, "GET", `${spelled}?zq7=1`, visitor);
  expect(first.body.toString()).not.toContain("zq7");
  expect(first.headers["set-cookie"]).toBeUndefined();
  expect(headingOf(first.body)).toContain(`${path}&quot;`);
  for (const again of [path, `${path}?a`]) {
    const { status, body } = await get(again);
    expect([status, body.equals(first.body)]).toEqual([200, true]);
  }
});

test.each(["/bairro/boa-viagem", "/bairro/a%3Fb%2Fc%25", "/bairro/%C3%A1gua", "/arquivo/2026/a%20b", "/sobre"])(
  "a static page with parameters is cached for its own path, %s",
  async (path) => {
    const { headers, body } = await get(path);
    expect(headers).toMatchObject({ "cache-control": expect.stringMatching(/^public/), etag: expect.any(String) });
    expect(headingOf(body)).toContain(`&quot;pathname&quot;:&quot;${path}&quot;`);
  },
);

test("a static route with an optional word is rendered for each visitor, with or without the word", async () => {
  for (const path of ["/contato", "/en/contato"]) {
    const { headers, body } = await get(path);
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect(headingOf(body)).toContain(`${path}&quot;`);
  }
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

test("a static route that is missing shows the 404 of its own, if it has one", async () => {
  const { status, body } = await get("/sem-pagina");
  expect([status, headingOf(body)]).toEqual([404, "Uma falta só minha"]);
});

const failing = ["/estatica-quebrada", "/quebrada/pina", "/secao-quebrada"];

test.each(failing)("the error of %s is logged once, and no cache keeps its page, with both contacts", async (path) => {
  const from = site.printed().length;
  const { status, body, headers } = await get(path);
  expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
  expect(body.toString()).toContain(`href="tel:${business.phone}"`);
  expect(body.toString()).toContain(`href="https://wa.me/${business.whatsapp.slice(1)}`);
  expect(body.toString()).not.toContain("a seção quebrou");
  const logged = () => site.printed().slice(from).split(`GET ${path} Error: a seção quebrou`).length - 1;
  await expect.poll(logged).toBe(1);
});

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

test("the 404 of an ordinary page is dark, as that of an unknown path", async () => {
  for (const path of ["/falta", "/nada"]) expect((await get(path)).body.toString()).toMatch(/<html[^>]* class="dark"/);
});

/** Opens a page. The test fails on console messages, which include CSP violations, unless they match `expected`. */
async function open(path: string, options = {}, expected = /^$/) {
  const page = await browser.newPage(options);
  const faults: string[] = [];
  page.on("console", (message) => expected.test(message.text()) || faults.push(message.text()));
  page.on("pageerror", ({ message }) => faults.push(message));
  onTestFinished(async () => {
    await page.close();
    expect(faults).toEqual([]);
  });
  await page.goto(site.origin + path, { waitUntil: "commit" });
  return { page, heading: page.locator("h1") };
}

test("deferred data comes after its page", async () => {
  const { heading } = await open("/depois");
  for (const sent of ["espera", "chegou"]) await see(heading).toHaveText(sent);
});

test("a static page may have style attributes, and its buttons work after the first tap", async () => {
  const { page, heading } = await open("/estatica", { hasTouch: true, isMobile: true });
  await see(heading).toHaveCSS("font-family", '"A & <B>", serif');
  const button = page.getByRole("button", { name: "Tocado" });
  await button.tap();
  await page.waitForFunction(isHydrated);
  await button.tap();
  await see(button).toHaveText("Tocado 1 vez");
});

test("an ordinary page may have a query, a bar, a popover, any utility, and a link to nowhere", async () => {
  const { page, heading } = await open("/aviso", { hasTouch: true, isMobile: true }, /404/);
  await see(heading).toHaveText("chegou");
  await see(heading).toHaveCSS("padding", "3px 0px 0px");
  await see(page.locator("meta[name=theme-color]").first()).toHaveAttribute("content", "teal");
  await page.getByRole("button", { name: "Mais" }).tap();
  await page.getByRole("link", { name: "Nota" }).tap();
  await see(page.getByRole("link", { name: "Nota" })).toBeVisible();
  await page.keyboard.press("Escape");
  await see(page.locator("main footer")).toHaveCSS("background-image", `url("${site.origin}/icon.svg")`);
  await page.emulateMedia({ media: "print" });
  await see(page.getByRole("link", { name: "Aceitar" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "Aceitar" }).tap();
  await see(heading).toHaveText(notFound.title);
});
