import type { BreadcrumbList, Graph, Locksmith, OfferCatalog, Service, WebPage, WebSite } from "schema-dts";
import { business } from "~/content/business";
import { pages } from "~/content/pages";
import { streetAndDistrict, tagline } from "~/content/phrases";
import type { HomeContent, Page, ServicePageContent } from "~/content/types";
import { absoluteUrl, previewUrl, siteLanguage } from "./site";

/**
 * @returns a page's JSON-LD graph. It has no ratings, because Google does not accept them from the business itself
 *   (https://developers.google.com/search/docs/appearance/structured-data/review-snippet).
 */
export function structuredData(content: HomeContent | ServicePageContent) {
  return {
    "@context": "https://schema.org",
    "@graph": content.kind === "service" ? servicePageNodes(content) : homePageNodes(content),
  } satisfies Graph;
}

const areaServed = business.serviceAreas.map(({ name }) => city(name));
const businessId = { "@id": absoluteUrl("/#chaveiro") };
const siteId = { "@id": absoluteUrl("/#site") };

function homePageNodes({ page, services }: HomeContent) {
  return [
    { ...webPage(page), mainEntity: businessId },
    {
      ...businessNode,
      hasOfferCatalog: {
        "@id": absoluteUrl("/#servicos-do-chaveiro"),
        // Descriptions are left out, because both home pages word them differently and the business has one catalog.
        ...offerCatalog(
          `Serviços de ${business.name}`,
          services.cards.map(({ title }) => ({ title })),
        ),
      },
    },
    webSite,
  ];
}

function servicePageNodes({ page, hero, cards }: ServicePageContent) {
  const url = absoluteUrl(page.path);
  const service = {
    "@type": "Service",
    "@id": `${url}#servico`,
    name: hero.title,
    description: hero.lead,
    provider: businessId,
    areaServed: page.city ? [city(page.city)] : areaServed,
    hasOfferCatalog: { "@id": `${url}#ofertas`, ...offerCatalog(hero.title, cards) },
  } satisfies Service;
  const breadcrumb = {
    "@type": "BreadcrumbList",
    "@id": `${url}#caminho`,
    itemListElement: [pages.home, page].map((item: Page, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name: item.fullName ?? item.name,
      item: absoluteUrl(item.path),
    })),
  } satisfies BreadcrumbList;
  return [
    { ...webPage(page), mainEntity: { "@id": service["@id"] }, breadcrumb: { "@id": breadcrumb["@id"] } },
    service,
    breadcrumb,
    businessNode,
    webSite,
  ];
}

function webPage({ path, title, description, updated }: Page) {
  const url = absoluteUrl(path);
  return {
    "@type": "WebPage",
    "@id": url,
    url,
    name: title,
    description,
    inLanguage: siteLanguage,
    dateModified: updated,
    primaryImageOfPage: { "@type": "ImageObject" as const, url: previewUrl({ path }) },
    isPartOf: siteId,
  } satisfies WebPage;
}

const businessNode = {
  "@type": "Locksmith",
  ...businessId,
  name: business.name,
  slogan: tagline,
  url: absoluteUrl("/"),
  image: previewUrl(pages.home),
  // JSON omits undefined values.
  logo: business.logo && absoluteUrl(business.logo),
  sameAs: business.sameAs,
  geo: business.geo && { "@type": "GeoCoordinates", ...business.geo },
  priceRange: business.priceRange,
  foundingDate: business.openingDate,
  telephone: business.phone,
  address: {
    "@type": "PostalAddress",
    streetAddress: business.address.street && streetAndDistrict,
    addressLocality: business.address.city,
    addressRegion: business.address.state,
    addressCountry: "BR",
    postalCode: business.address.postalCode,
  },
  areaServed,
  // Google's notation for "always open": https://developers.google.com/search/docs/appearance/structured-data/local-business
  openingHoursSpecification: {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    opens: "00:00",
    closes: "23:59",
  },
  paymentAccepted: business.payment.join(", "),
  currenciesAccepted: "BRL",
} satisfies Locksmith;

const webSite = {
  "@type": "WebSite",
  ...siteId,
  url: absoluteUrl("/"),
  name: business.name,
  inLanguage: siteLanguage,
  publisher: businessId,
} satisfies WebSite;

function city(name: string) {
  return { "@type": "City" as const, name };
}

function offerCatalog(name: string, offers: readonly { title: string; description?: string }[]) {
  return {
    "@type": "OfferCatalog",
    name,
    itemListElement: offers.map(({ title, description }) => ({
      "@type": "Offer" as const,
      itemOffered: { "@type": "Service" as const, name: title, description },
    })),
  } satisfies OfferCatalog;
}
