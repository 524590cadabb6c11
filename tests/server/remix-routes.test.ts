import { rmSync } from "node:fs";
import { type Browser, chromium, expect as see } from "@playwright/test";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { business } from "../../app/content/business";
import { startBuiltSite } from "../../scripts/lib/built-site.mjs";
import { chromiumArgs, findChromium } from "../../scripts/lib/chromium.mjs";
import { buildCopy } from "../tools/built-copy";
import { isHydrated } from "../tools/in-page";
import { ask } from "../tools/raw-http";

const isStatic = "export const handle = { isStatic: true };";
const loader = 'export const loader = () => ({ own: "dados" });';
const broken = `
  const Section = () => { throw new Error("a seção quebrou"); };
  export default () => <><h1>Inteira</h1><Section /></>;`;

/** Routes as in Remix's documentation, and routes that fail, by file name in app/routes. */
const addedRoutes = {
  "pedido.tsx": `
    import { redirect } from "@remix-run/node";
    import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
    import { useEffect, useId } from "react";
    export const headers = () => ({ "Cache-Control": "private, max-age=7", "Permissions-Policy": "geolocation=(self)" });
    export const meta = ({ data }) => [{ title: "Busca " + data.q }];
    export const loader = ({ request }) => ({ q: new URL(request.url).searchParams.get("q") });
    export const action = async ({ request }) =>
      (await request.formData()).get("bairro") ? redirect("/busca?q=feito") : { missing: "Diga o bairro" };
    export default () => {
      const [id, { q }, answer] = [useId(), useLoaderData(), useActionData()];
      useEffect(() => console.assert(document.getElementById(id), "useId differs"), [id]);
      return <>
        <h1 id={id} style={{ paddingTop: 37 }}>{answer?.missing ?? q}</h1>
        <Link to="/busca?q=c" className="block mt-[200vh]">Seguir</Link>
        <Form method="post"><input name="bairro" aria-label="Bairro" /><button>Mandar</button></Form>
      </>;
    };`,
  "busca.tsx": `
    import { useSearchParams } from "@remix-run/react";
    export const meta = () => [{ title: "Busca" }];
    export default () => <h1 className="min-h-[300vh]">{useSearchParams()[0].get("q")}</h1>;`,
  "depois.tsx": `
    import { defer } from "@remix-run/node";
    import { Await, useLoaderData } from "@remix-run/react";
    import { Suspense } from "react";
    export const loader = () => defer({ later: new Promise((done) => setTimeout(done, 3000, "chegou")) });
    export default () => <h1><Suspense fallback="espera"><Await resolve={useLoaderData().later}>{(text) => text}</Await></Suspense></h1>;`,
  "sem-suspense.tsx": `
    import { defer } from "@remix-run/node";
    import { useLoaderData } from "@remix-run/react";
    import { Suspense, use } from "react";
    export const loader = () => defer({ later: new Promise((done) => setTimeout(done, 500, "chegou")) });
    const Section = () => { if (typeof document === "undefined") throw new Error("só no navegador"); };
    export default () => <h1>{use(useLoaderData().later)} <Suspense fallback="espera"><Section /></Suspense></h1>;`,
  "estatica.tsx": `
    import { useState } from "react";
    ${isStatic}
    export default () => {
      const [taps, setTaps] = useState(0);
      return <><h1 style={{ fontFamily: '"A & <B>", serif' }}>Parada</h1><button onClick={() => setTaps(taps + 1)}>Tocado {taps} vez</button></>;
    };`,
  "moldura.tsx": `${loader} export { Outlet as default } from "@remix-run/react";`,
  "moldura.quadro.tsx": `${isStatic} export default () => <h1>Quadro</h1>;`,
  "estatica-com-loader.tsx": `${isStatic} ${loader} export default () => <h1>Com loader</h1>;`,
  "bairro.$nome.tsx": `${isStatic} export default () => <h1>Bairro</h1>;`,
  "estatica-quebrada.tsx": `${isStatic} ${broken}`,
  "secao-quebrada.tsx": broken,
};

let site: Awaited<ReturnType<typeof startBuiltSite>>;
let browser: Browser;

beforeAll(async () => {
  const folder = await buildCopy(addedRoutes);
  site = await startBuiltSite({ folder });
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  return async () => {
    await Promise.all([browser.close(), site.stop()]);
    rmSync(folder, { recursive: true });
  };
});

