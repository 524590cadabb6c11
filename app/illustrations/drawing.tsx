import type { CardDrawingName, LockDrawingName } from "../content/schema";
import drawingsUrl from "./drawings.svg";

interface DrawingProps {
  /** The id of a drawing in drawings.svg. */
  name: CardDrawingName | `lock-${LockDrawingName}`;
}

/** One drawing of drawings.svg. The file comes when the visitor is near; recife-map.tsx says why `loading` stands first. */
export function Drawing({ name }: DrawingProps) {
  return <img loading="lazy" src={`${drawingsUrl}#${name}`} alt="" width="48" height="48" />;
}
