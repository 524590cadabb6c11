import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { JSDOM } from "jsdom";
import { siteUrl } from "../../app/content/site-url";

/** What `npm run build` made, in memory: no port, no process. */
export const build: ServerBuild = await import(pathToFileURL("build/server/index.js").href);

const answer = createRequestHandler(build, "production");

/** @param target path and perhaps a query */
export function ask(target: string): Promise<Response> {
  return answer(new Request(siteUrl + target));
}

/** @returns the document at `target` as a browser without scripts reads it */
export async function read(target: string): Promise<Document> {
  const response = await ask(target);
  return new JSDOM(await response.text()).window.document;
}

/** @returns what an element says, its white space made single spaces and a space between its blocks */
export function textOf(element: Element | null): string {
  if (!element) throw new Error("there is no such element");
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll("script, style, svg")) part.remove();
  for (const part of copy.querySelectorAll("*:not(span, a, strong)")) part.after(" ");
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}
