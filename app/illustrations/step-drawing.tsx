import type { QuestionsContent } from "~/content/types";
import cityUrl from "./city-night.svg";
import stepsUrl from "./steps.svg";

/** A step of a visit, or beside questions also the city at night, which is 4:5. In a view of steps.svg, 352 × 264, the subject is at x = 72 to 274: the sides may be cropped. */
export function StepDrawing({ drawing, className }: { drawing: QuestionsContent["drawing"]; className?: string }) {
  return (
    <img
      loading="lazy"
      alt=""
      src={drawing === "city" ? cityUrl : `${stepsUrl}#${drawing}`}
      width="352"
      height="264"
      className={className}
    />
  );
}
