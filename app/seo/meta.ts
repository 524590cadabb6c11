import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import { business } from "~/content/business";
import { failure, notFound } from "~/content/failures";
import type { HomeContent, Path, ServicePageContent } from "~/content/types";
import { isNotFound } from "~/utils/is-not-found";
import { absoluteUrl, previewUrl } from "./site";
import { structuredData } from "./structured-data";

/** In px. Messengers and social networks do not crop this ratio. */
export const previewSize = { width: 1200, height: 630 };

/** @returns the `meta` of a page from app/content. It takes no arguments, because vite/route-check.ts calls it without a request. */
export function pageMeta(content: HomeContent | ServicePageContent): MetaFunction {
  const { title, description, path, preview } = content.page;
  const alt = preview.words ? `${preview.alt}, com as palavras: ${preview.words}` : preview.alt;
  return () => [
    ...documentMeta({ title, description, path, preview }),
    { property: "og:image", content: previewUrl(content.page) },
    { property: "og:image:width", content: String(previewSize.width) },
    { property: "og:image:height", content: String(previewSize.height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image:alt", content: alt },
    // Allows large images in results (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag).
    { name: "robots", content: "max-image-preview:large" },
    // Only search engines read JSON-LD, so the client bundle has no copy. React 19 ignores the script when it hydrates the head.
    ...(import.meta.env.SSR ? [{ "script:ld+json": structuredData(content) }] : []),
  ];
}

interface DocumentFacts {
  title: string;
  description: string;
  path: Path;
  /** Language and region, in Open Graph's notation. */
  locale?: string;
  /** Title and description of link previews, if they differ from the page's. */
  preview?: { title: string; description: string };
}

/** @returns what the `meta` of any page needs: title, description, canonical URL and link preview (https://ogp.me) */
export function documentMeta({
  title,
  description,
  path,
  locale = "pt_BR",
  preview = { title, description },
}: DocumentFacts) {
  const url = absoluteUrl(path);
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:title", content: preview.title },
    { property: "og:description", content: preview.description },
    { property: "og:url", content: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: business.name },
    { property: "og:locale", content: locale },
  ] satisfies MetaDescriptor[];
}

/** For an unknown path, an error, and a route without a `meta`. */
export const rootMeta: MetaFunction = ({ error }) => {
  if (!error) return [{ title: business.name }];
  return [
    { title: `${(isNotFound(error) ? notFound : failure).documentTitle} – ${business.name}` },
    { name: "robots", content: "noindex" },
  ];
};
