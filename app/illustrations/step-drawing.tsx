import type { StepDrawingName } from "../content/schema";
import stepsUrl from "./steps.svg";

/** One of the scenes before the same house. recife-map.tsx says why `loading` comes first. */
export function StepDrawing({ drawing }: { drawing: StepDrawingName }) {
  return (
    <img
      loading="lazy"
      src={`${stepsUrl}#${drawing}`}
      alt=""
      width="352"
      height="264"
      className="block h-38 w-30 rounded-card bg-night object-cover md:h-auto md:w-full"
    />
  );
}
