import type { CardDrawingName, LockDrawingName } from "../content/schema";
import drawingsUrl from "./drawings.svg";
import { LazyImage } from "./lazy-image";

interface DrawingProps {
  /** The id of a drawing in drawings.svg. */
  name: CardDrawingName | `lock-${LockDrawingName}`;
}

export function Drawing({ name }: DrawingProps) {
  return <LazyImage src={`${drawingsUrl}#${name}`} width="48" height="48" />;
}
