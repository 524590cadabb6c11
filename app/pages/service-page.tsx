import { Breadcrumb } from "~/components/breadcrumb";
import { PageBody } from "~/components/page-body";
import { Section } from "~/components/section";
import { SectionHeading } from "~/components/section-heading";
import { ServiceCards } from "~/components/service-cards";
import type { ServicePageContent } from "~/content/types";
import { Brands } from "~/sections/brands";
import { EmergencyBanner } from "~/sections/emergency-banner";
import { Hero } from "~/sections/hero";
import { LockTypes } from "~/sections/lock-types";
import { Questions } from "~/sections/questions";
import { Reasons } from "~/sections/reasons";
import { ServiceReviews } from "~/sections/service-reviews";

export function ServicePage(content: ServicePageContent) {
  const { page, cardsTitle, cards, subject, brands, locks } = content;
  return (
    <PageBody>
      <Hero
        {...content.hero}
        page={page}
        subject={subject}
        breadcrumb={<Breadcrumb name={page.fullName ?? page.name} />}
      />
      <Section>
        <SectionHeading title={cardsTitle} />
        <ServiceCards layout="pictureBeside" cards={cards.map((card) => ({ ...card, subject }))} />
      </Section>
      <ServiceReviews title={content.reviewsTitle} subject={subject} />
      {brands && <Brands {...brands} />}
      {locks && <LockTypes {...locks} />}
      <EmergencyBanner {...content.emergency} />
      <Questions {...content.questions} />
      <Reasons title={content.reasonsTitle} reasons={content.reasons} photo={content.photo} />
    </PageBody>
  );
}
