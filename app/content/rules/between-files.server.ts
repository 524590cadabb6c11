import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { HomeContent, ServicePageContent } from "~/content/types";
import type { Content } from "./schema.server";

/** Adds a fault of the value at a path in the content. */
type AddFault = (path: PropertyKey[], message: string) => void;

/** Each file of app/content is valid by itself: what must agree between them? */
export function checkBetweenFiles(content: Content, context: z.RefinementCtx): void {
  const addFault: AddFault = (path, message) => context.addIssue({ code: "custom", path, message });
  checkLinks(content, addFault);
  checkOwnPages(content, addFault);
  checkCities(content, addFault);
  checkDuplicates(content, addFault);
  checkIds(content, addFault);
}

/**
 * A link leads to a page of pages.ts, to an anchor on one, or to a route of a developer.
 * A wrong anchor is a fault here. Only the build knows routes, so it checks other paths (`linksToRoutes`).
 */
function checkLinks(content: Content, addFault: AddFault): void {
  for (const [place, to] of linksBeyondPages(content)) if (!isPath(to)) addFault(place, wrongLink(content));
}

/** @returns the links to paths that pages.ts lacks. They are right if `to` has a route; `message` is for when it has none. */
export function linksToRoutes(content: Content) {
  const links = linksBeyondPages(content).filter(([, to]) => isPath(to));
  return links.map(([path, to]) => ({ path, to, message: wrongLink(content) }));
}

function linksBeyondPages(content: Content): [PropertyKey[], string][] {
  const targets = Object.entries(content.pages).flatMap(([name, { path }]) => [
    path,
    ...anchorsOn(name, content).map((id) => `${path}#${id}`),
  ]);
  return linksIn(content).filter(([, to]) => !targets.includes(to));
}

/** @returns the ids of a page's cards, and those of the sections that every home page has */
function anchorsOn(page: string, content: Content): string[] {
  const own = contentOf(page, content);
  if (!own) return Object.values(content.anchors); // its file could not be loaded, which is told by itself
  const { services, reviews, location } = content.anchors;
  const sections = own.kind === "home" ? [services, reviews, location] : [];
  const cards = own.kind === "home" ? own.services.cards : own.cards;
  return [...sections, ...cards.map(({ id }) => id)].filter((id) => id !== undefined);
}

function contentOf(page: string, content: Content): HomeContent | ServicePageContent | undefined {
  return (content as Record<string, unknown>)[page] as HomeContent | ServicePageContent | undefined;
}

function isPath(to: string): boolean {
  return /^\/[^#]*$/.test(to);
}

function pathsOf({ pages }: Content): string[] {
  return Object.values(pages).map(({ path }) => path);
}

function wrongLink(content: Content): string {
  return `deve levar a uma página (${pathsOf(content).join(", ")}), ou a um cartão que ela tem. Exemplo: pages.car.path, sem aspas.`;
}

/** The content of a page has that page. Content that was copied may still have the page of its original. */
function checkOwnPages(content: Content, addFault: AddFault): void {
  for (const [name, { path }] of Object.entries(content.pages)) {
    const own = contentOf(name, content)?.page;
    if (own && own.path !== path)
      addFault([name, "page"], `deve ser a da própria página. Exemplo: page: pages.${name}, sem aspas.`);
  }
}

/** A page's city is one of `serviceAreas`. */
function checkCities({ pages, business }: Content, addFault: AddFault): void {
  const cities = business.serviceAreas.map(({ name }) => name);
  for (const [name, { city }] of Object.entries(pages)) {
    if (!city || cities.includes(city)) continue;
    addFault(["pages", name, "city"], 'deve ser uma cidade de serviceAreas, em business.ts. Exemplo: "Recife".');
  }
}

/** What search engines and previews show is different for each page. */
function checkDuplicates(content: Content, addFault: AddFault): void {
  const pages = Object.entries(content.pages);
  for (const field of ["path", "name", "title", "fullName", "description", "preview"] as const) {
    for (const [name, page] of pages) {
      const [first] = pages.find(([, other]) => isDeepStrictEqual(other[field], page[field])) ?? [];
      if (!page[field] || first === name) continue;
      addFault(
        ["pages", name, field],
        `é igual ao de ${first}, e cada página tem o seu. Exemplo: "Chaveiro em Olinda".`,
      );
    }
  }
}

/** Two cards of a page with one id: a link would always lead to the first. */
function checkIds(content: Content, addFault: AddFault): void {
  for (const page of Object.keys(content.pages)) {
    const own = contentOf(page, content);
    if (own?.kind === "home")
      checkCardIds(own.services.cards, [page, "services"], "um deles, em home-services.ts", addFault);
    if (own?.kind === "service") checkCardIds(own.cards, [page], "um deles", addFault);
  }
}

/** @param where the line is to be deleted, in Portuguese */
function checkCardIds(cards: readonly { id?: string }[], path: PropertyKey[], where: string, addFault: AddFault): void {
  const ids = cards.map(({ id }) => id);
  for (const [index, id] of ids.entries()) {
    if (!id || ids.indexOf(id) === index) continue;
    addFault(
      [...path, "cards", index, "id"],
      `é igual ao de outro cartão: apague a linha de ${where}. Exemplo: sem id.`,
    );
  }
}

/** @returns the path and value of every `to` in a part of the content */
function linksIn(part: unknown, path: PropertyKey[] = []): [PropertyKey[], string][] {
  if (typeof part !== "object" || !part) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === "to" ? [[[...path, key], value]] : linksIn(value, [...path, key]),
  );
}
