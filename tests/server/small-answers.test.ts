import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { business } from "../../app/content/business";
import { phoneHref, whatsappHref } from "../../app/content/contact-links";
import { messages } from "../../app/content/messages";
import { startBuiltSite } from "../../scripts/built-site.mjs";
import { ask } from "./raw-http";
import { pages } from "./site-paths";

let site: Awaited<ReturnType<typeof startBuiltSite>>;

beforeAll(async () => {
  site = await startBuiltSite();
});

afterAll(() => site?.stop());

test.each(pages.filter((path) => path !== "/"))(
  "another spelling of %s leads to it, for good, on the same host",
  async (path) => {
    const { status, fields } = await ask(site.port, "GET", `${path.toUpperCase()}/?utm_source=x`);
    expect(status, "308 keeps the method, and says that the address is final").toBe(308);
    expect(fields.location, "a path, as the proxy's host is not this server's").toBe(`${path}?utm_source=x`);
    expect(fields["cache-control"], "it holds one visitor's query").toMatch(/^private\b/);
  },
);

test("the health check is answered anew each time", async () => {
  const { fields } = await ask(site.port, "GET", "/healthz");
  expect(fields["cache-control"]).toBe("no-store");
});

test.each(["/robots.txt", "/sitemap.xml", "/llms.txt"])(
  "%s may be kept as a page may, and is what it says",
  async (path) => {
    const [page, { status, fields }] = await Promise.all([ask(site.port, "GET", "/"), ask(site.port, "GET", path)]);
    expect(status).toBe(200);
    expect(fields["cache-control"]).toBe(page.fields["cache-control"]);
    for (const name of [
      "x-content-type-options",
      "strict-transport-security",
      "referrer-policy",
      "cross-origin-resource-policy",
    ]) {
      expect([name, fields[name]]).toEqual([name, page.fields[name]]);
    }
  },
);

test("the page that a proxy shows when nothing answers reaches the business", () => {
  const { document } = new JSDOM(readFileSync("build/last-resort.html", "utf8")).window;
  const hrefs = Array.from(document.querySelectorAll("a"), ({ href }) => href);
  expect(hrefs.filter((href) => href.startsWith("tel:"))).toEqual([phoneHref(business.phone)]);
  const chats = hrefs.filter((href) => href.startsWith("https:"));
  expect(chats).toEqual([whatsappHref(business.whatsapp, messages.urgent)]);
});

test("a refusal is kept by nobody", async () => {
  const { status, fields } = await ask(site.port, "DELETE", "/", "Content-Length: 0\r\n");
  expect([status, fields["cache-control"]]).toEqual([405, "no-store"]);
});
