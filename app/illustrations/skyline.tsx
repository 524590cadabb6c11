import skylineUrl from "./skyline.svg";

/** Recife's waterfront, before the sky that its parent gives it. `loading` first, as in recife-map.tsx. */
export function Skyline() {
  return <img loading="lazy" src={skylineUrl} alt="" width="1440" height="120" />;
}
