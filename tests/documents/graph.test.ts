import { describe, expect, test } from "vitest";
import { business } from "~/content/business";
import { pages } from "~/content/pages";
import type { Page } from "~/content/types";
import { contents, origin } from "../tools/contents";
import { openSite, textOf } from "../tools/open-site";

type Node = Record<string, unknown>;

const { documentOf } = await openSite();

describe.each(Object.values(contents))("the JSON-LD of $page.path", ({ page, hero, ...content }) => {
  const { path, title, description } = page;
  const document = documentOf(path);
  const [script, ...others] = document.querySelectorAll('script[type="application/ld+json"]');
  const objects: Node[] = [];
  const graph: Node[] = JSON.parse(script?.textContent ?? "", (_, value) => {
    if (value?.constructor === Object) objects.push(value);
    return value;
  })["@graph"];
  const only = (type: string, nodes = graph) => {
    const found = nodes.filter((node) => node["@type"] === type);
    expect(found, type).toHaveLength(1);
    return found[0] as Node;
  };

  test("the graph has no ratings, and its references name its nodes by absolute ids", () => {
    expect(others).toEqual([]);
    const isReference = (node: Node) => Object.keys(node).join() === "@id";
    const defined = objects.filter((node) => node["@id"] && !isReference(node)).map((node) => node["@id"]);
    expect(defined).toEqual([...new Set(defined)]);
    for (const node of objects.filter(isReference)) expect(defined).toContain(node["@id"]);
    const addresses = JSON.stringify(graph).matchAll(/"(?:@id|url|image|logo|item)":"([^"]*)"/g);
    for (const [, address] of addresses) expect(address?.startsWith(`${origin}/`), address).toBe(true);
    // Google does not accept ratings from the business itself.
    expect(JSON.stringify(graph)).not.toMatch(/"(aggregateRating|review)":/);
  });

  test("the page belongs to the site, and the business has every fact of the owner", () => {
    const main = "cards" in content ? `${origin + path}#servico` : `${origin}/#chaveiro`;
    const [url, site] = [origin + path, { "@id": `${origin}/#site` }];
    const about = { name: title, description, inLanguage: "pt-BR", isPartOf: site, mainEntity: { "@id": main } };
    expect(only("WebPage")).toMatchObject({ "@id": url, url, ...about });
    expect(only("WebSite")).toMatchObject({ ...site, name: business.name });
    const { name, phone: telephone, tagline: slogan, sameAs, geo, priceRange, openingDate, address, logo } = business;
    const facts = { name, telephone, slogan, sameAs, geo, priceRange, foundingDate: openingDate };
    const { street, district, city, state, postalCode } = address;
    const streetAddress = street && `${street}, ${district}`;
    const node = {
      ...facts,
      "@id": `${origin}/#chaveiro`,
      url: `${origin}/`,
      image: documentOf("/").querySelector("meta[property='og:image']")?.getAttribute("content"),
      logo: logo && origin + logo,
      areaServed: business.serviceAreas.map(({ name }) => ({ name })),
      paymentAccepted: business.payment.join(", "),
      currenciesAccepted: "BRL",
    };
    // JSON drops the facts that the owner has left out.
    expect(only("Locksmith")).toMatchObject(JSON.parse(JSON.stringify(node)));
    const place = { streetAddress, addressLocality: city, addressRegion: state, addressCountry: "BR", postalCode };
    expect(only("Locksmith").address).toEqual(JSON.parse(JSON.stringify({ "@type": "PostalAddress", ...place })));
    expect(only("Locksmith").openingHoursSpecification).toEqual({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      opens: "00:00",
      closes: "23:59",
    });
  });

  test("every card of the page is an offer", () => {
    const cards = "cards" in content ? content.cards : content.services.cards;
    // Both home pages share one catalog, without descriptions.
    const offers = cards.map(({ title: name, description }) => ({
      "@type": "Offer",
      itemOffered: { "@type": "Service", name, ...("cards" in content && { description }) },
    }));
    expect(only("OfferCatalog", objects).itemListElement).toEqual(offers);
  });

  test.runIf("cards" in content)("the service matches the content, and the breadcrumb matches the page", () => {
    const { city, fullName = page.name } = page as Page;
    const areaServed = (city ? [{ name: city }] : business.serviceAreas).map(({ name }) => ({ "@type": "City", name }));
    const provider = { "@id": `${origin}/#chaveiro` };
    expect(only("Service")).toMatchObject({ name: hero.title, description: hero.lead, provider, areaServed });
    const steps = document.querySelectorAll("main nav li:not([aria-hidden])");
    expect(Array.from(steps, textOf)).toEqual([pages.home.name, fullName]);
    expect(only("WebPage").breadcrumb).toEqual({ "@id": only("BreadcrumbList")["@id"] });
    expect(only("BreadcrumbList").itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: pages.home.name, item: `${origin}/` },
      { "@type": "ListItem", position: 2, name: fullName, item: origin + path },
    ]);
  });
});
