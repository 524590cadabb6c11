import { connect } from "node:net";
import { JSDOM } from "jsdom";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { business } from "../../app/content/business";
import { phoneHref } from "../../app/content/contact-links";
import { failure } from "../../app/content/failure";
import { hydrated } from "../browser/site";
import { addedRoutes } from "./added-routes";
import { serveWithRoutes } from "./added-site";
import { ask } from "./raw-http";

const served = serveWithRoutes(addedRoutes);

const headingOf = (body: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(Buffer.from(body, "latin1").toString())?.[1]
    ?.replaceAll("<!-- -->", "")
    .replaceAll("&quot;", '"');

describe("by document", () => {
  test.each([
    ["/com-loader?q=a", /^Loader disse \{"asked":\d+,"q":"a"\}$/],
    ["/formulario", /^Bairro: nenhum$/],
    ["/bairro/Aflitos", /^Bairro Aflitos$/],
    ["/bairro/aflitos/", /^Bairro aflitos$/],
    ["/resto/a/b/c", /^Resto a\/b\/c$/],
    ["/moldura/quadro", /^Quadro$/],
    ["/privada", /^Privada$/],
  ])("%s is Remix's, with our header fields, and nobody keeps it unless it says so", async (path, heading) => {
    const { status, body, fields } = await ask(served.site.port, "GET", path);
    expect([status, headingOf(body)]).toEqual([200, expect.stringMatching(heading)]);
    expect(fields).toMatchObject({
      "content-security-policy": expect.stringContaining("form-action 'self'"),
      "x-content-type-options": "nosniff",
      "strict-transport-security": expect.any(String),
      "cache-control": path === "/privada" ? "private, max-age=7" : "no-store",
    });
  });

  test("nothing but the letters of a page is sent, wherever they fall in React's buffer", async () => {
    const { body } = await ask(served.site.port, "GET", "/acentos");
    expect(headingOf(body)).toBe("<i>ã</i>".repeat(5000));
  });

  test("a loader runs for every visit", async () => {
    const asked = async () =>
      Number(/"asked":(\d+)/.exec(headingOf((await ask(served.site.port, "GET", "/com-loader")).body) ?? "")?.[1]);
    const first = await asked();
    expect(await asked()).toBe(first + 1);
  });

  test("an action gets the form that was sent", async () => {
    const form = "bairro=Casa+Forte";
    const { status, body } = await ask(
      served.site.port,
      "POST",
      "/formulario",
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`,
    );
    expect([status, headingOf(body)]).toEqual([200, "Bairro: Casa Forte"]);
  });

  test("a route without loader, action and parameter is kept, with the header fields that it adds", async () => {
    const { status, fields } = await ask(served.site.port, "GET", "/parada");
    expect([status, fields["x-own"], fields["permissions-policy"]]).toEqual([200, "1", "geolocation=(self)"]);
    expect(fields["content-type"], "what is always the document's").toBe("text/html; charset=utf-8");
    expect(fields.etag).toBeDefined();
    expect((await ask(served.site.port, "GET", "/moldura/quadro")).fields.etag).toBeUndefined();
  });

  test("a resource route answers each method itself", async () => {
    const answer = async (method: string, rest = "") =>
      JSON.parse((await ask(served.site.port, method, "/dados.json", rest)).body || "null");
    expect(await answer("GET")).toEqual({ method: "GET" });
    expect(await answer("OPTIONS")).toEqual({ method: "OPTIONS" });
    expect(await answer("PUT", "Content-Length: 2\r\n\r\noi")).toEqual({ method: "PUT", got: "oi" });
    expect((await ask(served.site.port, "HEAD", "/dados.json")).status).toBe(200);
  });

  test("client navigation asks for data", async () => {
    const { status, body, fields } = await ask(served.site.port, "GET", "/com-loader?_data=routes%2Fcom-loader");
    expect([status, fields["x-remix-response"]]).toEqual([200, "yes"]);
    expect(JSON.parse(body)).toMatchObject({ asked: expect.any(Number) });
  });

  test("what matches nothing stays the kept 404", async () => {
    const [one, other] = [
      await ask(served.site.port, "GET", "/bairro"),
      await ask(served.site.port, "GET", "/nada?x=1"),
    ];
    expect([one.status, one.body]).toEqual([404, other.body]);
    expect(one.body).not.toContain("/bairro");
    expect((await ask(served.site.port, "GET", "/bairro/%zz")).status).toBe(404);
  });
});

test("by client navigation", async () => {
  const page = await served.browser.newPage();
  onTestFinished(() => page.close());
  const faults: string[] = [];
  page.on("console", (message) => faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  let documents = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents++;
  });
  await page.goto(served.site.origin);
  await hydrated(page);
  const go = async (path: string) => {
    await page.waitForFunction(() => "__remixRouter" in window);
    await page.evaluate((path) => Reflect.get(window, "__remixRouter").navigate(path), path);
    return page.locator("h1");
  };
  const { expect: see } = await import("@playwright/test");
  await see(await go("/com-loader?q=b")).toHaveText(/"q":"b"/);
  await see(await go("/bairro/Torre")).toHaveText("Bairro Torre");
  await see(await go("/moldura/quadro")).toHaveText("Quadro");
  await see(page.locator("#moldura")).toHaveText("dourada");
  await see(await go("/resto/x/y")).toHaveText("Resto x/y");
  const heading = await go("/formulario");
  await page.getByRole("textbox", { name: "Bairro" }).fill("Graças");
  await page.getByRole("button", { name: "Enviar" }).click();
  await see(heading).toHaveText("Bairro: Graças");
  expect(documents, "documents asked for, where client navigation asks for data").toBe(1);
  expect(faults).toEqual([]);
});

test.each([
  ["/com-loader", /^Loader disse/],
  ["/adiada", "chegou"],
])("%s takes over in the browser with the data that the server sent", async (path, heading) => {
  const page = await served.browser.newPage();
  onTestFinished(() => page.close());
  const faults: string[] = [];
  page.on("console", (message) => faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => request.url().includes("_data=") && faults.push(request.url()));
  await page.goto(served.site.origin + path);
  await hydrated(page);
  const { expect: see } = await import("@playwright/test");
  await see(page.locator("h1")).toHaveText(heading);
  if (path === "/adiada") {
    await page.getByRole("button", { name: "Toques" }).click();
    await see(page.getByRole("button", { name: "Toques: 1" })).toBeVisible();
  }
  expect(faults).toEqual([]);
});

describe("errors", () => {
  const linesAbout = (text: string, from: number) =>
    served.site
      .printed()
      .slice(from)
      .split("\n")
      .filter((line) => line.includes(text));

  test.each([
    ["/secao-quebrada", "a seção quebrou"],
    ["/quebra-duas-vezes", "e o aviso também"],
    ["/loader-quebrado", "o loader quebrou"],
    ["/nao-chega", "no data came within 5000 ms"],
  ])("%s is told once and answered 500 with both ways to call, never with a hole", async (path, message) => {
    const from = served.site.printed().length;
    const { status, body, fields } = await ask(served.site.port, "GET", path);
    expect([status, fields["cache-control"], fields["x-content-type-options"]]).toEqual([500, "no-store", "nosniff"]);
    expect(body).not.toContain("<!--$!-->");
    expect(body).toContain('lang="pt-BR"');
    expect(body).toContain(phoneHref(business.phone));
    expect(body).toContain(`https://wa.me/${business.whatsapp.slice(1)}`);
    expect(body).not.toContain(message);
    // The log comes by another way than the answer.
    await vi.waitFor(() => expect(linesAbout(message, from)).not.toEqual([]));
    expect(linesAbout(message, from)).toEqual([expect.stringMatching(/^\S+Z error 500 (Timeout)?Error: /)]);
    const again = await ask(served.site.port, "GET", path);
    expect(again.status).toBe(500);
  });

  test("a refusal of Remix's is named a failure, and no missing page", async () => {
    const { status, body } = await ask(served.site.port, "POST", "/com-loader", "Content-Length: 0\r\n");
    expect(status).toBe(405);
    const { title } = new JSDOM(Buffer.from(body, "latin1").toString()).window.document;
    expect(title, "rootMeta of app/seo/meta.ts").toBe(`${failure.documentTitle} – ${business.name}`);
  });

  test("a visitor who leaves before the answer is no failure of ours", async () => {
    const from = served.site.printed().length;
    const visitor = connect(served.site.port, "127.0.0.1");
    visitor.write("GET /lenta HTTP/1.1\r\nHost: site.example\r\n\r\n");
    await new Promise((done) => setTimeout(done, 150));
    visitor.destroy();
    await new Promise((done) => setTimeout(done, 600));
    expect(served.site.printed().slice(from)).toBe("");
  });

  test("a release with a page that cannot be shown is never healthy, and says which", async () => {
    const { status, body } = await ask(served.site.port, "GET", "/healthz");
    expect([status, body]).toEqual([503, "not ready"]);
    expect(served.site.printed()).toMatch(
      /error started, but not ready, as these cannot be answered: \/quebra-duas-vezes, \/secao-quebrada;/,
    );
  });
});
