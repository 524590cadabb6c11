import { Card } from "~/components/card";
import { ContentText } from "~/components/content-text";
import { Photo } from "~/components/photo";
import { Section } from "~/components/section";
import { SectionHeading } from "~/components/section-heading";
import type { QuestionsContent } from "~/content/types";
import { LargeDrawing } from "~/illustrations/large-drawing";

/** Questions and answers, drawn as a chat. */
export function Questions({ title, list, photo, drawing }: QuestionsContent) {
  return (
    <Section>
      <div className="grid gap-10 md:flex">
        <div className="max-w-168 flex-1">
          <SectionHeading title={title} />
          <ul className="mt-6 grid content-start gap-6">
            {list.map(({ title, text }) => (
              <li key={title} className="grid gap-2">
                <Card
                  as="h3"
                  background="chat"
                  className="ml-4 w-fit justify-self-end rounded-br-none px-4 py-3 text-base font-bold tiny:ml-0"
                >
                  {title}
                </Card>
                <Card as="p" className="mr-4 w-fit rounded-bl-none px-4 py-3 tiny:mr-0">
                  <ContentText text={text} />
                </Card>
              </li>
            ))}
          </ul>
        </div>
        {photo ? (
          <Photo {...photo} />
        ) : (
          // A drawing as tall as the chat would be cropped too much.
          <LargeDrawing
            drawing={drawing}
            className="aspect-4/5 h-auto min-w-0 flex-[0.7] self-start rounded-card object-cover object-[46%] max-md:hidden"
          />
        )}
      </div>
    </Section>
  );
}
