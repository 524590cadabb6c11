import { SectionHeading } from "../components/section-heading";
import { ServiceCards } from "../components/service-cards";
import type { ServicePageContent } from "../content/schema.server";

export function ServiceOffers({ cardsTitle, cards, about }: ServicePageContent) {
  return (
    <section className="wrap py-16 md:py-24">
      <SectionHeading title={cardsTitle} />
      <ServiceCards cards={cards.map((card) => ({ ...card, about }))} />
    </section>
  );
}
