import { absoluteUrl } from "../seo/site-url";
import { resourceHeaders } from "../server/response-headers";

export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl("/sitemap.xml")}\n`, {
    headers: resourceHeaders("text/plain; charset=utf-8"),
  });
}
