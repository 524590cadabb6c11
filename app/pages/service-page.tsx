import { Suspense } from "react";
import { Breadcrumb } from "../components/breadcrumb";
import type { ServicePageContent } from "../content/types";
import { EmergencyBanner } from "../sections/emergency-banner";
import { Hero } from "../sections/hero";
import { Reasons } from "../sections/reasons";
import { ServiceList } from "../sections/service-list";
import { ServiceOffers } from "../sections/service-offers";
import { ServiceReviews } from "../sections/service-reviews";

export function ServicePage(content: ServicePageContent) {
  const { page, hero, reviews, list, emergency } = content;
  return (
    <>
      <Suspense>
        <Hero {...hero} scene={page.scene}>
          <Breadcrumb name={page.name} />
        </Hero>
      </Suspense>
      <Suspense>
        <ServiceOffers title={content.cardsTitle} cards={content.cards} />
      </Suspense>
      <Suspense>
        <ServiceReviews {...reviews} />
      </Suspense>
      <Suspense>
        <ServiceList {...list} />
      </Suspense>
      <Suspense>
        <EmergencyBanner {...emergency} />
      </Suspense>
      <Suspense>
        <Reasons title={content.reasonsTitle} list={content.reasons} message={hero.message} />
      </Suspense>
    </>
  );
}
