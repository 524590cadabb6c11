import type { QuestionsContent } from "~/content/types";
import cityUrl from "./city-night.svg";
import stepsUrl from "./steps.svg";

/**
 * A step of a visit, which is a view of steps.svg, or the city at night, which is drawn at 4:5.
 * `className` sets the size. It may crop the sides of a step, whose subject is at x = 72 to 274.
 */
export function StepPicture({ drawing, className }: { drawing: QuestionsContent["drawing"]; className: string }) {
  return (
    // Not lazy: a screenshot of the whole page would have gaps wherever nobody has scrolled to.
    <img
      fetchPriority="low"
      alt=""
      src={drawing === "city" ? cityUrl : `${stepsUrl}#${drawing}`}
      width="352"
      height="264"
      className={className}
    />
  );
}
