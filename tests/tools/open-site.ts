import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { JSDOM } from "jsdom";
import { pages } from "~/content/pages";
import { missingPath } from "./contents";

/** Opens a built site without a server. @returns `ask`, which requests a path, and the parsed pages, fallback pages and a 404 */
export function openSite(folder = ".") {
  opened[folder] ??= open(folder);
  return opened[folder];
}

const opened: Record<string, ReturnType<typeof open>> = {};

async function open(folder: string) {
  const build: ServerBuild = await import(pathToFileURL(resolve(folder, "build/server/index.js")).href);
  const answer = createRequestHandler(build, "production");
  const ask = (target: string) => answer(new Request(`http://localhost${target}`));
  const read = async (path: string) => {
    const html = await (await ask(path)).text();
    // Without a URL, Vitest cannot print an element of the document.
    const { document } = new JSDOM(html, { url: `http://localhost${path}` }).window;
    return { path, html, document };
  };
  const paths = [...Object.values(pages).map(({ path }) => path), "/fora-do-ar", "/envio-incerto", missingPath];
  const screens = await Promise.all(paths.map(read));
  const documentOf = (path: string) => screens.find((screen) => screen.path === path)?.document as Document;
  return { ask, screens, documentOf };
}

/** @returns an element's text with single spaces, including between blocks */
export function textOf(element: Element | null | undefined): string {
  if (!element) throw new Error("there is no such element");
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll("script, style, svg")) part.remove();
  for (const part of copy.querySelectorAll("*:not(span, a, strong, em, b, i, small)")) part.after(" ");
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** @returns the prefilled messages of an element's WhatsApp links, in order */
export function chatsIn(root: ParentNode | null | undefined): string[] {
  const links = root?.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]') ?? [];
  return Array.from(links, ({ href }) => new URL(href).searchParams.get("text") ?? "");
}
