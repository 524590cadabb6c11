import type { StepDrawingName } from "../content/schema";
import { LazyImage } from "./lazy-image";
import stepsUrl from "./steps.svg";

/** One of the scenes before the same house. */
export function StepDrawing({ drawing }: { drawing: StepDrawingName }) {
  return (
    <LazyImage
      src={`${stepsUrl}#${drawing}`}
      width="352"
      height="264"
      className="block h-38 w-30 rounded-card bg-night object-cover md:h-auto md:w-full"
    />
  );
}
