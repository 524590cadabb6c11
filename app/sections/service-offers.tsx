import { SectionHeading } from "../components/section-heading";
import { ServiceCards } from "../components/service-cards";
import type { ServiceCard } from "../content/schema";

export function ServiceOffers({ title, cards }: { title: string; cards: readonly ServiceCard[] }) {
  return (
    <section className="wrap py-16 md:py-24">
      <SectionHeading title={title} />
      <ServiceCards cards={cards} />
    </section>
  );
}
