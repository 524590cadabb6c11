import type { StepsContent } from "../content/schema.server";
import cityUrl from "./city-night.svg";
import stepsUrl from "./steps.svg";

/**
 * One of the scenes before the same house, or the city around it. Each view is 352 x 264, and what matters stands within 208 of
 * x = 170, as phones crop the sides.
 */
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
