import { pages } from "~/content/pages";
import type { Path } from "~/content/types";
import { absoluteUrl } from "~/seo/site";
import { PAGE_CACHE_CONTROL } from "~/server/response-headers";

/** Pages that have no entry in content/pages.ts, with the date of their last change. */
const otherPages: { path: Path; updated: string }[] = [];

/** Search engines ignore the other fields of the protocol (https://www.sitemaps.org/protocol.html). */
export function loader() {
  const urls = [...Object.values(pages), ...otherPages].map(
    ({ path, updated }) => `<url><loc>${absoluteUrl(path)}</loc><lastmod>${updated}</lastmod></url>\n`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`,
    { headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": PAGE_CACHE_CONTROL } },
  );
}
