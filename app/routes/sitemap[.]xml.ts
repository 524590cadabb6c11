import { pages } from "~/content/pages";
import { absoluteUrl } from "~/seo/site";
import { PAGE_CACHE_CONTROL } from "~/server/response-headers";

/** Every page of content/pages.ts with its last change; add others here. Search engines ignore the other fields of the protocol. */
export function loader() {
  const urls = Object.values(pages).map(
    ({ path, updated }) => `<url><loc>${absoluteUrl(path)}</loc><lastmod>${updated}</lastmod></url>\n`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`,
    { headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": PAGE_CACHE_CONTROL } },
  );
}
