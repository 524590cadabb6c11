import type { StepsContent } from "../content/schema";
import { LazyImage } from "./lazy-image";
import stepsUrl from "./steps.svg";

/** One of the scenes before the same house. */
export function StepDrawing({
  drawing,
  className,
}: {
  drawing: StepsContent["list"][number]["drawing"];
  className?: string;
}) {
  return <LazyImage src={`${stepsUrl}#${drawing}`} width="352" height="264" className={className} />;
}
