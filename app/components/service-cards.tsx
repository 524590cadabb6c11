import type { ServiceCard, Subject } from "../content/schema.server";
import { Drawing } from "../illustrations/drawing";
import { EmergencyLinks, WhatsappButton } from "./contact-button";

/** What a card says, whom it is about, and the first words of its chat. */
type Card = ServiceCard & { about: Subject; message: string };

export function ServiceCards({ cards }: { cards: readonly Card[] }) {
  const isThree = cards.length === 3;
  return (
    <ul className={`mt-10 grid gap-6 ${isThree ? "lg:grid-cols-3" : "xl:grid-cols-2"}`}>
      {cards.map(({ id, drawing, title, description, features, message, buttonText, about, more }) => (
        <li
          key={title}
          id={id}
          // Four children: the rows that cards share.
          className={isThree ? "box grid overflow-hidden card" : "box grid overflow-hidden card wide"}
        >
          <div className={`card-head relative isolate flex overflow-hidden ${about}`}>
            <Drawing name={drawing} />
            <h3>{title}</h3>
          </div>
          <p>
            <EmergencyLinks text={description} />
          </p>
          <ul className={`checks py-0 text-sm ${isThree ? "gap-x-6 md:max-lg:grid md:max-lg:grid-cols-2" : ""}`}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <div className="grid content-start">
            <WhatsappButton message={message} text={buttonText} look="outline" />
            {more && (
              <a href={more.to} className="link mt-2 justify-self-center text-sm">
                {more.text}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
