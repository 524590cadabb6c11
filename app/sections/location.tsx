import type { ReactNode } from "react";
import { Card } from "~/components/card";
import { ContactPair } from "~/components/contact-pair";
import { ContentText } from "~/components/content-text";
import { PhoneNumber } from "~/components/phone-number";
import { Section } from "~/components/section";
import { SectionHeading } from "~/components/section-heading";
import { WhatsappButton } from "~/components/whatsapp-link";
import { business } from "~/content/business";
import { messages } from "~/content/messages";
import { anchors } from "~/content/navigation";
import { streetAndDistrict } from "~/content/phrases";
import type { HomeContent } from "~/content/types";
import { usePageMessage } from "~/hooks/use-route-handle";
import { RecifeMap } from "~/illustrations/recife-map";

export function Location(content: HomeContent["location"]) {
  const { city, state } = business.address;
  const message = usePageMessage();
  return (
    <Section id={anchors.location} aria-labelledby="localizacao-titulo">
      <SectionHeading id="localizacao-titulo" title={content.title}>
        <ContentText text={content.lead} />
      </SectionHeading>
      <Card className="mt-10 grid overflow-hidden lg:grid-cols-[2fr_3fr]">
        <RecifeMap />
        <div className="min-w-0 gap-x-6 px-4 sm:grid sm:grid-cols-2 sm:px-6 lg:grid-cols-3">
          <Cell title="Fale com a gente" isWide>
            <address className="text-muted not-italic">
              {`${streetAndDistrict}, `}
              <span className="inline-block">{`${city} – ${state}`}</span>
              <br />
              <PhoneNumber />
            </address>
            <ContactPair message={message} callVariant="outlined" className="mt-4 lg:grid-cols-2" />
          </Cell>
          <Cell title="Quando atendemos">
            <p className="font-bold">{business.hours}</p>
            <p className="text-muted">
              <ContentText text={content.hoursNote} />
            </p>
          </Cell>
          <Cell title={content.areaTitle}>
            <ul>
              {business.serviceAreas.map(({ name }) => (
                <li key={name} className="font-bold">
                  {name}
                </li>
              ))}
            </ul>
            <p className="text-muted">
              <ContentText text={content.areaNote} />
            </p>
            <CellButton message={messages.serviceArea} text={content.areaButtonText} />
          </Cell>
          <Cell title={content.requestTitle}>
            <p className="text-muted">
              <ContentText text={content.requestText} />
            </p>
            <CellButton message={content.requestMessage} text={content.requestButtonText} />
          </Cell>
        </div>
        {content.districts && (
          <details className="border-t border-border px-4 py-3 sm:col-span-full sm:px-6">
            <summary className="cursor-pointer py-3 font-bold">{content.districts.title}</summary>
            <ul className="columns-2 tiny:columns-1 sm:columns-3 lg:columns-6 pb-4 pl-4 -indent-4 text-sm text-muted">
              {content.districts.list.map((district) => (
                <li key={district}>{district}</li>
              ))}
            </ul>
          </details>
        )}
      </Card>
    </Section>
  );
}

function Cell({ title, isWide, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <section className={`${isWide ? "lg:col-span-full " : ""}border-border py-6 max-sm:not-first:border-t`}>
      <h3 className="mb-1 text-lg">{title}</h3>
      {children}
    </section>
  );
}

/** The button is outlined, because the card's one green button is for the first choice. */
function CellButton({ message, text }: { message: string; text: string }) {
  return (
    <div className="mt-3 grid">
      <WhatsappButton message={message} text={text} variant="outlined" size="small" isIconGreen />
    </div>
  );
}
