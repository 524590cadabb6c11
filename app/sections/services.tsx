import { ChatLink } from "../components/contact-button";
import { SectionHeading } from "../components/section-heading";
import { ServiceCards } from "../components/service-cards";
import { anchors } from "../content/navigation";
import type { ServicesContent, StepsContent } from "../content/types";
import { EmergencyBanner } from "./emergency-banner";

export function Services({ title, lead, cards, additionalTitle, additional, steps, emergency }: ServicesContent) {
  return (
    <section id={anchors.services} tabIndex={-1} aria-labelledby="servicos-titulo" className="outline-none">
      <div className="wrap py-16 md:py-24">
        <SectionHeading id="servicos-titulo" title={title}>
          {lead}
        </SectionHeading>
        <ServiceCards cards={cards} />
        <h3 className="mt-16 text-2xl font-extrabold tracking-tight">{additionalTitle}</h3>
        <KeyRack list={additional} />
        <Steps {...steps} />
      </div>
      <EmergencyBanner {...emergency} />
    </section>
  );
}

/** Six tags on the hooks of a key rack. */
function KeyRack({ list }: { list: ServicesContent["additional"] }) {
  return (
    <ul className="mt-6 grid grid-cols-2 gap-y-8 md:grid-cols-3 lg:grid-cols-6">
      {list.map(({ title, text, linkText, message }) => (
        <li key={title} className="flex flex-col border-t-6 border-ink px-2">
          <span className="mx-auto h-5 w-0.5 bg-muted" />
          <div className="grow rounded-card border border-line bg-surface px-3 pt-3 pb-5 text-center">
            <span className="mx-auto mb-3 block size-4 rounded-full border-2 border-muted bg-page" />
            <h4 className="font-bold">{title}</h4>
            <p className="mt-1 text-sm text-muted">{text}</p>
            {linkText && message && <ChatLink linkText={linkText} message={message} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Steps({ title, list, atHand, ask }: StepsContent) {
  return (
    <div className="mt-16 grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <div>
        <h3 className="text-2xl font-extrabold tracking-tight">{title}</h3>
        <ol className="mt-6 ml-5">
          {list.map(({ title, text }, index) => (
            <li key={title} className="relative border-l-2 border-lamp pb-7 pl-9 last:border-transparent last:pb-0">
              <span
                aria-hidden="true"
                className="absolute top-0 -left-5 flex size-10 items-center justify-center rounded-full bg-lamp font-extrabold text-night"
              >
                {index + 1}
              </span>
              <h4 className="pt-1.5 text-lg font-bold">{title}</h4>
              <p className="mt-1 max-w-112 text-muted">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-6">
          {ask.text} <ChatLink {...ask} />
        </p>
      </div>
      {atHand && (
        <div className="self-start rounded-card border border-line bg-surface p-6 md:p-8">
          <h3 className="text-xl font-bold">{atHand.title}</h3>
          <ul className="mt-3 text-muted">
            {atHand.list.map((thing) => (
              <li key={thing} className="check py-2">
                {thing}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
