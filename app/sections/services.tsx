import { ChatLink, EmergencyLinks } from "../components/contact-button";
import { SectionHeading } from "../components/section-heading";
import { ServiceCards } from "../components/service-cards";
import { additionalServices } from "../content/home-services";
import { messages } from "../content/messages";
import { anchors } from "../content/navigation";
import type { AdditionalService, HomeContent, StepsContent } from "../content/schema.server";
import { KeyBlade, KeyHook } from "../illustrations/key-drawing";
import { StepDrawing } from "../illustrations/step-drawing";
import { EmergencyBanner } from "./emergency-banner";

export function Services({ title, lead, cards, additionalTitle, steps, emergency }: HomeContent["services"]) {
  return (
    <section id={anchors.services} tabIndex={-1} aria-labelledby="servicos-titulo" className="-scroll-mt-4">
      <div className="wrap py-16 md:py-24">
        <SectionHeading id="servicos-titulo" title={title}>
          {lead}
        </SectionHeading>
        <ServiceCards cards={cards.map((card) => ({ ...card, message: messages[card.about] }))} />
        <h3 className="mt-16">{additionalTitle}</h3>
        <KeyRack list={additionalServices} />
        <Steps {...steps} />
      </div>
      <EmergencyBanner {...emergency} />
    </section>
  );
}

function KeyRack({ list }: { list: readonly AdditionalService[] }) {
  return (
    <ul className="rack tiles mt-6 grid gap-y-6 px-2 lg:grid-cols-6">
      {list.map(({ title, text, link }, index) => (
        <li key={title} className="relative flex flex-col px-2">
          <KeyHook />
          <div className="key mt-2 flex flex-1 flex-col items-center">
            <div className="key-head box w-full flex-1 px-2 pt-10 pb-4 text-center text-sm">
              <h4 className="max-[24rem]:-mx-2.5 text-base">{title}</h4>
              <p className="mt-1 text-sm/snug text-balance text-muted">{text}</p>
              {link && <ChatLink {...link} />}
            </div>
            <KeyBlade index={index} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The steps of a visit, each with its picture, and what to have at hand. */
function Steps({ title, list, atHand, ask }: StepsContent) {
  return (
    <div className="pt-16 md:pt-24">
      <h2>{title}</h2>
      <ol
        className={`steps mt-6 grid gap-6 lg:gap-0 ${list.length > 3 ? "md:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3"}`}
      >
        {list.map(({ drawing, time, title, text }, index) => (
          <li key={title} className="relative isolate flex flex-wrap items-center gap-x-4 md:block">
            <div className="night">
              <StepDrawing drawing={drawing} />
            </div>
            <span
              aria-hidden={!time}
              className={`count absolute flex items-center justify-center rounded-full bg-lamp font-bold text-night ${time ? "px-3 py-1" : "size-11"}`}
            >
              {time ?? index + 1}
            </span>{" "}
            <div className="words relative min-w-32 flex-1 md:pt-4 md:pr-6">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1">
                <EmergencyLinks text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      {atHand && (
        <div className="box mt-10 px-4 py-6 sm:px-6 lg:p-10">
          <h3 className="text-lg">{atHand.title}</h3>
          <ul className="checks mt-3 gap-x-6 text-muted sm:grid md:grid-cols-3">
            {atHand.list.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-10">
        {ask.text} <ChatLink {...ask} />
      </p>
    </div>
  );
}
