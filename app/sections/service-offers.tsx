import { Section } from "../components/section";
import { SectionHeading } from "../components/section-heading";
import { ServiceCards } from "../components/service-cards";
import type { ServicePageContent } from "../content/schema.server";

export function ServiceOffers({ cardsTitle, cards, about }: ServicePageContent) {
  return (
    <Section className="px-inset">
      <SectionHeading title={cardsTitle} />
      <ServiceCards cards={cards.map((card) => ({ ...card, about }))} />
    </Section>
  );
}
