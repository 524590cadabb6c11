import type { ServerBuild } from "@remix-run/node";
import { type MetaDescriptor, matchPath } from "@remix-run/react";
import type { RouteHandle } from "../app/document/route-handle";

/** What the content needs from the routes. Faults are sentences in Portuguese. */
export interface RouteNeeds {
  /** `place` is the file and line of the page's path. */
  pages: { name: string; path: string; place: string }[];
  /** Links to paths that are not in pages.ts, each with the fault to report if no route opens the path either. */
  links: { to: string; fault: string }[];
}

/** @returns the faults between the content and the routes of a site that Remix has built, one sentence each */
export function routeFaults({ routes }: Pick<ServerBuild, "routes">, { pages, links }: RouteNeeds): string[] {
  const all = Object.values(routes).flatMap((route) => (route ? { ...route, path: pathOf(route, routes) } : []));
  // The splat route matches every path but shows only the 404.
  const opens = (to: string) => all.some(({ path }) => !path.endsWith("*") && matchPath(path, to));
  const nameOf = (path: string) => pages.find((page) => page.path === path)?.name;
  const routesWithPage = all.flatMap(({ id, path: routePath, module }) => {
    const shown = (module.handle as RouteHandle | undefined)?.page;
    return shown ? { file: `app/${id}.tsx`, routePath, shown, canonical: canonicalOf(module.meta) } : [];
  });

  const wrongRoutes = routesWithPage.flatMap(({ file, routePath, shown, canonical }) => {
    const shownName = nameOf(shown.path) ?? shown.path;
    if (shown.path !== routePath)
      return `${file}: abre em ${routePath} e mostra a página ${shownName}, de ${shown.path}: troque o conteúdo pelo da própria página. Exemplo: pageHandle(${nameOf(routePath) ?? "olinda"}).`;
    if (canonical && !canonical.endsWith(routePath))
      return `${file}: diz ao Google o endereço de outra página, ${canonical}: troque o conteúdo pelo da própria página. Exemplo: pageMeta(${shownName}).`;
    return [];
  });
  const missingRoutes = pages
    .filter(({ path }) => !opens(path))
    .map(
      ({ name, path, place }) =>
        `${place}: ${name}, path não tem página: falta o arquivo app/routes/${path.slice(1) || "_index"}.tsx. Exemplo: path: "/".`,
    );
  return [...wrongRoutes, ...missingRoutes, ...links.filter(({ to }) => !opens(to)).map(({ fault }) => fault)];
}

/** @returns the full path of a route, including its parents' paths, such as "/bairro/:nome" */
function pathOf(route: { path?: string; parentId?: string }, routes: ServerBuild["routes"]): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  const start = parent ? pathOf(parent, routes) : "/";
  return route.path ? `${start.replace(/\/$/, "")}/${route.path}` : start;
}

/** @returns the canonical URL of a route whose `meta` takes no parameters, such as the result of `pageMeta` (app/seo/meta.ts) */
function canonicalOf(meta: unknown): string | undefined {
  if (typeof meta !== "function" || meta.length > 0) return;
  const descriptors: MetaDescriptor[] = meta();
  const canonical = descriptors.find((descriptor) => "rel" in descriptor && descriptor.rel === "canonical");
  return canonical && "href" in canonical ? String(canonical.href) : undefined;
}
