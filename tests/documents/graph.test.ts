import { describe, expect, test } from "vitest";
import { business } from "../../app/content/business";
import { pages } from "../../app/content/pages";
import type { Page } from "../../app/content/schema.server";
import { contents, origin, serviceContents } from "../tools/contents";
import { openSite, textOf } from "../tools/open-site";

type Node = Record<string, unknown> & { "@type"?: string; "@id"?: string };

const { documentOf } = await openSite();

describe.each(Object.values(contents))("the JSON-LD of $page.path", ({ page, ...content }) => {
  const { path, title, description } = page;
  const graph = graphOf(path);
  const objects = within(graph);

  test("every reference has one node that it names, by an absolute id", () => {
    const isReference = (node: Node) => Object.keys(node).join() === "@id";
    const defined = objects.filter((node) => node["@id"] && !isReference(node)).map((node) => node["@id"]);
    expect(defined).toEqual([...new Set(defined)]);
    for (const node of objects.filter(isReference)) expect(defined).toContain(node["@id"]);
    const addresses = JSON.stringify(graph).matchAll(/"(?:@id|url|image|logo|item)":"([^"]*)"/g);
    for (const [, address] of addresses) expect(address?.startsWith(`${origin}/`), address).toBe(true);
  });

  test("the page is about its service, or about the business", () => {
    const main = graph.find((node) => node["@type"] === "Service") ?? only(graph, "Locksmith");
    expect(only(graph, "WebPage")).toMatchObject({
      ...{ "@id": origin + path, url: origin + path, name: title, description, inLanguage: "pt-BR" },
      isPartOf: { "@id": `${origin}/#site` },
      mainEntity: { "@id": main["@id"] },
    });
    expect(only(graph, "WebSite")).toMatchObject({ "@id": `${origin}/#site`, name: business.name });
  });

  test("the business is one on every page, always open, and its picture is there", () => {
    const { telephone, openingHoursSpecification: hours, ...locksmith } = only(graph, "Locksmith");
    expect([locksmith["@id"], locksmith.name, telephone]).toEqual([
      `${origin}/#chaveiro`,
      business.name,
      business.phone,
    ]);
    expect(hours).toMatchObject({ opens: "00:00", closes: "23:59" });
    expect(new Set((hours as { dayOfWeek: string[] }).dayOfWeek).size).toBe(7);
    expect(locksmith.image).toBe(documentOf("/").querySelector("meta[property='og:image']")?.getAttribute("content"));
  });

  test("every card of the page is an offer", () => {
    const cards = "services" in content ? content.services.cards : content.cards;
    const { itemListElement } = only(objects, "OfferCatalog") as { itemListElement: { itemOffered: Node }[] };
    expect(itemListElement.map(({ itemOffered }) => itemOffered)).toEqual(
      // The business has one catalogue, which both home pages show in their own words.
      cards.map(({ title, description }) => ({
        ...{ "@type": "Service", name: title },
        ...("services" in content ? {} : { description }),
      })),
    );
  });

  test("JSON-LD has no aggregateRating and no review", () => {
    expect(objects.flatMap(Object.keys).filter((key) => /^(aggregateRating|review)$/.test(key))).toEqual([]);
  });
});

test.each(serviceContents)("the JSON-LD of $page.path has the page's service and breadcrumb", ({ page, hero }) => {
  const { city, fullName = page.name } = page as Page;
  const cities = (city ? [{ name: city }] : business.serviceAreas).map(({ name }) => ({ "@type": "City", name }));
  const graph = graphOf(page.path);
  expect(only(graph, "Service")).toMatchObject({
    ...{ name: hero.title, description: hero.lead, areaServed: cities },
    provider: { "@id": `${origin}/#chaveiro` },
  });
  const steps = documentOf(page.path).querySelectorAll("main nav li:not([aria-hidden])");
  expect(Array.from(steps, textOf)).toEqual([pages.home.name, fullName]);
  const breadcrumb = only(graph, "BreadcrumbList");
  expect(breadcrumb.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: pages.home.name, item: `${origin}/` },
    { "@type": "ListItem", position: 2, name: fullName, item: origin + page.path },
  ]);
  expect(only(graph, "WebPage").breadcrumb).toEqual({ "@id": breadcrumb["@id"] });
});

function graphOf(path: string): Node[] {
  const scripts = documentOf(path).querySelectorAll('script[type="application/ld+json"]');
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
