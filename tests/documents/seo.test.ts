import { existsSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { business } from "../../app/content/business";
import { arrival, experience } from "../../app/content/claims";
import { maskPhone, phoneHref, whatsappHref } from "../../app/content/contact-links";
import { messages } from "../../app/content/messages";
import { anchors } from "../../app/content/navigation";
import { pages } from "../../app/content/pages";
import { absoluteUrl } from "../../app/content/site-url";
import { fileHeaders } from "../../app/server/response-headers";
import { serviceContents } from "../contents";
import { arialWidth } from "./arial-width";
import { ask, build, read, textOf } from "./built-site";

type Node = Record<string, unknown> & { "@type"?: string; "@id"?: string };

const allPages = Object.values(pages);
const styles = readFileSync("app/styles.css", "utf8");
const servicePages = serviceContents.map(({ page }) => page);

// The server's log of a missing path.
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe.each(allPages)("the head of $path", ({ path, title, description, preview }) => {
  test("names the page once, in lengths that results show whole", async () => {
    const { head } = await read(path);
    expect(Array.from(head.querySelectorAll("title"), textOf)).toEqual([title]);
    expect(metas(head, "description")).toEqual([description]);
    expect(title.length).toBeGreaterThanOrEqual(20);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(160);
    // Google sets it in Arial at 14 px and cuts it where two lines of a desktop's results end.
    expect(arialWidth(description, 14)).toBeLessThanOrEqual(920);
    for (const words of [title, description]) expect(words).toMatch(/Chaveiro.*Recife/);
  });

  test("has one canonical URL, absolute and without the query", async () => {
    const { head } = await read(`${path}?utm_source=anuncio`);
    const links = Array.from(head.querySelectorAll("link[rel=canonical]"), (link) => link.getAttribute("href"));
    expect(links).toEqual([absoluteUrl(path)]);
    expect(metas(head, "robots")).toEqual(["max-image-preview:large"]);
  });

  test("gives a link preview its own words and picture", async () => {
    const { head } = await read(path);
    const found = Array.from(head.querySelectorAll("meta[property]"), (meta) => [
      meta.getAttribute("property"),
      meta.getAttribute("content"),
    ]);
    expect(Object.fromEntries(found)).toEqual({
      "og:title": preview.title,
      "og:description": preview.description,
      "og:url": absoluteUrl(path),
      "og:image": absoluteUrl(preview.image),
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": preview.alt,
      "og:type": "website",
      "og:site_name": business.name,
      "og:locale": "pt_BR",
    });
    expect(head.querySelector('meta[name^="og:"]')).toBeNull();
    expect(metas(head, "twitter:card")).toEqual(["summary_large_image"]);
    expect(metas(head, "twitter:image:alt")).toEqual([preview.alt]);
    expect(existsSync(`public${preview.image}`)).toBe(true);
    expect(preview.title).not.toContain(business.name);
    expect(preview.description.length).toBeGreaterThanOrEqual(65);
    expect(preview.description.length).toBeLessThanOrEqual(90);
    expect(preview.alt).toContain(preview.words);
    expect(preview.words).toContain(preview.highlight);
  });
});

test.each(["title", "description"] as const)("no two pages share a %s", (field) => {
  const values = allPages.flatMap((page) => [page[field], page.preview[field]]);
  expect(new Set(values).size).toBe(values.length);
});

describe.each([...allPages.map((page) => page.path), "/porta-que-nao-existe"])(
  "every document, such as %s,",
  (path) => {
    test("tells phones about its colours, its numbers and its icons", async () => {
      const { head } = await read(path);
      expect(metas(head, "viewport")[0]).toContain("viewport-fit=cover");
      expect(metas(head, "format-detection")).toEqual(["telephone=no"]);
      const themes = Array.from(head.querySelectorAll("meta[name=theme-color]"), (meta) => [
        meta.getAttribute("media"),
        meta.getAttribute("content"),
      ]);
      expect(themes).toEqual([
        ["(prefers-color-scheme: light)", /--color-night: (#\w+)/.exec(styles)?.[1]],
        ["(prefers-color-scheme: dark)", /--page: .*--dark, (#\w+)/.exec(styles)?.[1]],
      ]);
      const links = head.querySelectorAll("link[rel~=icon], link[rel=apple-touch-icon], noscript > link[rel=manifest]");
      const files = Array.from(links, (link) => link.getAttribute("href"));
      expect(files).toHaveLength(4);
      for (const file of files) expect(existsSync(`public${file}`)).toBe(true);
      // Browsers leave out an icon whose type they are told wrong.
      for (const link of head.querySelectorAll("link[type]"))
        expect(link.getAttribute("type"), `the type of ${link.getAttribute("href")}, as it is sent`).toBe(
          fileHeaders(link.getAttribute("href") ?? "")["Content-Type"],
        );
    });
  },
);

test("a path that is not there has its own title, asks not to be indexed and claims no place", async () => {
  const { head } = await read("/porta-que-nao-existe");
  expect(Array.from(head.querySelectorAll("title"), textOf)).toEqual([`Página não encontrada – ${business.name}`]);
  expect(metas(head, "robots")).toEqual(["noindex"]);
  expect(head.querySelector("link[rel=canonical], meta[property], script[type='application/ld+json']")).toBeNull();
});

describe.each(allPages)("the graph of $path", ({ path, title, description }) => {
  test("refers only to what it defines, once", async () => {
    const objects = within(graphOf(await read(path)));
    const defined = objects.filter((node) => node["@id"] && !isReference(node)).map((node) => node["@id"]);
    expect(new Set(defined).size).toBe(defined.length);
    for (const reference of objects.filter(isReference)) expect(defined).toContain(reference["@id"]);
    for (const id of defined) expect(id).toMatch(/^https?:\/\//);
    const typed = objects.filter((node) => !isReference(node));
    for (const node of typed) expect(node["@type"]).toEqual(expect.any(String));
  });

  test("describes the business as the page does", async () => {
    const document = await read(path);
    const text = textOf(document.body);
    const locksmith = only(graphOf(document), "Locksmith");
    const addresses = JSON.stringify(graphOf(document)).matchAll(/"(@id|url|image|logo|item)":"([^"]*)"/g);
    for (const [, key, address] of addresses)
      expect([key, address]).toEqual([key, expect.stringMatching(/^https?:\/\//)]);
    for (const picture of [locksmith.image, locksmith.logo ?? []].flat().map(String)) {
      const { pathname } = new URL(picture);
      expect(fileHeaders(pathname)["Content-Type"], `${picture} is a picture`).toMatch(/^image\//);
      expect(existsSync(`public${pathname}`), `${picture} is a file of public/`).toBe(true);
    }
    const { street, district, city, state, country } = business.address;
    expect(locksmith).toMatchObject({
      "@id": absoluteUrl("/#chaveiro"),
      name: business.name,
      url: absoluteUrl("/"),
      telephone: business.phone,
      address: {
        streetAddress: `${street}, ${district}`,
        addressLocality: city,
        addressRegion: state,
        addressCountry: country,
      },
      areaServed: business.serviceAreas.map((name) => ({ "@type": "City", name })),
      openingHoursSpecification: { opens: "00:00", closes: "23:59" },
      currenciesAccepted: "BRL",
    });
    expect(document.querySelector(`a[href="${phoneHref(business.phone)}"]`)?.textContent).toContain(
      maskPhone(business.phone),
    );
    expect(new Set((locksmith.openingHoursSpecification as { dayOfWeek: string[] }).dayOfWeek).size).toBe(7);
    const shown = [
      locksmith.name,
      locksmith.slogan,
      `${street}, ${district} ${city} – ${state}`,
      business.hours,
      // The list of areas stands with the map; Recife is named everywhere.
      ...(document.getElementById(anchors.location) ? business.serviceAreas : [city]),
    ];
    for (const fact of shown) expect(text).toContain(fact);
    for (const way of String(locksmith.paymentAccepted).split(", ")) {
      expect(text.toLowerCase()).toContain(way.toLowerCase());
    }
  });

  test("describes the page and its offers as the page does", async () => {
    const document = await read(path);
    const graph = graphOf(document);
    const page = only(graph, "WebPage");
    expect(page).toMatchObject({ "@id": absoluteUrl(path), url: absoluteUrl(path), name: title, description });
    expect(page.isPartOf).toEqual({ "@id": only(graph, "WebSite")["@id"] });
    expect(only(graph, "WebSite")).toMatchObject({ name: business.name, url: absoluteUrl("/") });
    // A page is about its service or, where it has none of its own, about the business.
    const main = graph.find((node) => node["@type"] === "Service") ?? only(graph, "Locksmith");
    expect(page.mainEntity, "mainEntity of app/seo/structured-data.ts").toEqual({ "@id": main["@id"] });
    for (const { inLanguage } of within(graph).filter((node) => "inLanguage" in node || node === page))
      expect(inLanguage, "inLanguage, as <html lang> says it").toBe(document.documentElement.lang);

    const catalog = only(within(graph), "OfferCatalog");
    const offered = (catalog.itemListElement as { itemOffered: Node }[]).map(({ itemOffered }) => itemOffered);
    const headings = Array.from(document.querySelectorAll("main h2, main h3"), textOf);
    // A catalogue is called what it holds: the service of the page, or the services of the business, and no slogan.
    expect([textOf(document.querySelector("h1")), `Serviços de ${business.name}`]).toContain(catalog.name);
    expect(offered.length).toBeGreaterThanOrEqual(3);
    for (const { name, description } of offered) {
      expect(headings).toContain(name);
      expect(textOf(document.querySelector("main"))).toContain(description);
    }
  });

  test("rates nothing and invents nothing", async () => {
    const keys = within(graphOf(await read(path))).flatMap(Object.keys);
    for (const key of ["aggregateRating", "review", "geo", "priceRange"]) expect(keys).not.toContain(key);
    expect(keys.includes("postalCode")).toBe(business.address.postalCode !== undefined);
    for (const key of ["logo", "sameAs"] as const) expect(keys.includes(key)).toBe(business[key] !== undefined);
  });
});

describe.each(servicePages)("the graph of $path, a service page,", ({ path, name }) => {
  test("tells the service and who provides it", async () => {
    const document = await read(path);
    const graph = graphOf(document);
    const service = only(graph, "Service");
    expect(service.name).toBe(textOf(document.querySelector("h1")));
    expect(textOf(document.querySelector("main"))).toContain(service.description);
    expect(service.areaServed).toEqual(business.serviceAreas);
    expect(service.provider).toEqual({ "@id": only(graph, "Locksmith")["@id"] });
    expect((service.hasOfferCatalog as { itemListElement: unknown[] }).itemListElement).toHaveLength(4);
  });

  test("has the breadcrumb that the page shows", async () => {
    const document = await read(path);
    const graph = graphOf(document);
    const breadcrumb = only(graph, "BreadcrumbList");
    const steps = Array.from(document.querySelectorAll('nav[aria-label="Você está aqui"] li:not([aria-hidden])'));
    expect(steps.map(textOf)).toEqual([pages.home.name, name]);
    expect(breadcrumb.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: pages.home.name, item: absoluteUrl("/") },
      { "@type": "ListItem", position: 2, name, item: absoluteUrl(path) },
    ]);
    expect(only(graph, "WebPage").breadcrumb).toEqual({ "@id": breadcrumb["@id"] });
  });
});

test("the two home pages share at most three quarters of their text", async () => {
  const [home, night] = await Promise.all([threeWords(pages.home.path), threeWords(pages.home24h.path)]);
  const shared = [...home].filter((sequence) => night.has(sequence)).length;
  expect(shared / home.size).toBeLessThanOrEqual(0.75);
  expect(shared / night.size).toBeLessThanOrEqual(0.75);
});

test("the sitemap lists every route that is a page, and no other", async () => {
  const response = await ask("/sitemap.xml");
  expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  const text = await response.text();
  expect(text, "a name that search engines compare letter by letter, and no address (sitemaps.org)").toContain(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  );
  const listed = Array.from(text.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g));
  const routes = Object.values(build.routes).filter((route) => route?.id !== "root" && route?.module.default);
  const urls = routes.map((route) => absoluteUrl(`/${route?.path ?? ""}`));
  expect(listed.map(([, url]) => url).sort()).toEqual(urls.sort());
  const days = new Map(Object.values(pages).map(({ path, updated }) => [absoluteUrl(path), updated]));
  for (const [, url = "", day = ""] of listed) {
    expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    expect(day, `${url}: the day in pages.ts, whatever day it is`).toBe(days.get(url) ?? day);
  }
});

test("robots.txt lets all in and names the sitemap", async () => {
  const response = await ask("/robots.txt");
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).split("\n");
  expect(lines).toEqual(["User-agent: *", "Allow: /", "", `Sitemap: ${absoluteUrl("/sitemap.xml")}`, ""]);
});

test("llms.txt has a heading, a paragraph, every page, the contact and the hours", async () => {
  const response = await ask("/llms.txt");
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(new RegExp(`^# ${business.name}\n\n> [^\n]+\n\n## `));
  for (const { title, path, description } of allPages) {
    expect(text).toContain(`- [${title}](${absoluteUrl(path)}): ${description}\n`);
  }
  const chat = whatsappHref(business.whatsapp, messages.urgent);
  const facts = [maskPhone(business.phone), maskPhone(business.whatsapp), phoneHref(business.phone), chat];
  for (const fact of [...facts, business.hours, `mais de ${experience} de experiência`, `em até ${arrival}`])
    expect(text).toContain(fact);
});

function metas(head: Element, name: string): (string | null)[] {
  return Array.from(head.querySelectorAll(`meta[name="${name}"]`), (meta) => meta.getAttribute("content"));
}

function graphOf(document: Document): Node[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const { "@context": context, "@graph": graph } = JSON.parse(scripts[0]?.textContent ?? "");
  expect(context).toBe("https://schema.org");
  return graph;
}

/** @returns the one node of that type */
function only(nodes: Node[], type: string): Node {
  const [node, ...more] = nodes.filter((node) => node["@type"] === type);
  if (!node || more.length > 0) throw new Error(`there should be one ${type}`);
  return node;
}

/** @returns every object in a value, however deep */
function within(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (typeof value !== "object" || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(within)];
}

function isReference(node: Node): boolean {
  return Object.keys(node).join() === "@id";
}

async function threeWords(path: string): Promise<Set<string>> {
  const text = textOf((await read(path)).querySelector("main"));
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(2).map((_, index) => words.slice(index, index + 3).join(" ")));
}
