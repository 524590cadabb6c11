import { LazyImage } from "./lazy-image";
import skylineUrl from "./skyline.svg";

/** Recife asleep, with one lit window, whose light falls on what follows. */
export function Skyline() {
  return (
    <LazyImage src={skylineUrl} width="1440" height="320" className="skyline relative block forced-colors:hidden" />
  );
}
