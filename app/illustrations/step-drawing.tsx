import type { StepsContent } from "~/content/types";
import cityUrl from "./city-night.svg";
import stepsUrl from "./steps.svg";

/** A scene of a visit, or the city. Each view is 352 × 264; phones crop the sides, so the subject is within 104 of x = 170. */
export function StepDrawing({
  drawing,
  className,
}: {
  drawing: StepsContent["list"][number]["drawing"] | "city";
  className?: string;
}) {
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
