import type { QuestionsContent } from "~/content/types";
import cityUrl from "./city-night.svg";
import stepsUrl from "./steps.svg";

/**
 * The city at night, drawn at 4:5, or a step of a visit: one of four pictures of 352 × 264, side by side in steps.svg (`#lamp`).
 * `className` sets the size. It may crop the sides of a step, whose subject is at x = 72 to 274.
 */
export function LargeDrawing({ drawing, className }: { drawing: QuestionsContent["drawing"]; className: string }) {
  return (
    // With lazy loading, a full-page screenshot would have large gaps, because the browser does not scroll for it.
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
