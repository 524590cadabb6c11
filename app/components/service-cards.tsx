import { Link } from "@remix-run/react";
import type { Gradient, ServiceCard } from "../content/types";
import { CardDrawing } from "../illustrations/card-drawing";
import { WhatsappButton } from "./contact-button";

const gradients: Record<Gradient, string> = {
  car: "bg-(image:--gradient-car)",
  home: "bg-(image:--gradient-home)",
  company: "bg-(image:--gradient-company)",
};

/** Service cards side by side: three in a row on a wide screen, any other number two in a row. */
export function ServiceCards({ cards }: { cards: readonly ServiceCard[] }) {
  const isThree = cards.length === 3;
  return (
    <ul className={`mt-10 grid gap-6 ${isThree ? "lg:grid-cols-3" : "md:grid-cols-2"}`}>
      {cards.map(({ drawing, title, description, features, message, buttonText, gradient, more }) => (
        <li
          key={title}
          className="flex flex-col overflow-hidden rounded-card border border-line bg-surface motion-safe:[transition:translate_.2s] motion-safe:hover:[translate:0_-4px]"
        >
          <div className={`flex items-center gap-4 p-5 text-white ${gradients[gradient]}`}>
            <CardDrawing drawing={drawing} className="size-10 shrink-0" />
            <h3 className="text-xl font-bold tracking-tight">{title}</h3>
          </div>
          <div className="flex grow flex-col p-5">
            <p className="mb-4">{description}</p>
            <ul
              className={`mt-auto mb-6 border-t border-line text-sm ${isThree ? "gap-x-8 md:max-lg:grid md:max-lg:grid-cols-2" : ""}`}
            >
              {features.map((feature) => (
                <li key={feature} className="check border-b border-line py-2.5">
                  {feature}
                </li>
              ))}
            </ul>
            <WhatsappButton message={message} text={buttonText} />
            {more && (
              <Link
                to={more.to}
                className="mt-2 inline-flex min-h-11 items-center self-center font-bold underline underline-offset-4"
              >
                {more.text}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
