import { CallButton, WhatsappButton } from "../components/contact-button";
import { SectionHeading } from "../components/section-heading";
import { business } from "../content/business";
import { messages } from "../content/messages";
import { anchors } from "../content/navigation";
import type { LocationContent } from "../content/types";
import { RecifeMap } from "../illustrations/recife-map";

export function Location(content: LocationContent) {
  const { street, district, city, state } = business.address;
  return (
    <section
      id={anchors.location}
      tabIndex={-1}
      aria-labelledby="localizacao-titulo"
      className="wrap py-16 outline-none md:py-24"
    >
      <SectionHeading id="localizacao-titulo" title={content.title}>
        {content.lead}
      </SectionHeading>
      <div className="mt-10 grid overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-[1.15fr_1fr]">
        <RecifeMap className="h-72 w-full sm:h-96 lg:h-full" />
        <div className="px-6 md:px-9">
          <div className="border-line py-7 not-last:border-b">
            <h3 className="text-xl font-bold tracking-tight">Contato</h3>
            <p className="mt-1 text-muted">
              {street}, {district}, {city} – {state}
            </p>
            <div className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
              <WhatsappButton message={messages.urgent} text="WhatsApp do plantão" />
              <CallButton look="outline" />
            </div>
          </div>
          <div className="border-line py-7 not-last:border-b">
            <h3 className="text-xl font-bold tracking-tight">Horário</h3>
            <p className="mt-1 font-medium">{business.hours}</p>
            <p className="text-muted">{content.hoursNote}</p>
          </div>
          <div className="border-line py-7 not-last:border-b">
            <h3 className="text-xl font-bold tracking-tight">{content.areaTitle}</h3>
            <ul className="mt-1">
              {business.serviceAreas.map((area) => (
                <li key={area} className="check font-medium">
                  {area}
                </li>
              ))}
            </ul>
            <div className="mt-4 grid">
              <WhatsappButton message={messages.serviceArea} text={content.areaButtonText} />
            </div>
          </div>
          <div className="border-line py-7 not-last:border-b">
            <h3 className="text-xl font-bold tracking-tight">{content.requestTitle}</h3>
            <p className="mt-1 text-muted">Cartão e PIX, pagos só depois de a porta abrir.</p>
            <div className="mt-4 grid">
              <WhatsappButton message={messages.urgent} text={content.requestButtonText} />
            </div>
          </div>
        </div>
      </div>
      {content.questions && (
        <div className="mt-14">
          <h3 className="text-2xl font-extrabold tracking-tight">{content.questions.title}</h3>
          <dl className="mt-6 grid gap-8 md:grid-cols-3">
            {content.questions.list.map(({ title, text }) => (
              <div key={title}>
                <dt className="text-lg font-bold">{title}</dt>
                <dd className="mt-1 text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}
