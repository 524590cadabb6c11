import { LazyImage } from "./lazy-image";
import skylineUrl from "./skyline.svg";

/**
 * Recife at three in the morning: belfries, townhouses, bridge, dome, palms. The light of the one lit window, which has the shape
 * of a keyhole, falls on what follows.
 */
export function Skyline() {
  return (
    <LazyImage src={skylineUrl} width="1440" height="320" className="skyline relative block forced-colors:hidden" />
  );
}
