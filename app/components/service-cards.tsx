import type { ServiceCardContent, Subject } from "~/content/types";
import { CardDrawing } from "~/illustrations/drawing";
import { Box } from "./box";
import { EmergencyLinks } from "./call-link";
import { CheckList } from "./check-list";
import { TextLink } from "./text-link";
import { WhatsappButton } from "./whatsapp-link";

type Card = ServiceCardContent & { subject: Subject; message: string };

/** White text has a contrast of 4.5:1 along each gradient. */
const gradients: Record<Subject, string> = {
  car: "[--card-gradient:var(--color-car),var(--color-car-end)]",
  house: "[--card-gradient:var(--color-house),var(--color-house-end)]",
  company: "[--card-gradient:var(--color-company),var(--color-company-end)]",
};

/** Three columns from `lg` on, or two if there are two or four cards. The cards share four grid rows (picture, description, features, buttons), so that their lists are aligned. */
export function HomeServiceCards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={`mt-10 grid gap-6 ${cards.length === 3 ? "lg:grid-cols-3" : "lg:grid-cols-2"}`}>
      {cards.map((card) => (
        <ServiceCard key={card.title} {...card} featuresClassName="gap-x-6 md:max-lg:grid md:max-lg:grid-cols-2" />
      ))}
    </ul>
  );
}

/** One card per row, two from `nav` on (at `lg`, long words would break). A last one without a neighbor fills the row. From `md` on, each has its picture at the left, beside its three other parts. */
export function ServicePageCards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="mt-10 grid gap-6 nav:grid-cols-2">
      {cards.map((card) => (
        <ServiceCard
          key={card.title}
          {...card}
          // `md:` wins over the subgrid of `ServiceCard`: Tailwind sorts it after `supports-`.
          className="nav:last:odd:col-span-full md:row-auto md:[grid-template:auto_1fr_auto/38%_1fr]"
          pictureClassName="card-picture-wide md:row-span-3 md:items-start"
          drawingClassName="md:inset-x-0 md:-bottom-[1.35rem] md:mx-auto md:w-[min(13rem,78%)]"
        />
      ))}
    </ul>
  );
}

interface ServiceCardProps extends Card {
  className?: string;
  pictureClassName?: string;
  drawingClassName?: string;
  featuresClassName?: string;
}

function ServiceCard({
  className = "",
  pictureClassName = "",
  drawingClassName = "",
  featuresClassName = "",
  ...card
}: ServiceCardProps) {
  return (
    <Box
      as="li"
      id={card.id}
      className={`row-span-4 grid grid-rows-[auto_auto_1fr_auto] gap-0 overflow-hidden *:p-5 tiny:*:p-2 supports-[grid-template-rows:subgrid]:grid-rows-subgrid ${className}`}
    >
      <div
        className={`card-picture relative isolate flex min-h-32 items-end overflow-hidden text-white forced-color-adjust-none ${pictureClassName} ${gradients[card.subject]}`}
      >
        <CardDrawing
          name={card.drawing}
          className={`absolute right-3 -bottom-[0.86rem] -z-1 h-auto w-[min(8.25rem,38%)] tiny:hidden ${drawingClassName}`}
        />
        <h3 className="max-w-[7em] min-w-0">{card.title}</h3>
      </div>
      <p>
        <EmergencyLinks text={card.description} />
      </p>
      <CheckList list={card.features} className={`py-0! text-sm ${featuresClassName}`} />
      <div className="grid content-start">
        <WhatsappButton message={card.message} text={card.buttonText} variant="outline" size="small" />
        {card.more && (
          <TextLink href={card.more.to} className="mt-2 justify-self-center text-sm">
            {card.more.text}
          </TextLink>
        )}
      </div>
    </Box>
  );
}
