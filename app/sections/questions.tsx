import type { ComponentProps } from "react";
import { Photo } from "../components/photo";
import { SectionHeading } from "../components/section-heading";
import type { QuestionsContent } from "../content/schema.server";
import { StepDrawing } from "../illustrations/step-drawing";

interface QuestionsProps extends QuestionsContent {
  /** The picture beside them where there is no photograph: one that the page has not shown. */
  drawing: ComponentProps<typeof StepDrawing>["drawing"];
}

/** Questions and answers, drawn as a chat. */
export function Questions({ title, list, photo, drawing }: QuestionsProps) {
  return (
    <section className="wrap py-16 md:py-24">
      <div className="grid gap-10 md:flex">
        <div className="max-w-168 flex-1">
          <SectionHeading title={title} />
          <ul className="mt-6 grid content-start gap-6">
            {list.map(({ title, text }) => (
              <li key={title} className="grid gap-2">
                <h3 className="question bubble box w-fit px-4 py-3 ml-4 justify-self-end text-base font-bold">
                  {title}
                </h3>
                <p className="bubble box w-fit px-4 py-3 mr-4">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        {photo ? <Photo {...photo} /> : <StepDrawing drawing={drawing} className="scene min-w-0 max-md:hidden" />}
      </div>
    </section>
  );
}
