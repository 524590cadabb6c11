import { ChatLink } from "../components/contact-button";
import { SectionHeading } from "../components/section-heading";
import { ServiceCards } from "../components/service-cards";
import { anchors } from "../content/navigation";
import type { ServicesContent, StepsContent } from "../content/schema";
import { KeyBlade, KeyHook } from "../illustrations/key-drawing";
import { EmergencyBanner } from "./emergency-banner";

export function Services({ title, lead, cards, additionalTitle, additional, steps, emergency }: ServicesContent) {
  return (
    <section id={anchors.services} tabIndex={-1} aria-labelledby="servicos-titulo">
      <div className="wrap py-16 md:py-24">
        <SectionHeading id="servicos-titulo" title={title}>
          {lead}
        </SectionHeading>
        <ServiceCards cards={cards} />
        <h3 className="mt-16">{additionalTitle}</h3>
        <KeyRack list={additional} />
        <Steps {...steps} />
      </div>
      <EmergencyBanner heading="h3" {...emergency} />
    </section>
  );
}

function KeyRack({ list }: { list: ServicesContent["additional"] }) {
  return (
    <ul className="rack mt-6 grid gap-y-6 px-2">
      {list.map(({ title, text, linkText, message }, index) => (
        <li key={title} className="relative flex flex-col px-2">
          <KeyHook />
          <div className="key mt-2 flex flex-1 flex-col items-center">
            <div className="key-head w-full flex-1 px-2 pt-10 pb-4 text-center text-sm">
              <h4 className="text-base leading-tight">{title}</h4>
              <p className="mt-1 leading-snug text-balance text-muted">{text}</p>
              {linkText && message && <ChatLink linkText={linkText} message={message} />}
            </div>
            <KeyBlade index={index} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The steps of a visit: a column beside `atHand`, or a row when there is no `atHand`. */
function Steps({ title, list, atHand, ask }: StepsContent) {
  return (
    <div className="mt-16">
      <h3>{title}</h3>
      <div className={`mt-6 ${atHand ? "grid gap-x-16 gap-y-6 lg:grid-cols-2" : ""}`}>
        <ol className={`steps ${atHand ? "" : "across lg:mt-10 lg:grid lg:grid-cols-3"}`.trim()}>
          {list.map(({ title, text }, index) => (
            <li key={title}>
              <span
                aria-hidden="true"
                className="absolute flex size-11 items-center justify-center rounded-full bg-lamp font-bold text-night"
              >
                {index + 1}
              </span>
              <h4>{title}</h4>
              <p className="mt-1 max-w-112 text-muted">{text}</p>
            </li>
          ))}
        </ol>
        {atHand && (
          <div className="box flex flex-col p-6 lg:p-10">
            <h4>{atHand.title}</h4>
            <ul className="checks mt-3 grid flex-1 text-muted">
              {atHand.list.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <p className="mt-6">
        {ask.text} <ChatLink {...ask} />
      </p>
    </div>
  );
}
