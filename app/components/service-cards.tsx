import type { ServiceCardContent, Subject } from "~/content/types";
import { CardDrawing } from "~/illustrations/drawing";
import { Card } from "./card";
import { CheckList } from "./check-list";
import { ContentText } from "./content-text";
import { TextLink } from "./text-link";
import { WhatsappButton } from "./whatsapp-link";

/** sections/services.tsx adds `message` to cards of home pages, and pages/service-page.tsx adds `subject` to those of service pages. */
interface ServiceCardProps extends ServiceCardContent {
  subject: Subject;
  message: string;
}

const gradients: Record<Subject, string> = { car: "card-car", house: "card-house", company: "card-company" };

const layouts = {
  /** Subgrid: the cards share four grid rows, so that their feature lists line up. */
  pictureAbove: {
    columns: (cards: number) => (cards === 3 ? "lg:grid-cols-3" : "lg:grid-cols-2"),
    card: "row-span-4 grid-rows-[auto_auto_1fr_auto] supports-[grid-template-rows:subgrid]:grid-rows-subgrid",
    picture: "min-h-32 items-end",
    drawing: "right-3 w-[min(var(--size),38%)] [--size:8.25rem]",
    features: "gap-x-6 md:max-lg:grid md:max-lg:grid-cols-2",
  },
  /**
   * Two columns from the `nav` breakpoint up (app.css), because long words would break at `lg`. A last card without a neighbor fills both.
   * From `md` up, each picture is on the left of its card, beside three rows: text, features, buttons.
   */
  pictureBeside: {
    columns: () => "nav:grid-cols-2",
    card: "nav:last:odd:col-span-full grid-rows-[auto_auto_1fr_auto] md:[grid-template:auto_1fr_auto/38%_1fr]",
    picture: "card-picture-wide min-h-32 items-end md:row-span-3 md:items-start",
    drawing:
      "right-3 w-[min(var(--size),38%)] [--size:8.25rem] md:inset-x-0 md:mx-auto md:w-[min(var(--size),78%)] md:[--size:13rem]",
    features: "",
  },
};

interface ServiceCardsProps {
  cards: readonly ServiceCardProps[];
  layout: keyof typeof layouts;
}

export function ServiceCards({ cards, layout }: ServiceCardsProps) {
  return (
    <ul className={`mt-10 grid gap-6 ${layouts[layout].columns(cards.length)}`}>
      {cards.map((card) => (
        <ServiceCard key={card.title} {...card} look={layouts[layout]} />
      ))}
    </ul>
  );
}

function ServiceCard({ look, ...card }: ServiceCardProps & { look: (typeof layouts)[keyof typeof layouts] }) {
  return (
    // gap-0: a subgrid would inherit the list's gap.
    <Card as="li" id={card.id} className={`grid gap-0 overflow-hidden *:p-5 tiny:*:p-2 ${look.card}`}>
      <div
        className={`card-picture relative isolate flex overflow-hidden text-white forced-color-adjust-none ${look.picture} ${gradients[card.subject]}`}
      >
        {/* Drawings have 5 of 48 units of free space at the bottom, so they are moved down by that much. */}
        <CardDrawing
          name={card.drawing}
          className={`absolute -bottom-[calc(var(--size)*5/48)] -z-1 h-auto tiny:hidden ${look.drawing}`}
        />
        <h3 className="max-w-[7em] min-w-0">{card.title}</h3>
      </div>
      <p>
        <ContentText text={card.description} />
      </p>
      {/* `py-0!` cancels the vertical part of the card's `*:p-5`. */}
      <CheckList list={card.features} className={`py-0! text-sm ${look.features}`} />
      <div className="grid content-start">
        <WhatsappButton message={card.message} text={card.buttonText} variant="outlined" size="small" isIconGreen />
        {card.more && (
          <TextLink href={card.more.to} className="mt-2 justify-self-center text-sm">
            {card.more.text}
          </TextLink>
        )}
      </div>
    </Card>
  );
}
