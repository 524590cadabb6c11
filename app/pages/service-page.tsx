import { Breadcrumb } from "../components/breadcrumb";
import { SectionBoundary } from "../components/section-boundary";
import type { ServicePageContent } from "../content/schema";
import { EmergencyBanner } from "../sections/emergency-banner";
import { Hero } from "../sections/hero";
import { Questions } from "../sections/questions";
import { Reasons } from "../sections/reasons";
import { ServiceList } from "../sections/service-list";
import { ServiceOffers } from "../sections/service-offers";
import { ServiceReviews } from "../sections/service-reviews";

export function ServicePage(content: ServicePageContent) {
  const { page, hero, reviews, list, emergency } = content;
  return (
    <>
      <SectionBoundary>
        <Hero {...hero} page={page}>
          <Breadcrumb name={page.fullName ?? page.name} />
        </Hero>
      </SectionBoundary>
      <SectionBoundary>
        <ServiceOffers title={content.cardsTitle} cards={content.cards} />
      </SectionBoundary>
      <SectionBoundary>
        <ServiceReviews {...reviews} />
      </SectionBoundary>
      <SectionBoundary>
        <ServiceList {...list} />
      </SectionBoundary>
      <SectionBoundary>
        <EmergencyBanner heading="h2" {...emergency} />
      </SectionBoundary>
      <SectionBoundary>
        <Questions {...content.questions} />
      </SectionBoundary>
      <SectionBoundary>
        <Reasons title={content.reasonsTitle} list={content.reasons} photo={content.photo} />
      </SectionBoundary>
    </>
  );
}
