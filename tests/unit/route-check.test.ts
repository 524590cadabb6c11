import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { routeFaults } from "../../vite/route-check";

interface Route {
  path?: string;
  parentId?: string;
  /** The path of the page in the route's handle. */
  shows?: string;
  canonical?: string;
}

/** @returns a Remix build with a root and these routes, keyed by id */
function buildOf(routes: Record<string, Route>) {
  const all = Object.entries(routes).map(([id, { path, parentId = "root", shows, canonical }]) => {
    const handle = shows && { page: { path: shows } };
    const meta = () => [{ tagName: "link", rel: "canonical", href: `https://a.example${canonical}` }];
    return [id, { id, path, parentId, module: { default: () => null, handle, ...(canonical && { meta }) } }];
  });
  const root = { id: "root", path: "", module: { default: () => null } };
  return { routes: { root, ...Object.fromEntries(all) } } as unknown as Pick<ServerBuild, "routes">;
}

const pages = [
  { name: "car", path: "/carro", place: "app/content/pages.ts, linha 3" },
  { name: "olinda", path: "/cidade/olinda", place: "app/content/pages.ts, linha 9" },
];
const links = [{ to: "/pedido", fault: "app/content/footer.ts: to deve levar a uma página" }];
const right = {
  "routes/carro": { path: "carro", shows: "/carro", canonical: "/carro" },
  "routes/cidade": { path: "cidade" },
  "routes/_moldura": { parentId: "routes/cidade" },
  "routes/cidade.olinda/route": { path: "olinda", parentId: "routes/_moldura", shows: "/cidade/olinda" },
  "routes/pedido._index": { path: "pedido" },
  "routes/$": { path: "*" },
};

test("routes: pages and links that have routes, in files of any name, have no fault", () => {
  expect(routeFaults(buildOf(right), { pages, links })).toEqual([]);
});

test.each([
  [
    "a page without a route",
    { "routes/carro": {} },
    /^app\/content\/pages\.ts, linha 3: car, path .* app\/routes\/carro\.tsx/,
  ],
  [
    "a copied route",
    { "routes/carro": { path: "carro", shows: "/cidade/olinda" } },
    /^app\/routes\/carro\.tsx: .*pageHandle\(car\)\.$/,
  ],
  [
    "a copied meta",
    { "routes/carro": { ...right["routes/carro"], canonical: "/" } },
    /^app\/routes\/carro\.tsx: .*pageMeta\(car\)\.$/,
  ],
  ["a link to no route", { "routes/pedido._index": { path: "outro" } }, /^app\/content\/footer\.ts: to deve levar/],
])("routes: %s is reported in one sentence", (_what, wrong: Record<string, Route>, sentence) => {
  const faults = routeFaults(buildOf({ ...right, ...wrong }), { pages, links });
  expect(faults).toEqual([expect.stringMatching(sentence)]);
});
