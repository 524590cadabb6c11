import { isRouteErrorResponse, type MetaFunction } from "@remix-run/react";
import { business } from "../content/business";
import { failure } from "../content/failure";
import { absoluteUrl } from "../content/site-url";
import type { HomeContent, ServicePageContent } from "../content/types";
import { structuredData } from "./structured-data";

/** Pixels of every preview picture: the ratio that no messenger or network crops (https://ogp.me). */
export const previewSize = { width: 1200, height: 630 };

/**
 * @param content what the page shows; its `page` says how others should name it
 * @returns the route's `meta`: title, description, canonical URL, link preview (https://ogp.me) and JSON-LD graph. Remix
 *   takes only the leaf route's, so it is complete. Cards of X fall back to the preview's
 *   title, description and picture.
 */
export function pageMeta(content: HomeContent | ServicePageContent): MetaFunction {
  const { title, description, path, preview } = content.page;
  const url = absoluteUrl(path);
  return () => [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:title", content: preview.title },
    { property: "og:description", content: preview.description },
    { property: "og:url", content: url },
    { property: "og:image", content: absoluteUrl(preview.image) },
    { property: "og:image:width", content: String(previewSize.width) },
    { property: "og:image:height", content: String(previewSize.height) },
    { property: "og:image:alt", content: preview.alt },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: business.name },
    { property: "og:locale", content: "pt_BR" },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image:alt", content: preview.alt },
    // Without it Google shows no picture or a small one (https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag).
    { name: "robots", content: "max-image-preview:large" },
    { "script:ld+json": structuredData(content) },
  ];
}

/** The root's `meta`, which Remix takes when no route matches or a page fails, and for a page that has none of its own. */
export const rootMeta: MetaFunction = ({ error }) => {
  if (!error) return [{ title: business.name }];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return [
    { title: `${isMissing ? "Página não encontrada" : failure.documentTitle} – ${business.name}` },
    { name: "robots", content: "noindex" },
  ];
};