const get = (path: string) => ask(site.port, "GET", path);
const headingOf = (body: Buffer) => /<h1[^>]*>(.*?)<\/h1>/.exec(body.toString())?.[1];

test.each([
  ["a page without a loader", "/busca?q=chave", 200, "private, no-cache", /^chave$/],
  ["the same page with another query", "/busca?q=porta", 200, "private, no-cache", /^porta$/],
  ["a static page whose parent has a loader", "/moldura/quadro", 200, "private, no-cache", /^Quadro$/],
  ["a Suspense that fails on the server", "/sem-suspense", 500, "no-store", /^chegou.*espera/],
])("%s is rendered per request, and whole without scripts", async (_, path, expected, caching, text) => {
  const { status, body, headers } = await get(path);
  expect([status, headers["cache-control"], headers.etag]).toEqual([expected, caching, undefined]);
  expect(headingOf(body)).toMatch(text);
});

test("a page has its own headers, and a policy with another nonce for each visit", async () => {
  const nonces = new Set<unknown>();
  for (const _ of [1, 2]) {
    const { headers, body } = await get("/pedido?q=a");
    const own = { "cache-control": "private, max-age=7", "permissions-policy": "geolocation=(self)" };
    expect(headers).toMatchObject({ ...own, "x-content-type-options": "nosniff" });
    const [, nonce] = /script-src 'self' 'nonce-(.+?)';/.exec(String(headers["content-security-policy"])) ?? [];
    expect(body.toString()).not.toMatch(/<script(?![^>]*nonce=)/);
    nonces.add(nonce);
  }
  expect(nonces).toEqual(new Set([expect.any(String), expect.any(String)]));
});

test.each([
  ["/estatica-com-loader", "routes/estatica-com-loader is static, so it cannot have data"],
  ["/bairro/aflitos", "its path cannot have parameters: remove isStatic"],
])("a static page that depends on its request, %s, fails, and the log says why", async (path, reason) => {
  const { status, body } = await get(path);
  expect([status, body.includes(reason), body.includes(`href="tel:${business.phone}"`)]).toEqual([500, false, true]);
  await expect.poll(site.printed).toContain(reason);
});

test.each(["/estatica-quebrada", "/secao-quebrada"])(
  "the error of %s is logged, and no cache keeps its page, which has both ways to call",
  async (path) => {
    const from = site.printed().length;
    for (const _ of [1, 2]) {
      const { status, body, headers } = await get(path);
      expect([status, headers["cache-control"]]).toEqual([500, "no-store"]);
      expect(body.toString()).toContain(`href="tel:${business.phone}"`);
      expect(body.toString()).toContain(`href="https://wa.me/${business.whatsapp.slice(1)}`);
      expect(body.toString()).not.toContain("a seção quebrou");
    }
    await expect.poll(() => site.printed().slice(from)).toContain("a seção quebrou");
  },
);

/** Opens a page. The test fails on console messages, which include CSP violations. */
async function open(path: string, options = {}) {
  const page = await browser.newPage(options);
  const faults: string[] = [];
  page.on("console", (message) => faults.push(message.text()));
  page.on("pageerror", ({ message }) => faults.push(message));
  onTestFinished(async () => {
    await page.close();
    expect(faults).toEqual([]);
  });
  await page.goto(site.origin + path);
  return { page, heading: page.locator("h1") };
}

test("links, forms and redirects lead to pages with a title of their own, at the top", async () => {
  const { page, heading } = await open("/pedido?q=b");
  await page.waitForFunction(isHydrated);
  await see(heading).toHaveCSS("padding-top", "37px");
  await page.getByRole("link", { name: "Seguir" }).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await page.getByRole("link", { name: "Seguir" }).click();
  await see(heading).toHaveText("c");
  await see(page).toHaveTitle("Busca");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await see(page).toHaveTitle("Busca b");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await page.getByRole("button", { name: "Mandar" }).click();
  await see(heading).toHaveText("Diga o bairro");
  await page.getByLabel("Bairro").fill("Pina");
  await page.getByRole("button", { name: "Mandar" }).click();
  await see(heading).toHaveText("feito");
  await page.goto(`${site.origin}/depois`, { waitUntil: "commit" });
  for (const sent of ["espera", "chegou"]) await see(heading, "deferred data").toHaveText(sent);
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
