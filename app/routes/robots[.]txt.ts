import { absoluteUrl } from "~/seo/site";
import { PAGE_CACHE_CONTROL } from "~/server/response-headers";

export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl("/sitemap.xml")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": PAGE_CACHE_CONTROL },
  });
}
