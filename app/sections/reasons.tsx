import { EmergencyLinks } from "~/components/emergency-links";
import { IdTag } from "~/components/id-tag";
import { Photo } from "~/components/photo";
import { Section } from "~/components/section";
import { SectionHeading } from "~/components/section-heading";
import { StepMark } from "~/components/step-mark";
import { doorSteps } from "~/content/door-steps";
import type { ServicePageContent } from "~/content/types";
import { ReasonDrawing } from "~/illustrations/drawing";

/** First how to check who is at the door, then the reasons to call. */
export function Reasons({ reasonsTitle, reasons, photo }: ServicePageContent) {
  const columns = reasons.length > 3 ? "md:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3";
  return (
    <Section>
      <SectionHeading title={reasonsTitle} />
      <DoorCheck />
      <div className={photo && "mt-10 grid gap-10 md:grid-cols-2"}>
        {photo && <Photo {...photo} />}
        <ul className={photo ? "grid content-start gap-10" : `mt-10 grid gap-y-10 ${columns}`}>
          {reasons.map(({ drawing, title, text }) => (
            <li key={title}>
              <ReasonDrawing name={drawing} />
              <h3 className="mt-3 text-lg">{title}</h3>
              <p className="mt-1 md:pr-6">
                <EmergencyLinks text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Three steps beside the ID tag of whoever comes. */
function DoorCheck() {
  return (
    <div className="mt-10 grid items-center gap-10 md:grid-cols-3 md:gap-6">
      <ol className="grid gap-6 md:col-span-2">
        {doorSteps.map(({ title, text }, index) => (
          <li key={title} className="flex flex-wrap gap-x-4">
            <StepMark number={index + 1} />
            <div className="min-w-32 flex-1">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1">
                <EmergencyLinks text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <IdTag />
    </div>
  );
}
