import type { ServiceCard, Subject } from "../content/types";
import { CardDrawing } from "../illustrations/card-drawing";
import { WhatsappButton } from "./contact-button";

/** White text on each gradient has a contrast of at least 4.5:1. */
const gradients: Record<Subject, string> = {
  car: "bg-(image:--gradient-car)",
  house: "bg-(image:--gradient-house)",
  company: "bg-(image:--gradient-company)",
};

export function ServiceCards({ cards }: { cards: readonly ServiceCard[] }) {
  const isThree = cards.length === 3;
  return (
    <ul className={`mt-10 grid gap-6 ${isThree ? "lg:grid-cols-3" : "md:grid-cols-2"}`}>
      {cards.map(({ drawing, title, description, features, message, buttonText, about, more }) => (
        <li key={title} className="card">
          <div className={`card-head ${gradients[about]}`}>
            <CardDrawing drawing={drawing} className={`${isThree ? "md:max-lg:mr-5 " : ""}max-[15rem]:hidden`} />
            <h3 className="max-w-[6.5em] min-w-0 text-card font-extrabold tracking-tight">{title}</h3>
          </div>
          <p className="px-5 pt-5">{description}</p>
          <ul
            className={`mx-5 mt-4 border-t border-line text-sm ${isThree ? "gap-x-8 md:max-lg:grid md:max-lg:grid-cols-2" : ""}`}
          >
            {features.map((feature) => (
              <li key={feature} className="check border-b border-line py-2.5">
                {feature}
              </li>
            ))}
          </ul>
          <div className="flex flex-col p-5">
            <WhatsappButton message={message} text={buttonText} look="quiet" />
            {more && (
              <a
                href={more.to}
                className="mt-2 -mb-2 inline-flex min-h-11 items-center self-center text-sm font-bold underline underline-offset-4"
              >
                {more.text}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
