import type { ReactNode } from "react";
import { CallButton, WhatsappButton } from "../components/contact-button";
import { business } from "../content/business";
import type { Hero as HeroContent } from "../content/types";
import { Keyhole } from "../illustrations/keyhole";

const badges = [
  { value: "24 horas", label: "todos os dias" },
  { value: `Até ${business.arrivalMinutes} min`, label: "para chegar" },
  { value: `+${business.experienceYears} anos`, label: "de experiência" },
];

/** The first screen: what it is, how to call, and three reasons to. At 360 × 640 all of it shows without scrolling. */
export function Hero({
  title,
  highlight,
  lead,
  message,
  scene,
  children,
}: HeroContent & { scene: ReactNode; children?: ReactNode }) {
  const [before, after] = title.split(highlight);
  return (
    <div className="night relative isolate overflow-hidden bg-(image:--gradient-night)">
      <div className="wrap relative grid items-center lg:grid-cols-[1.45fr_1fr] lg:gap-8">
        <div className="min-w-0 pt-5 pb-10 md:py-14 lg:py-20">
          {children}
          <h1 className="text-h1 font-extrabold tracking-tighter max-sm:max-w-62 sm:max-w-112">
            {before}
            <span className="text-lamp">{highlight}</span>
            {after}
          </h1>
          <p className="mt-3 max-w-85 text-night-text md:max-w-112 md:mt-6 md:text-lg">{lead}</p>
          <div className="mt-4 flex flex-col gap-2.5 sm:flex-row md:mt-8">
            <WhatsappButton message={message} text="Chamar no WhatsApp" />
            <CallButton look="white" />
          </div>
          <ul className="mt-5 grid max-w-112 grid-cols-3 text-xs md:mt-8 md:text-sm">
            {badges.map(({ value, label }) => (
              <li key={value} className="border-night-line not-first:border-l not-first:pl-2 md:not-first:pl-6">
                <strong className="block text-base font-bold tracking-tight md:text-xl">{value}</strong>{" "}
                <span className="tracking-tight text-night-text">{label}</span>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm text-night-text md:mt-6">{`Pague com ${business.payment.join(" ou ")}.`}</p>
        </div>
        <Keyhole className="absolute top-5 right-5 -z-10 w-24 overflow-visible max-[22rem]:hidden sm:w-48 md:top-14 md:right-16 md:w-56 lg:static lg:w-full lg:max-w-96 lg:self-end lg:justify-self-center">
          {scene}
        </Keyhole>
      </div>
    </div>
  );
}
