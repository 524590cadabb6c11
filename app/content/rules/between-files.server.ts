import { isDeepStrictEqual } from "node:util";
import type { HomeContent, ServicePageContent } from "~/content/types";
import type { Content } from "./schema.server";

/** What is wrong with a value, in the shape of zod's issues. */
export interface Issue {
  /** Where the value is in the content: `["car", "cards", 0, "title"]`. */
  path: PropertyKey[];
  message: string;
  /** Fields that the value should not have. */
  keys?: string[];
}

/** @returns the contradictions between files that are each valid on their own */
export function issuesBetweenFiles(content: Content): Issue[] {
  return [wrongLinks, contentsOfAnotherPage, unknownCities, duplicates, duplicateCards].flatMap((check) =>
    check(content),
  );
}

/** @returns unknown links that no developer's route can have, such as "/#no", "servicos" or "" */
function wrongLinks(content: Content): Issue[] {
  return unknownLinks(content).filter(({ to }) => !isPagePath(to));
}

/** @returns unknown links that a developer's route may have, which only the build knows (vite/route-check.ts) */
export function linksToOtherPaths(content: Content): (Issue & { to: string })[] {
  return unknownLinks(content).filter(({ to }) => isPagePath(to));
}

/** @returns links that lead neither to a page in pages.ts nor to an anchor on one */
function unknownLinks(content: Content): (Issue & { to: string })[] {
  const targets = Object.entries(content.pages).flatMap(([name, { path: pagePath }]) => [
    pagePath,
    ...anchorsOn(name, content).map((id) => `${pagePath}#${id}`),
  ]);
  return linksIn(content)
    .filter(({ to }) => !targets.includes(to))
    .map(({ path, to }) => ({ path, to, message: wrongLink(content) }));
}

/** @returns the ids of a page's cards and of a home page's sections. A service page's reviews are left out: there may be none. */
function anchorsOn(name: string, content: Content): string[] {
  const shown = contentOf(name, content);
  // If the page's file is missing, which is reported separately, every anchor counts as present.
  if (!shown) return Object.values(content.anchors);
  const { services, reviews, location } = content.anchors;
  const sections = shown.kind === "home" ? [services, reviews, location] : [];
  const cards = shown.kind === "home" ? shown.services.cards : shown.cards;
  return [...sections, ...cards.map(({ id }) => id)].filter((id) => id !== undefined);
}

/** @param name of a page in pages.ts. `Content` does not list the contents of pages, because owners add pages. */
function contentOf(name: string, content: Content): HomeContent | ServicePageContent | undefined {
  return (content as Record<string, unknown>)[name] as HomeContent | ServicePageContent | undefined;
}

/** @returns whether a link is a path without an anchor */
function isPagePath(to: string): boolean {
  return /^\/[^#]*$/.test(to);
}

function pathsOf({ pages }: Content): string[] {
  return Object.values(pages).map(({ path }) => path);
}

function wrongLink(content: Content): string {
  return `deve levar a uma página (${pathsOf(content).join(", ")}), ou a um cartão que ela tem. Exemplo: pages.car.path, sem aspas.`;
}

/** @returns an issue for each page's content that refers to another page, as a copied file may do */
function contentsOfAnotherPage(content: Content): Issue[] {
  return Object.entries(content.pages).flatMap(([name, { path }]) => {
    const shown = contentOf(name, content)?.page;
    if (!shown || shown.path === path) return [];
    const message = `deve ser a da própria página. Exemplo: page: pages.${name}, sem aspas.`;
    return { path: [name, "page"], message };
  });
}

/** @returns an issue for each page about a city that is not in `serviceAreas` */
function unknownCities({ pages, business }: Content): Issue[] {
  const cities = business.serviceAreas.map(({ name }) => name);
  return Object.entries(pages).flatMap(([name, { city }]) => {
    if (!city || cities.includes(city)) return [];
    const message = 'deve ser uma cidade de serviceAreas, em business.ts. Exemplo: "Recife".';
    return { path: ["pages", name, "city"], message };
  });
}

/** @returns an issue for each text that search engines or previews would show for two pages */
function duplicates(content: Content): Issue[] {
  const pages = Object.entries(content.pages);
  const fields = ["path", "name", "title", "fullName", "description", "preview"] as const;
  return fields.flatMap((field) =>
    pages.flatMap(([name, page]) => {
      const [first] = pages.find(([, other]) => isDeepStrictEqual(other[field], page[field])) ?? [];
      if (!page[field] || first === name) return [];
      const message = `é igual ao de ${first}, e cada página tem o seu. Exemplo: "Chaveiro em Olinda".`;
      return { path: ["pages", name, field], message };
    }),
  );
}

/** @returns an issue for each card with the id, title or button of an earlier one on its page */
function duplicateCards(content: Content): Issue[] {
  return Object.keys(content.pages).flatMap((name) => {
    const shown = contentOf(name, content);
    if (shown?.kind === "home") return sameCards(shown.services.cards, [name, "services"]);
    return shown ? sameCards(shown.cards, [name]) : [];
  });
}

const cardFaults = {
  id: "é igual ao de outro cartão: apague a linha de um deles. Exemplo: sem id.",
  title: 'é igual ao de outro cartão: troque um deles. Exemplo: "Abertura de cofre".',
  buttonText: 'é igual ao de outro cartão, e abre outra conversa: troque um deles. Exemplo: "Abrir o cofre".',
};

type Card = { [field in keyof typeof cardFaults]?: string };

function sameCards(cards: readonly Card[], path: PropertyKey[]): Issue[] {
  return Object.entries(cardFaults).flatMap(([field, message]) => {
    const values = cards.map((card) => card[field as keyof Card]);
    const isRepeated = (value: string | undefined, index: number) => value && values.indexOf(value) < index;
    return values.flatMap((value, index) =>
      isRepeated(value, index) ? { path: [...path, "cards", index, field], message } : [],
    );
  });
}

/** @returns every `to` field in a part of the content, with its path in that part */
function linksIn(part: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; to: string }[] {
  if (typeof part !== "object" || !part) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === "to" ? { path: [...path, key], to: value } : linksIn(value, [...path, key]),
  );
}
