import { business } from "~/content/business";
import { pages } from "~/content/pages";
import { siteLanguage } from "~/seo/site";
import { PAGE_CACHE_CONTROL } from "~/server/response-headers";
import { colors } from "~/styles/colors";

const icon = (src: string, sizes: string) => ({ src, sizes, type: "image/png" });

/** The web app manifest (https://www.w3.org/TR/appmanifest/). */
export function loader() {
  const manifest = {
    name: business.name,
    short_name: business.shortName ?? business.name,
    description: pages.home.preview.description,
    lang: siteLanguage,
    id: "/",
    start_url: "/",
    display: "minimal-ui",
    background_color: colors.night,
    theme_color: colors.night,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      icon("/icon-192.png", "192x192"),
      icon("/icon-512.png", "512x512"),
      { ...icon("/icon-512-maskable.png", "512x512"), purpose: "maskable" },
    ],
  };
  const headers = { "Content-Type": "application/manifest+json", "Cache-Control": PAGE_CACHE_CONTROL };
  return new Response(JSON.stringify(manifest), { headers });
}
