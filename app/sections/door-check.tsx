import { ContentText } from "~/components/content-text";
import { StepMark } from "~/components/step-mark";
import { doorSteps } from "~/content/door-steps";
import { IdTag } from "./id-tag";

/** How to check who is at the door: three steps, beside the ID tag of whoever comes. A part of `Reasons`. */
export function DoorCheck() {
  return (
    <div className="mt-10 grid items-center gap-10 md:grid-cols-3 md:gap-6">
      <ol className="grid gap-6 md:col-span-2">
        {doorSteps.map(({ title, text }, index) => (
          <li key={title} className="flex flex-wrap gap-x-4">
            <StepMark number={index + 1} />
            <div className="min-w-32 flex-1">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1">
                <ContentText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <IdTag />
    </div>
  );
}
