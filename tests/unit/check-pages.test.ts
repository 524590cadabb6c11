import { expect, it } from "vitest";
import { checkLinks, checkPages } from "../../app/content/check-pages";
import { pages } from "../../app/content/pages";

const FILE = "app/content/car.ts";

const hasFile = () => true;

it("accepts the pages as they are", () => {
  expect(() => checkPages(pages, hasFile)).not.toThrow();
});

it("names the page that has another's path", () => {
  const twice = { home: pages.home, car: { ...pages.car, path: "/" as const } };
  expect(() => checkPages(twice, hasFile)).toThrow(
    'app/content/pages.ts: pages.car.path must be another than that of pages.home, but is "/".',
  );
});

it("names the picture that public/ does not have, and what paints it", () => {
  expect(() => checkPages(pages, (path) => path !== pages.car.preview.image)).toThrow(
    /^app\/content\/pages\.ts: pages\.car\.preview\.image names a file that public\/ does not have: ".*"; npm run images paints it\.$/,
  );
});

const paths = ["/", "/a-page"];
const ids = ["servicos"];

it.each([
  "/nothing",
  "/a-page/",
  "a-page",
  "/#nothing",
  "/a-page#",
  "/nothing#servicos",
  "#servicos",
  "https://a.example/",
])("a link to %j leads nowhere", (to) => {
  expect(() => checkLinks(FILE, { list: [{ more: { to } }] }, paths, ids)).toThrow(
    `${FILE}: list[0].more.to must be the path of a page (/, /a-page), perhaps with one of its sections (#servicos), but is ${JSON.stringify(to)}.`,
  );
});

it.each(["/", "/a-page", "/#servicos", "/a-page#servicos"])("a link to %j leads somewhere", (to) => {
  expect(() => checkLinks(FILE, { list: [{ more: { to } }], text: "/nothing" }, paths, ids)).not.toThrow();
});
