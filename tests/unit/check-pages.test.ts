import { expect, it } from "vitest";
import { checkLinks, checkPages } from "../../app/content/check-pages";
import { pages } from "../../app/content/pages";

it("a page with another's path stops the build with a sentence that names both", () => {
  const twice = { home: pages.home, copy: pages.home };
  expect(() => checkPages(twice, () => true)).toThrow(
    'app/content/pages.ts: pages.copy.path must be another than that of pages.home, but is "/".',
  );
});

it("a picture that public/ does not have stops the build with a sentence that names what paints it", () => {
  expect(() => checkPages(pages, (path) => path !== pages.home.preview.image)).toThrow(
    /^app\/content\/pages\.ts: pages\.home\.preview\.image names a file .*; npm run images paints it\.$/,
  );
});

it.each([
  ["/", true],
  ["/a-page", true],
  ["/#servicos", true],
  ["/a-page#servicos", true],
  ["/nothing", false],
  ["/a-page/", false],
  ["a-page", false],
  ["/#nothing", false],
  ["/a-page#", false],
  ["#servicos", false],
  ["https://a.example/", false],
])("a link to %j leads to a page and its section: %j", (to, leads) => {
  const check = () => checkLinks("app/content/car.ts", { list: [{ more: { to } }] }, ["/", "/a-page"], ["servicos"]);
  if (leads) expect(check).not.toThrow();
  else expect(check).toThrow("app/content/car.ts: list[0].more.to must be the path of a page (/, /a-page), ");
});
