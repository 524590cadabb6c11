import { existsSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { business } from "../../app/content/business";
import { pages } from "../../app/content/pages";
import { absoluteUrl, previewPath, previewUrl } from "../../app/seo/site-url";
import { missingPath } from "../tools/contents";
import { openSite, textOf } from "../tools/open-site";

const { ask, documentOf, screens } = await openSite();
const allPages = Object.values(pages);

describe.each(allPages)("the head of $path", ({ path, title, description, preview }) => {
  const { head } = documentOf(path);

  test("has the page's title, description, canonical URL and robots rule, each once", () => {
    expect(Array.from(head.querySelectorAll("title"), textOf)).toEqual([title]);
    expect(metas(head, "description")).toEqual([description]);
    expect(metas(head, "robots")).toEqual(["max-image-preview:large"]);
    const canonical = Array.from(head.querySelectorAll("link[rel=canonical]"), (link) => link.getAttribute("href"));
    expect(canonical).toEqual([absoluteUrl(path)]);
  });

  test("gives a link preview its own words and picture", () => {
    const found = Array.from(head.querySelectorAll("meta[property]"), (meta) => [
      meta.getAttribute("property"),
      meta.getAttribute("content"),
    ]);
    expect(Object.fromEntries(found)).toEqual({
      "og:title": preview.title,
      "og:description": preview.description,
      "og:url": absoluteUrl(path),
      "og:image": previewUrl({ path }),
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": `${preview.alt}, com as palavras: ${preview.words}`,
      "og:type": "website",
      "og:site_name": business.name,
      "og:locale": "pt_BR",
    });
    expect(statSync(`public${previewPath({ path })}`).size).toBeLessThan(300_000);
    expect(metas(head, "twitter:card")).toEqual(["summary_large_image"]);
    expect(metas(head, "twitter:image:alt")).toEqual([Object.fromEntries(found)["og:image:alt"]]);
  });
});

test("the 404 has a title with the name, asks not to be indexed and claims no place", () => {
  const { head } = documentOf(missingPath);
  expect(Array.from(head.querySelectorAll("title"), textOf)).toEqual([expect.stringContaining(business.name)]);
  expect(metas(head, "robots")).toEqual(["noindex"]);
  expect(head.querySelector("link[rel=canonical], meta[property], script[type='application/ld+json']")).toBeNull();
});

test.each(screens)(
  "the head of $path tells browsers its language, width, colours, numbers and icons",
  async ({ document }) => {
    const { documentElement, head } = document;
    expect(documentElement.lang).toBe("pt-BR");
    expect(metas(head, "viewport")).toEqual([expect.stringContaining("viewport-fit=cover")]);
    expect(metas(head, "format-detection")).toEqual(["telephone=no"]);
    const themes = Array.from(head.querySelectorAll("meta[name=theme-color]"), (meta) => meta.getAttribute("media"));
    expect(themes).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
    const manifest = await (await ask(String(head.querySelector("link[rel=manifest]")?.getAttribute("href")))).json();
    expect(manifest).toMatchObject({ name: business.name, theme_color: metas(head, "theme-color")[0] });
    const icons = Array.from(head.querySelectorAll("link[rel~=icon], link[rel=apple-touch-icon]"));
    const names = [
      ...icons.map((icon) => icon.getAttribute("href")),
      ...manifest.icons.map(({ src }: HTMLImageElement) => src),
    ];
    expect(names.length).toBe(7);
    for (const name of names) expect(existsSync(`public${name}`), name).toBe(true);
  },
);

test("robots.txt lets every crawler in and names the sitemap, which lists every page with its day", async () => {
  const response = await ask("/robots.txt");
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const sitemap = absoluteUrl("/sitemap.xml");
  expect(await response.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
  const list = await (await ask("/sitemap.xml")).text();
  for (const { path, updated } of allPages)
    expect(list).toContain(`<loc>${absoluteUrl(path)}</loc><lastmod>${updated}</lastmod>`);
});

function metas(head: Element, name: string): (string | null)[] {
  return Array.from(head.querySelectorAll(`meta[name="${name}"]`), (meta) => meta.getAttribute("content"));
}
