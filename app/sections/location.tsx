import type { ReactNode } from "react";
import { CallButton, WhatsappButton } from "../components/contact-button";
import { SectionHeading } from "../components/section-heading";
import { business } from "../content/business";
import { allPayments } from "../content/claims";
import { messages } from "../content/messages";
import { anchors } from "../content/navigation";
import type { LocationContent } from "../content/types";
import { useIsAtNight } from "../hooks/use-is-at-night";
import { RecifeMap } from "../illustrations/recife-map";

export function Location(content: LocationContent) {
  const { street, district, city, state } = business.address;
  return (
    <section id={anchors.location} tabIndex={-1} aria-labelledby="localizacao-titulo" className="wrap py-16 md:py-24">
      <SectionHeading id="localizacao-titulo" title={content.title}>
        {content.lead}
      </SectionHeading>
      <div className="box mt-10 grid overflow-hidden lg:grid-cols-2">
        <RecifeMap isDark={useIsAtNight()} />
        <div className="min-w-0 px-4 md:px-6">
          <Row title="Fale com a gente">
            <p className="text-muted">{`${street}, ${district}, ${city}\u00a0–\u00a0${state}`}</p>
            <div className="mt-4 grid gap-3">
              <WhatsappButton message={messages.urgent} />
              <CallButton look="call outline" />
            </div>
          </Row>
          <Row title="Quando atendemos">
            <p className="font-bold">{business.hours}</p>
            <p className="text-muted">{content.hoursNote}</p>
          </Row>
          <Row title={content.areaTitle}>
            <ul>
              {business.serviceAreas.map((area) => (
                <li key={area} className="font-bold">
                  {area}
                </li>
              ))}
            </ul>
            <p className="text-muted">{content.areaNote}</p>
            <div className="mt-4 grid">
              <WhatsappButton message={messages.serviceArea} text={content.areaButtonText} look="outline" />
            </div>
          </Row>
          <Row title={content.requestTitle}>
            <p className="text-muted">{`Aceitamos ${allPayments}.`}</p>
            <div className="mt-4 grid">
              <WhatsappButton message={messages.urgent} text={content.requestButtonText} look="outline" />
            </div>
          </Row>
        </div>
      </div>
      {content.questions && <Questions {...content.questions} />}
    </section>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-line py-6 not-last:border-b">
      <h3 className="mb-1 text-lg">{title}</h3>
      {children}
    </div>
  );
}

function Questions({ title, list }: NonNullable<LocationContent["questions"]>) {
  return (
    <div className="mt-16">
      <h3>{title}</h3>
      <dl className="mt-6 grid gap-6 lg:grid-cols-3">
        {list.map(({ title, text }) => (
          <div key={title} className="grid gap-2">
            <dt className="question bubble box w-fit px-4 py-3 ml-6 justify-self-end font-bold">{title}</dt>
            <dd className="bubble box w-fit px-4 py-3 mr-6">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
