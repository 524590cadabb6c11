import mapUrl from "./recife-map.svg";

/**
 * A sketch of Recife with a lamp over Aflitos, fetched when the visitor comes near it. It repeats what the text beside it says,
 * so screen readers pass over it.
 */
export function RecifeMap({ isDark }: { isDark: boolean }) {
  return (
    <img src={isDark ? `${mapUrl}#noite` : mapUrl} alt="" loading="lazy" decoding="async" className="map bg-sea" />
  );
}
