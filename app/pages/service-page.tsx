import { Suspense } from "react";
import { Breadcrumb } from "../components/breadcrumb";
import type { ServicePageContent } from "../content/types";
import { CarScene } from "../illustrations/car-scene";
import { DoorScene } from "../illustrations/door-scene";
import { CarBrands } from "../sections/car-brands";
import { EmergencyBanner } from "../sections/emergency-banner";
import { Hero } from "../sections/hero";
import { LockTypes } from "../sections/lock-types";
import { Reasons } from "../sections/reasons";
import { ServiceOffers } from "../sections/service-offers";

export function ServicePage(content: ServicePageContent) {
  return (
    <>
      <Suspense>
        <Hero {...content.hero} scene={content.kind === "car" ? <CarScene /> : <DoorScene />}>
          <Breadcrumb name={content.page.name} />
        </Hero>
      </Suspense>
      <Suspense>
        <ServiceOffers title={content.cardsTitle} cards={content.cards} />
      </Suspense>
      <Suspense>
        {content.kind === "car" ? <CarBrands {...content.brands} /> : <LockTypes {...content.locks} />}
      </Suspense>
      <Suspense>
        <EmergencyBanner {...content.emergency} />
      </Suspense>
      <Suspense>
        <Reasons title={content.reasonsTitle} list={content.reasons} />
      </Suspense>
    </>
  );
}
