import { existsSync, statSync } from "node:fs";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { business } from "~/content/business";
import { pages } from "~/content/pages";
import type { Page } from "~/content/types";
import { missingPath, origin } from "../tools/contents";
import { openSite, textOf } from "../tools/open-site";

const { ask, documentOf, screens } = await openSite();
const attributes = (head: Element, selector: string, name: string) =>
  Array.from(head.querySelectorAll(selector), (element) => element.getAttribute(name));
const metas = (head: Element, name: string) => attributes(head, `meta[name="${name}"]`, "content");

/** Pages with the night drawing, and pages without content. */
const nights: string[] = Object.values(pages).flatMap(({ scene, path }) => (scene === "night" ? path : []));
nights.push("/fora-do-ar", "/envio-incerto", missingPath);

describe.each<Page>(Object.values(pages))("the head of $path", ({ path, title, description, preview }) => {
  const { head } = documentOf(path);

  test("the page has its own title, description and canonical URL, each once", () => {
    expect(Array.from(head.querySelectorAll("title"), textOf)).toEqual([title]);
    expect(metas(head, "description")).toEqual([description]);
    expect(metas(head, "robots")).toEqual(["max-image-preview:large"]);
    expect(attributes(head, "link[rel=canonical]", "href")).toEqual([origin + path]);
  });

  test("a link preview has the page's words and picture", () => {
    const properties = Array.from(head.querySelectorAll("meta[property]"), (meta) =>
      ["property", "content"].map((name) => meta.getAttribute(name)),
    );
    const alt = [preview.alt, preview.words].filter(Boolean).join(", com as palavras: ");
    const picture = `/social/${path === "/" ? "inicio" : path.slice(1)}.jpg`;
    expect(Object.fromEntries(properties)).toEqual({
      "og:title": preview.title,
      "og:description": preview.description,
      "og:url": origin + path,
      "og:image": expect.stringMatching(new RegExp(`^${origin}${picture}\\?[0-9a-f]{8}$`)),
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": alt,
      "og:type": "website",
      "og:site_name": business.name,
      "og:locale": "pt_BR",
    });
    expect(statSync(`public${picture}`).size).toBeLessThan(300_000);
    expect(metas(head, "twitter:card")).toEqual(["summary_large_image"]);
    expect(metas(head, "twitter:image:alt")).toEqual([alt]);
  });
});

test.each([missingPath, "/fora-do-ar", "/envio-incerto"])(
  "%s asks not to be indexed, and names no canonical URL",
  (path) => {
    const { head } = documentOf(path);
    expect(Array.from(head.querySelectorAll("title"), textOf)).toEqual([expect.stringContaining(business.name)]);
    expect(metas(head, "robots")).toEqual(["noindex"]);
    expect(head.querySelector("link[rel=canonical], meta[property], script[type='application/ld+json']")).toBeNull();
  },
);

test.each(screens)("the head of $path has language, width, colors and icons", async ({ path, document }) => {
  const { documentElement, head } = document;
  expect(documentElement.lang).toBe("pt-BR");
  expect(documentElement.classList.contains("dark"), "dark in light mode too").toBe(nights.includes(path));
  expect(metas(head, "viewport")).toEqual([expect.stringContaining("viewport-fit=cover")]);
  expect(metas(head, "format-detection")).toEqual(["telephone=no"]);
  const themes = ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"];
  expect(attributes(head, "meta[name=theme-color]", "media")).toEqual(themes);
  expect(metas(head, "theme-color")).toEqual(["#0b1430", "#070c1e"]);
  expect(head.querySelectorAll("link[rel=manifest]").length).toBe(1);
  expect(head.querySelectorAll("link[rel~=icon], link[rel=apple-touch-icon]").length).toBe(3);
});

test("the web app manifest has the name, the color and icons that exist", async () => {
  const manifest = await (await ask("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: business.name, start_url: "/", theme_color: "#0b1430" });
  expect(manifest.icons.filter(({ src }: { src: string }) => existsSync(`public${src}`))).toHaveLength(4);
});

test("robots.txt lets every crawler in and names the sitemap, which lists every page with its date", async () => {
  const response = await ask("/robots.txt");
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  const sitemap = await (await ask("/sitemap.xml")).text();
  for (const { path, updated } of Object.values(pages))
    expect(sitemap).toContain(`<url><loc>${origin}${path}</loc><lastmod>${updated}</lastmod></url>`);
});

test.each(["America/Recife", "UTC"])("on a server in %s the year changes when it does in Recife", async (TZ) => {
  onTestFinished(() => void vi.useRealTimers().unstubAllEnvs());
  vi.useFakeTimers({ toFake: ["Date"] }).stubEnv("TZ", TZ);
  const etags: unknown[] = [];
  for (const [time, year] of Object.entries({ "02:59": 2030, "03:00": 2031, "05:59": 2031 })) {
    vi.setSystemTime(`2031-01-01T${time}Z`);
    for (const path of ["/", missingPath]) expect(await (await ask(path)).text()).toContain(`© <span>${year}`);
    etags.push((await ask("/")).headers.get("ETag"));
  }
  const [before, first, later] = etags;
  expect(first).not.toBe(before);
  expect(later).toBe(first);
});
