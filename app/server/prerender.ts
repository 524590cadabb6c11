import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { pages as listed } from "../content/pages";
import { yearInRecife } from "../formats/year";
import { siteUrl } from "../seo/site-url";
import { lastResortPage } from "./last-resort";
import { createRouteMatcher, isKept, NOT_FOUND_PATH } from "./route-matching";

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
 * Renders the pages of pages.ts, the 404 page and the last-resort page into files. The build calls this function, so that
 * a start of the server costs no rendering. A page with a loader is left to Remix.
 *
 * @throws Error that names a page which has no route or cannot be rendered
 */
export async function renderPages(build: ServerBuild): Promise<void> {
  rmSync("build/pages", { recursive: true, force: true });
  const pages: RenderedPages["pages"] = {};
  const match = createRouteMatcher(build.routes);
  for (const { path } of [...Object.values(listed), { path: NOT_FOUND_PATH }]) {
    const matched = match(path);
    if (matched.length === 0 && path !== NOT_FOUND_PATH)
      throw new Error(`app/content/pages.ts: ${path} não tem uma rota em app/routes. Exemplo: copie _index.tsx.`);
    if (!isKept(path, matched)) continue;
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
