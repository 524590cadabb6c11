import { Card } from "~/components/card";
import { CheckList } from "~/components/check-list";
import { ContentText } from "~/components/content-text";
import { StepMark } from "~/components/step-mark";
import { TextLink } from "~/components/text-link";
import { WhatsappLink } from "~/components/whatsapp-link";
import type { StepsContent } from "~/content/types";
import { LargeDrawing } from "~/illustrations/large-drawing";

/** The steps of a visit, and what to have at hand. */
export function VisitSteps({ title, list, atHand, ask }: StepsContent) {
  return (
    <div className="pt-16 md:pt-24">
      <h2>{title}</h2>
      <ol
        className={`mt-6 grid gap-6 lg:gap-0 ${list.length > 3 ? "md:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3"}`}
      >
        {list.map(({ drawing, time, title, text }, index) => (
          <li key={title} className="relative isolate flex flex-wrap items-center gap-x-4 md:block">
            <LargeDrawing
              drawing={drawing}
              className="visit-step-picture h-38 w-30 bg-night object-cover md:h-auto md:w-full"
            />
            <StepMark number={index + 1} time={time} className="absolute -top-2 -left-2 lg:top-4 lg:left-4" />{" "}
            <div className="visit-step-words relative min-w-32 flex-1 md:pt-4 md:pr-6">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1">
                <ContentText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      {atHand && (
        <Card className="mt-10 px-4 py-6 sm:px-6 lg:p-10">
          <h3 className="text-lg">{atHand.title}</h3>
          <CheckList list={atHand.list} className="mt-3 gap-x-6 text-muted sm:grid md:grid-cols-3" />
        </Card>
      )}
      <p className="mt-10">
        <ContentText text={ask.text} />{" "}
        <WhatsappLink as={TextLink} message={ask.message}>
          {ask.linkText}
        </WhatsappLink>
      </p>
    </div>
  );
}
