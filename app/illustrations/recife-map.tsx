import mapUrl from "./recife-map.svg";

/**
 * A sketch of Recife with a lamp over Aflitos, fetched when the visitor comes near it. It repeats what the text beside it says,
 * so screen readers pass over it. `loading` before `src`: React sets them in this order, and what has no `loading` yet is fetched.
 */
export function RecifeMap({ isDark }: { isDark: boolean }) {
  return <img loading="lazy" src={isDark ? `${mapUrl}#noite` : mapUrl} alt="" className="map bg-sea" />;
}
