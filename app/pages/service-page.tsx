import { Breadcrumb } from "../components/breadcrumb";
import type { ServicePageContent } from "../content/schema.server";
import { EmergencyBanner } from "../sections/emergency-banner";
import { Hero } from "../sections/hero";
import { Questions } from "../sections/questions";
import { Reasons } from "../sections/reasons";
import { ServiceList } from "../sections/service-list";
import { ServiceOffers } from "../sections/service-offers";
import { ServiceReviews } from "../sections/service-reviews";

export function ServicePage(content: ServicePageContent) {
  const { page } = content;
  return (
    <>
      <Hero {...content.hero} page={page} about={content.about}>
        <Breadcrumb name={page.fullName ?? page.name} />
      </Hero>
      <ServiceOffers {...content} />
      <ServiceReviews {...content} />
      <ServiceList {...content.list} />
      <EmergencyBanner {...content.emergency} />
      <Questions {...content.questions} drawing={page.scene === "car" ? "lamp" : "answer"} />
      <Reasons {...content} />
    </>
  );
}
