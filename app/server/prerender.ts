import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { pages as listed } from "../content/pages";
import { yearInRecife } from "../formats/year";
import { siteUrl } from "../seo/site-url";
import { brokenLinks } from "./broken-links";
import { lastResortPage } from "./last-resort";
import { createRouteMatcher, fixedPaths, isPrerendered, NOT_FOUND_PATH } from "./route-matching";

const FOLDER = "build/documents";

interface PrerenderedPages {
  siteUrl: string;
  /** The year in the footers. */
  year: string;
  pages: Record<string, { file: string; status: number; headers: [name: string, value: string][] }>;
}

/** @returns the document of a path, as Remix renders it without a visitor's headers */
export function renderPage(build: ServerBuild, path: string): Promise<Response> {
  return createRequestHandler(build, "production")(new Request(siteUrl + path));
}

/**
 * Renders the pages of pages.ts, the 404 page and the last-resort page into files. The build calls this function, so that
 * a start of the server costs no rendering. A page whose routes have data is left to Remix.
 *
 * @returns the paths of the pages that were rendered
 * @throws Error in Portuguese that names a page without a route, with another's content or that cannot be rendered, or a link to nowhere
 */
export async function renderPages(build: ServerBuild): Promise<string[]> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const pages: PrerenderedPages["pages"] = {};
  const documents = new Map<string, string>();
  const match = createRouteMatcher(build.routes);
  const isRoute = (path: string) => match(path).length > 0;
  for (const path of [...Object.values(listed).map(({ path }) => path), NOT_FOUND_PATH]) {
    if (!isRoute(path) && path !== NOT_FOUND_PATH)
      throw new Error(
        `app/content/pages.ts: ${path} não tem uma rota em app/routes. Exemplo: copie chaveiro-residencial-recife.tsx com o nome ${path.slice(1)}.tsx.`,
      );
    const response = await renderPage(build, path);
    const { status, headers } = response;
    if (status >= 500) throw new Error(`A página ${path} não pôde ser desenhada: o erro acima diz por quê.`);
    const html = await response.text();
    documents.set(path, html);
    const [, canonical = siteUrl + path] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    if (canonical !== siteUrl + path)
      throw new Error(
        `A página ${path} mostra o conteúdo de ${canonical}: troque o nome da página no arquivo dela em app/routes e, em app/content, depois de page. Exemplo: page: pages.olinda,`,
      );
    const matched = isRoute(path) ? match(path) : [{ id: "root" }];
    const routes = matched.map(({ id }) => build.assets.routes[id]);
    if (isPrerendered(path, routes)) {
      const file = `${FOLDER}/${path.replaceAll("/", "") || "index"}.html`;
      writeFileSync(file, html);
      pages[path] = { file, status, headers: [...headers] };
    } else {
      const page = path === NOT_FOUND_PATH ? "The 404 page" : path;
      console.info(`${page} has a loader or an action, of the client perhaps, so each visit renders it.`);
    }
  }
  const [broken] = brokenLinks(documents, isRoute);
  if (broken) throw new Error(broken);
  for (const { path } of Object.values(listed))
    if (![...documents].some(([other, html]) => other !== path && RegExp(`href="${path}["#]`).test(html)))
      console.warn(`Nenhuma outra página leva a ${path}: ponha um link em app/content/footer.ts.`);
  for (const path of new Set(fixedPaths(build.routes)))
    if (match(path).at(-1)?.module.default && !documents.has(path))
      console.info(`${path} is not in pages.ts, so each visit renders it and no sitemap lists it.`);
  writeFileSync(
    `${FOLDER}/index.json`,
    JSON.stringify({ siteUrl, year: yearInRecife(), pages } satisfies PrerenderedPages),
  );
  writeFileSync("build/last-resort.html", lastResortPage());
  return Object.keys(pages).filter((path) => path !== NOT_FOUND_PATH);
}

/** @returns what `renderPages` wrote */
export function readPrerenderedPages(): PrerenderedPages {
  return JSON.parse(readFileSync(`${FOLDER}/index.json`, "utf8"));
}
