import skylineUrl from "./skyline.svg";

/** Recife's waterfront. recife-map.tsx says why `loading` comes first. */
export function Skyline() {
  return <img loading="lazy" src={skylineUrl} alt="" width="1440" height="120" className="block" />;
}
