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

  test("it is one graph without ratings, whose references name its nodes by absolute ids", () => {
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

  test("the page belongs to the site, and the business is the same on every page and always open", () => {
    const main = "cards" in content ? `${origin + path}#servico` : `${origin}/#chaveiro`;
    expect(only("WebPage")).toMatchObject({
      "@id": origin + path,
      url: origin + path,
      name: title,
      description,
      inLanguage: "pt-BR",
      isPartOf: { "@id": `${origin}/#site` },
      mainEntity: { "@id": main },
    });
    expect(only("WebSite")).toMatchObject({ "@id": `${origin}/#site`, name: business.name });
    const { name, phone: telephone, sameAs, geo, priceRange, openingDate: foundingDate, address } = business;
    const facts = {
      "@id": `${origin}/#chaveiro`,
      url: `${origin}/`,
      name,
      telephone,
      sameAs,
      priceRange,
      foundingDate,
      image: documentOf("/").querySelector("meta[property='og:image']")?.getAttribute("content"),
      openingHoursSpecification: { opens: "00:00", closes: "23:59" },
      logo: business.logo && origin + business.logo,
      slogan: business.tagline,
      geo,
      areaServed: business.serviceAreas.map(({ name }) => ({ name })),
      paymentAccepted: business.payment.join(", "),
      address: { addressLocality: address.city, addressRegion: address.state, postalCode: address.postalCode },
    };
    // Without the facts that the owner has left out.
    expect(only("Locksmith")).toMatchObject(JSON.parse(JSON.stringify(facts)));
    const [street] = [address.street && `${address.street}, ${address.district}`];
    expect(Object(only("Locksmith").address).streetAddress).toBe(street);
    const { dayOfWeek } = only("OpeningHoursSpecification", objects);
    expect(new Set(dayOfWeek as string[]).size).toBe(7);
  });

  test("every card of the page is an offer", () => {
    const cards = "cards" in content ? content.cards : content.services.cards;
    const offers = only("OfferCatalog", objects).itemListElement as { itemOffered: Node }[];
    expect(offers.map(({ itemOffered }) => itemOffered)).toEqual(
      // Both home pages share one catalog, without descriptions.
      cards.map(({ title: name, description }) =>
        "cards" in content ? { "@type": "Service", name, description } : { "@type": "Service", name },
      ),
    );
  });

  test.runIf("cards" in content)("the service and the breadcrumb are those that the page shows", () => {
    const { city, fullName = page.name } = page as Page;
    const areas = city ? [city] : business.serviceAreas.map(({ name }) => name);
    expect(only("Service")).toMatchObject({
      name: hero.title,
      description: hero.lead,
      provider: { "@id": `${origin}/#chaveiro` },
      areaServed: areas.map((name) => ({ "@type": "City", name })),
    });
    const steps = document.querySelectorAll("main nav li:not([aria-hidden])");
    expect(Array.from(steps, textOf)).toEqual([pages.home.name, fullName]);
    expect(only("WebPage").breadcrumb).toEqual({ "@id": only("BreadcrumbList")["@id"] });
    expect(only("BreadcrumbList").itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: pages.home.name, item: `${origin}/` },
      { "@type": "ListItem", position: 2, name: fullName, item: origin + path },
    ]);
  });
});
