import { ContentText } from "~/components/content-text";
import { Section, SectionBody } from "~/components/section";
import { SectionHeading } from "~/components/section-heading";
import { ServiceCards } from "~/components/service-cards";
import { additionalServices } from "~/content/additional-services";
import { messages } from "~/content/messages";
import { anchors } from "~/content/navigation";
import type { HomeContent } from "~/content/types";
import { EmergencyBanner } from "./emergency-banner";
import { KeyRack } from "./key-rack";
import { VisitSteps } from "./visit-steps";

export function Services({ title, lead, cards, additionalTitle, steps, emergency }: HomeContent["services"]) {
  return (
    <Section id={anchors.services} padding="none" aria-labelledby="servicos-titulo">
      <SectionBody>
        <SectionHeading id="servicos-titulo" title={title} textClassName="text-lg text-balance">
          <ContentText text={lead} />
        </SectionHeading>
        <ServiceCards
          layout="pictureAbove"
          cards={cards.map((card) => ({ ...card, message: card.message ?? messages[card.subject] }))}
        />
        <h3 className="mt-16">{additionalTitle}</h3>
        <KeyRack list={additionalServices} />
        <VisitSteps {...steps} />
      </SectionBody>
      <EmergencyBanner {...emergency} />
    </Section>
  );
}
