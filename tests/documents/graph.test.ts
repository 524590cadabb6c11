import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { business } from "../../app/content/business";
import { pages } from "../../app/content/pages";
import type { Page } from "../../app/content/schema.server";
import { absoluteUrl, previewUrl } from "../../app/seo/site-url";
import { contents, serviceContents } from "../tools/contents";
import { openSite, textOf } from "../tools/open-site";

type Node = Record<string, unknown> & { "@type"?: string; "@id"?: string };

const { documentOf } = await openSite();

describe.each(Object.values(contents))("the graph of $page.path", ({ page, ...content }) => {
  const { path, title, description } = page;
  const document = documentOf(path);
  const graph = graphOf(document);
  const objects = within(graph);

  test("refers only to nodes that it defines once, by absolute ids", () => {
    const isReference = (node: Node) => Object.keys(node).join() === "@id";
    const defined = objects.filter((node) => node["@id"] && !isReference(node)).map((node) => node["@id"]);
    expect(new Set(defined).size).toBe(defined.length);
    for (const node of objects) {
      if (isReference(node)) expect(defined).toContain(node["@id"]);
      else expect(node["@type"]).toEqual(expect.any(String));
    }
    const addresses = JSON.stringify(graph).matchAll(/"(?:@id|url|image|logo|item)":"([^"]*)"/g);
    for (const [, address] of addresses) expect(address).toMatch(/^https?:\/\//);
  });

  test("names the page, the site and what the page is about", () => {
    const webPage = only(graph, "WebPage");
    expect(webPage).toMatchObject({ "@id": absoluteUrl(path), url: absoluteUrl(path), name: title, description });
    expect(webPage).toMatchObject({ inLanguage: "pt-BR", isPartOf: { "@id": only(graph, "WebSite")["@id"] } });
    expect(webPage.primaryImageOfPage).toMatchObject({ url: previewUrl(page) });
    expect(only(graph, "WebSite").name).toBe(business.name);
    const main = graph.find((node) => node["@type"] === "Service") ?? only(graph, "Locksmith");
    expect(webPage.mainEntity).toEqual({ "@id": main["@id"] });
  });

  test("describes one business that is always open, with a picture that exists", () => {
    const locksmith = only(graph, "Locksmith");
    const openings = locksmith.openingHoursSpecification as { dayOfWeek: string[] };
    expect(openings).toMatchObject({ opens: "00:00", closes: "23:59" });
    expect(new Set(openings.dayOfWeek).size).toBe(7);
    expect(existsSync(`public${new URL(String(locksmith.image)).pathname}`)).toBe(true);
    expect(graph.map(({ "@id": id }) => id)).toContain(absoluteUrl("/#chaveiro"));
  });

  test("offers each card of the page", () => {
    const cards = "services" in content ? content.services.cards : content.cards;
    const { itemListElement } = only(objects, "OfferCatalog") as { itemListElement: { itemOffered: Node }[] };
    expect(itemListElement.map(({ itemOffered }) => itemOffered)).toEqual(
      cards.map(({ title, description }) => ({
        ...{ "@type": "Service", name: title },
        // The business has one catalogue, which both home pages show.
        ...("services" in content ? {} : { description }),
      })),
    );
  });

  test("rates nothing", () => {
    const keys = objects.flatMap(Object.keys);
    for (const key of ["aggregateRating", "review"]) expect(keys).not.toContain(key);
  });
});

test.each(serviceContents)("the graph of $page.path has the service and the breadcrumb of the page", (content) => {
  const { page, hero } = content;
  const { fullName = page.name } = page as Page;
  const { city } = page as Page;
  const cities = (city ? [{ name: city }] : business.serviceAreas).map(({ name }) => ({ "@type": "City", name }));
  const document = documentOf(page.path);
  const graph = graphOf(document);
  const service = only(graph, "Service");
  expect(service).toMatchObject({ name: hero.title, description: hero.lead, areaServed: cities });
  expect(service.provider).toEqual({ "@id": only(graph, "Locksmith")["@id"] });
  const breadcrumb = only(graph, "BreadcrumbList");
  const steps = Array.from(document.querySelectorAll("main nav li:not([aria-hidden])"), textOf);
  expect(steps).toEqual([pages.home.name, fullName]);
  expect(breadcrumb.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: pages.home.name, item: absoluteUrl("/") },
    { "@type": "ListItem", position: 2, name: fullName, item: absoluteUrl(page.path) },
  ]);
  expect(only(graph, "WebPage").breadcrumb).toEqual({ "@id": breadcrumb["@id"] });
});

function graphOf(document: Document): Node[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  expect(scripts.length, "JSON-LD graphs in the document").toBe(1);
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
