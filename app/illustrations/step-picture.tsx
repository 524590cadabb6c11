import type { QuestionsContent } from "~/content/types";
import cityUrl from "./city-night.svg";
import stepsUrl from "./steps.svg";

/** The city at night, 4:5, or a step of a visit: a view of steps.svg, 352 × 264. Its subject is at x = 72 to 274. */
export function StepPicture({ drawing, className }: { drawing: QuestionsContent["drawing"]; className: string }) {
  return (
    // Not lazy: a capture of the whole page would show the empty place of a picture that nobody has scrolled to.
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
