import mapUrl from "./recife-map.svg";

/**
 * A sketch of Recife with a lamp over Aflitos. `loading` stands before `src`, because React sets attributes in this order and
 * an image with `src` alone is fetched at once.
 */
export function RecifeMap({ isDark }: { isDark: boolean }) {
  return <img loading="lazy" src={isDark ? `${mapUrl}#noite` : mapUrl} alt="" className="map" />;
}
