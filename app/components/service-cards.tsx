import type { ServiceCard, Subject } from "../content/schema.server";
import { Drawing } from "../illustrations/drawing";
import { Box } from "./box";
import { EmergencyLinks } from "./call-link";
import { CheckList } from "./check-list";
import { TextLink } from "./text-link";
import { WhatsappButton } from "./whatsapp-link";

type Card = ServiceCard & { about: Subject; message: string };

const grounds: Record<Subject, string> = {
  car: "[--ground:var(--color-car),var(--color-car-end)]",
  house: "[--ground:var(--color-house),var(--color-house-end)]",
  company: "[--ground:var(--color-company),var(--color-company-end)]",
};

/** Three cards form three columns that share four grid rows, so that their lists are aligned. Four cards form two columns. */
const layouts = {
  columns: {
    list: "lg:grid-cols-3",
    card: "",
    picture: "",
    drawing: "",
    features: "gap-x-6 md:max-lg:grid md:max-lg:grid-cols-2",
  },
  rows: {
    list: "nav:grid-cols-2",
    card: "md:row-auto md:[grid-template:auto_1fr_auto/38%_1fr]",
    picture: "card-picture-wide md:row-span-3 md:items-start",
    drawing: "md:inset-x-0 md:-bottom-[1.35rem] md:mx-auto md:w-[min(13rem,78%)]",
    features: "",
  },
};

export function ServiceCards({ cards }: { cards: readonly Card[] }) {
  const layout = layouts[cards.length === 3 ? "columns" : "rows"];
  return (
    <ul className={`mt-10 grid gap-6 ${layout.list}`}>
      {cards.map(({ id, drawing, title, description, features, message, buttonText, about, more }) => (
        <Box
          as="li"
          key={title}
          id={id}
          className={`row-span-4 grid grid-rows-[auto_auto_1fr_auto] gap-0 overflow-hidden *:p-[min(1.25rem,5vw)] supports-[grid-template-rows:subgrid]:grid-rows-subgrid ${layout.card}`}
        >
          <div
            className={`card-picture relative isolate flex min-h-32 items-end overflow-hidden text-white forced-color-adjust-none ${layout.picture} ${grounds[about]}`}
          >
            <Drawing
              name={drawing}
              className={`absolute right-[min(0.75rem,30vw-6rem)] -bottom-[0.86rem] -z-1 h-auto w-[min(8.25rem,38%)] max-[15rem]:hidden ${layout.drawing}`}
            />
            <h3 className="max-w-[7em] min-w-0">{title}</h3>
          </div>
          <p>
            <EmergencyLinks text={description} />
          </p>
          <CheckList list={features} className={`py-0! text-sm ${layout.features}`} />
          <div className="grid content-start">
            <WhatsappButton message={message} text={buttonText} variant="outline" size="small" />
            {more && (
              <TextLink href={more.to} className="mt-2 justify-self-center text-sm">
                {more.text}
              </TextLink>
            )}
          </div>
        </Box>
      ))}
    </ul>
  );
}
