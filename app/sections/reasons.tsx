import { ContentText } from "~/components/content-text";
import { Photo } from "~/components/photo";
import { Section } from "~/components/section";
import { SectionHeading } from "~/components/section-heading";
import type { ServicePageContent } from "~/content/types";
import { ReasonDrawing } from "~/illustrations/drawing";
import { DoorCheck } from "./door-check";

interface ReasonsProps extends Pick<ServicePageContent, "reasons" | "photo"> {
  title: string;
}

/** First how to check who is at the door, then the reasons to call. */
export function Reasons({ title, reasons, photo }: ReasonsProps) {
  const columns = reasons.length > 3 ? "md:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3";
  return (
    <Section>
      <SectionHeading title={title} />
      <DoorCheck />
      <div className={photo && "mt-10 grid gap-10 md:grid-cols-2"}>
        {photo && <Photo {...photo} />}
        <ul className={photo ? "grid content-start gap-10" : `mt-10 grid gap-y-10 ${columns}`}>
          {reasons.map(({ drawing, title, text }) => (
            <li key={title}>
              <ReasonDrawing name={drawing} />
              <h3 className="mt-3 text-lg">{title}</h3>
              <p className="mt-1 md:pr-6">
                <ContentText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
