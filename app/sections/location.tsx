import type { ReactNode } from "react";
import { CallButton, WhatsappButton } from "../components/contact-button";
import { SectionHeading } from "../components/section-heading";
import { business } from "../content/business";
import { anyPayment } from "../content/claims";
import { districts } from "../content/districts";
import { messages } from "../content/messages";
import { anchors } from "../content/navigation";
import type { LocationContent } from "../content/schema";
import { useIsDark } from "../hooks/use-is-dark";
import { RecifeMap } from "../illustrations/recife-map";

export function Location(content: LocationContent) {
  const { street, district, city, state } = business.address;
  return (
    <section
      id={anchors.location}
      tabIndex={-1}
      aria-labelledby="localizacao-titulo"
      className="wrap -scroll-mt-4 py-16 md:py-24"
    >
      <SectionHeading id="localizacao-titulo" title={content.title}>
        {content.lead}
      </SectionHeading>
      <div className="box mt-10 grid overflow-hidden lg:grid-cols-5">
        <RecifeMap isDark={useIsDark()} />
        <div className="min-w-0 gap-x-6 px-4 sm:grid sm:grid-cols-2 md:px-6 lg:col-span-3">
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
              {business.serviceAreas.map(({ name }) => (
                <li key={name} className="font-bold">
                  {name}
                </li>
              ))}
            </ul>
            <p className="text-muted">{content.areaNote}</p>
            <div className="mt-4 grid">
              <WhatsappButton message={messages.serviceArea} text={content.areaButtonText} look="outline" />
            </div>
          </Row>
          <Row title={content.requestTitle}>
            <p className="text-muted">{`Diga onde está. Você paga com ${anyPayment}.`}</p>
            <div className="mt-4 grid">
              <WhatsappButton message={content.requestMessage} text={content.requestButtonText} look="outline" />
            </div>
          </Row>
          <details className="border-t border-line py-3 sm:col-span-full">
            <summary className="cursor-pointer py-3 font-bold">Ver a lista dos bairros</summary>
            <p className="pb-4 text-sm text-muted">{districts.join(", ")}.</p>
          </details>
        </div>
      </div>
    </section>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-line py-6 max-sm:not-first:border-t">
      <h3 className="mb-1 text-lg">{title}</h3>
      {children}
    </div>
  );
}
