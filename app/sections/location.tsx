import type { ReactNode } from "react";
import { ChatLink, ContactPair } from "../components/contact-button";
import { PhoneNumber } from "../components/phone-number";
import { SectionHeading } from "../components/section-heading";
import { business } from "../content/business";
import { anyPayment, place } from "../content/claims";
import { messages } from "../content/messages";
import { anchors } from "../content/navigation";
import type { HomeContent } from "../content/schema.server";
import { useIsDark } from "../hooks/use-is-dark";
import { RecifeMap } from "../illustrations/recife-map";

export function Location(content: HomeContent["location"]) {
  const { city, state } = business.address;
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
      {/* Inside sections, because readers' modes drop a div that is mostly links, and the number with it. */}
      <section className="mt-10 box grid overflow-hidden lg:grid-cols-[2fr_3fr]">
        <RecifeMap isDark={useIsDark()} />
        <section className="min-w-0 gap-x-6 px-4 sm:grid sm:grid-cols-2 sm:px-6 lg:grid-cols-3">
          <Row title="Fale com a gente" isWide>
            <address className="text-muted not-italic">
              {`${place}, `}
              <span className="inline-block">{`${city} – ${state}`}</span>
              <br />
              <PhoneNumber />
            </address>
            <ContactPair message={messages.urgent} look="call outline" className="mt-4 lg:grid-cols-2" />
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
            <ChatLink message={messages.serviceArea} linkText={content.areaButtonText} />
          </Row>
          <Row title={content.requestTitle}>
            <p className="text-muted">{`Diga o que é. Você paga com ${anyPayment}.`}</p>
            <ChatLink message={content.requestMessage} linkText={content.requestButtonText} />
          </Row>
        </section>
        {content.districts && (
          <details className="[border-top-width:1px] border-line px-4 py-3 sm:col-span-full sm:px-6">
            <summary className="cursor-pointer py-3 font-bold">{content.districts.title}</summary>
            <ul className="districts pb-4 text-sm text-muted">
              {content.districts.list.map((district) => (
                <li key={district}>{district}</li>
              ))}
            </ul>
          </details>
        )}
      </section>
      <p className="mt-6 text-muted">Quer deixar na portaria? Imprima esta página: ela vira cartaz com tirinhas.</p>
    </section>
  );
}

function Row({ title, isWide, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <section className={`${isWide ? "lg:col-span-full " : ""}border-line py-6 max-sm:not-first:[border-top-width:1px]`}>
      <h3 className="mb-1 text-lg">{title}</h3>
      {children}
    </section>
  );
}
