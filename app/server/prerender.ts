import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { yearInRecife } from "../content/year";
import { siteUrl } from "../seo/site-url";
import { lastResortPage } from "./last-resort";
import { listStaticPages } from "./route-matching";

/**
 * A path without a page, which renders the 404 page. Only a catch-all route would match it; a site with one needs no 404 page.
 * No redirect leads to it, because no page's own path ends in a slash.
 */
export const NOT_FOUND_PATH = "//404/";

const INDEX = "build/pages/pages.json";

interface RenderedPages {
  /** The year in the footers. */
  year: string;
  pages: Record<string, { file: string; status: number; headers: [name: string, value: string][] }>;
}

/** @returns the document of a path, as Remix renders it without a visitor's header fields */
export function renderPage(build: ServerBuild, path: string): Promise<Response> {
  return createRequestHandler(build, "production")(new Request(siteUrl + path));
}

/**
 * Renders every static page, the 404 page and the last-resort page into files. The build calls this function, so that
 * a start of the server costs no rendering.
 *
 * @throws Error that names a page which cannot be rendered
 */
export async function renderPages(build: ServerBuild): Promise<void> {
  rmSync("build/pages", { recursive: true, force: true });
  const pages: RenderedPages["pages"] = {};
  for (const path of [...listStaticPages(build.routes), NOT_FOUND_PATH]) {
    const response = await renderPage(build, path);
    if (response.status >= 500) throw new Error(`The page ${path} cannot be rendered. The error above says why.`);
    const file = `build/pages/${path.replace(/^\/+|\/+$/g, "") || "index"}.html`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await response.text());
    pages[path] = { file, status: response.status, headers: [...response.headers] };
  }
  writeFileSync(INDEX, JSON.stringify({ year: yearInRecife(), pages } satisfies RenderedPages));
  writeFileSync("build/last-resort.html", lastResortPage());
}

/** @returns what `renderPages` wrote */
export function readRenderedPages(): RenderedPages {
  return JSON.parse(readFileSync(INDEX, "utf8"));
}
