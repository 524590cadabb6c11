import type { ReactNode } from "react";
import { CallButton, WhatsappButton } from "../components/contact-button";
import { Highlighted } from "../components/highlighted";
import { Stars } from "../components/stars";
import { business } from "../content/business";
import { anyPayment } from "../content/claims";
import { anchors } from "../content/navigation";
import { reviews } from "../content/reviews";
import type { Hero as HeroContent, SceneName } from "../content/types";
import { Keyhole } from "../illustrations/keyhole";
import { scenes } from "../illustrations/scenes";

const badges = [
  { value: "24 horas", label: "todos os dias" },
  { value: `Até ${business.arrivalMinutes} min`, label: "para chegar" },
  { value: `+${business.experienceYears} anos`, label: "de experiência" },
];

interface HeroProps extends HeroContent {
  scene: SceneName;
  children?: ReactNode;
}

/** The first screen: what it is, how to call, and three reasons to. At 360 × 640 all of it shows without scrolling. */
export function Hero({ title, highlight, lead, message, scene, children }: HeroProps) {
  return (
    <div className="night relative isolate overflow-hidden bg-(image:--gradient-night)">
      <div className="wrap relative grid items-center lg:grid-cols-[1.45fr_1fr] lg:gap-8">
        <div className="min-w-0 pt-5 pb-10 md:py-14 lg:py-20">
          {children}
          <h1 className="text-h1 font-extrabold tracking-tighter max-sm:max-w-62 sm:max-w-112">
            <Highlighted text={title} highlight={highlight} />
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
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-night-text md:mt-4">
            <a
              href={`#${anchors.reviews}`}
              className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:text-lamp"
            >
              <Stars rating={reviews.rating} className="w-20" /> {`${reviews.count} avaliações no ${reviews.source}`}
            </a>{" "}
            <span>{`Pague com ${anyPayment}.`}</span>
          </p>
        </div>
        <Keyhole className="absolute top-5 right-5 -z-10 w-24 overflow-visible max-[22rem]:hidden sm:w-48 md:top-14 md:right-16 md:w-56 lg:static lg:w-full lg:max-w-96 lg:self-end lg:justify-self-center">
          {scenes[scene]}
        </Keyhole>
      </div>
    </div>
  );
}
