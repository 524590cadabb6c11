import skylineUrl from "./skyline.svg";

/** Recife's waterfront, before the sky that its parent gives it. */
export function Skyline() {
  return <img src={skylineUrl} alt="" loading="lazy" decoding="async" width="1440" height="120" />;
}
