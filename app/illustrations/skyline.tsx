import skylineUrl from "./skyline.svg";

/** Recife asleep, with one lit window, whose light falls on what follows. recife-map.tsx says why `loading` comes first. */
export function Skyline() {
  return <img loading="lazy" src={skylineUrl} alt="" width="1440" height="320" className="block print:hidden" />;
}
