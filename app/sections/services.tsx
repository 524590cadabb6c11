import { SectionHeading } from "../components/section-heading";
import { ServiceCards } from "../components/service-cards";
import { anchors } from "../content/navigation";
import type { ServicesContent } from "../content/types";
import { EmergencyBanner } from "./emergency-banner";

export function Services({ title, lead, cards, additionalTitle, additional, steps, emergency }: ServicesContent) {
  return (
    <section id={anchors.services} tabIndex={-1} aria-labelledby="servicos-titulo" className="outline-none">
      <div className="wrap pt-16 pb-14 md:pt-24">
        <SectionHeading id="servicos-titulo" title={title}>
          {lead}
        </SectionHeading>
        <ServiceCards cards={cards} />
        <h3 className="mt-16 text-xl font-bold tracking-tight">{additionalTitle}</h3>
        <ul className="mt-6 grid border-t-4 border-ink sm:grid-cols-2 lg:grid-cols-3">
          {additional.map(({ icon: Icon, title, description }) => (
            <li key={title} className="flex gap-4 border-b border-line py-5 pr-6">
              <Icon className="mt-0.5 size-6 shrink-0 text-accent" />
              <div>
                <h4 className="font-bold">{title}</h4>
                <p className="text-sm text-muted">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {steps && <Steps {...steps} />}
      <EmergencyBanner {...emergency} />
    </section>
  );
}

function Steps({ title, list, atHandTitle, atHand }: NonNullable<ServicesContent["steps"]>) {
  return (
    <div className="wrap pb-16 md:pb-24">
      <h3 className="text-2xl font-extrabold tracking-tight">{title}</h3>
      <ol className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {list.map(({ title, text }, index) => (
          <li key={title} className="border-l-4 border-lamp pl-5">
            <h4 className="text-lg font-bold">
              {index + 1}. {title}
            </h4>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-12 rounded-card border border-line bg-surface p-6 md:flex md:gap-10 md:p-8">
        <h3 className="text-xl font-bold md:w-48">{atHandTitle}</h3>
        <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-accent md:mt-0">
          {atHand.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
