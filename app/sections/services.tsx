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
      <EmergencyBanner heading="h3" {...emergency} />
    </section>
  );
}

function KeyRack({ list }: { list: ServicesContent["additional"] }) {
  return (
    <ul className="rack mt-6 max-[15rem]:grid-cols-1">
      {list.map(({ title, text, linkText, message }) => (
        <li key={title}>
          <div className="key swings">
            <div className="key-head">
              <h4 className="leading-tight font-bold">{title}</h4>
              <p className="mt-1.5 text-sm leading-snug text-muted">{text}</p>
              {linkText && message && <ChatLink linkText={linkText} message={message} />}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The steps of a visit: a column beside `atHand`, or a row when there is no `atHand`. */
function Steps({ title, list, atHand, ask }: StepsContent) {
  const across = atHand ? "" : "lg:mt-11 lg:ml-0 lg:grid lg:grid-cols-3";
  const stepAcross = atHand ? "" : "lg:border-t-2 lg:border-l-0 lg:pt-8 lg:pr-8 lg:pb-0 lg:pl-0";
  const numberAcross = atHand ? "" : "lg:-top-5.25 lg:left-0";
  return (
    <div className="mt-16">
      <h3 className="text-2xl font-extrabold tracking-tight">{title}</h3>
      <div className={`mt-6 ${atHand ? "grid gap-x-16 gap-y-8 lg:grid-cols-2" : ""}`}>
        <ol className={`ml-4.75 ${across}`}>
          {list.map(({ title, text }, index) => (
            <li
              key={title}
              className={`relative border-l-2 border-lamp pb-7 pl-9 last:border-transparent last:pb-0 ${stepAcross}`}
            >
              <span
                aria-hidden="true"
                className={`absolute top-0 -left-5.25 flex size-10 items-center justify-center rounded-full bg-lamp font-extrabold text-night ${numberAcross}`}
              >
                {index + 1}
              </span>
              <h4 className="pt-1.5 text-lg font-bold">{title}</h4>
              <p className="mt-1 max-w-112 text-muted">{text}</p>
            </li>
          ))}
        </ol>
        {atHand && (
          <div className="flex flex-col rounded-card border border-line bg-surface p-6 md:p-8">
            <h4 className="text-xl font-bold">{atHand.title}</h4>
            <ul className="mt-3 grid flex-1 text-lg text-muted">
              {atHand.list.map((thing) => (
                <li key={thing} className="check items-center border-t border-line py-2.5">
                  {thing}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <p className="mt-8">
        {ask.text} <ChatLink {...ask} />
      </p>
    </div>
  );
}
