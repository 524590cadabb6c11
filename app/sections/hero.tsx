import type { ReactNode } from "react";
import { CallButton, WhatsappButton } from "../components/contact-button";
import { Highlighted } from "../components/highlighted";
import { Stars } from "../components/stars";
import { badges } from "../content/badges";
import { anyPayment } from "../content/claims";
import { anchors } from "../content/navigation";
import { reviewCount, reviews } from "../content/reviews";
import type { Hero as HeroContent, SceneName } from "../content/types";
import { Keyhole } from "../illustrations/keyhole";
import { scenes } from "../illustrations/scenes";

interface HeroProps extends HeroContent {
  scene: SceneName;
  children?: ReactNode;
}

/** The first screen: title, both ways to call, badges and reviews. At 360 × 640 all of it shows without scrolling. */
export function Hero({ title, highlight, lead, message, scene, children }: HeroProps) {
  return (
    <div
      id="conteudo"
      tabIndex={-1}
      className={`hero arriving night outline-none ${children ? "lg:[--reach:11.5rem]" : ""}`}
    >
      <div className="wrap relative gap-x-6 short:gap-x-4 sm:grid sm:grid-cols-[1fr_auto] xl:grid-cols-[1.3fr_1fr]">
        <div className="hero-keyhole stays">
          <Keyhole className="relative">{scenes[scene]}</Keyhole>
        </div>
        <div className={`min-w-0 pt-5 pb-10 md:py-14 short:py-2 ${children ? "lg:pt-9 lg:pb-14" : "lg:py-16"}`}>
          {children}
          <Title title={title} highlight={highlight} />
          <p className="mt-3 max-w-[14.6rem] text-base text-night-text max-[24rem]:text-[1rem] sm:max-w-82 short:max-w-none md:mt-6 md:max-w-112 md:text-lg">
            {lead}
          </p>
          <div className="calls mt-4 md:mt-8">
            <WhatsappButton message={message} />
            <CallButton look="white" />
          </div>
          <ul className="facts mt-5 text-xs md:mt-8 md:text-sm">
            {badges.map(({ value, label }) => (
              <li key={value}>
                <strong className="block text-base font-bold tracking-tight md:text-xl">{value}</strong>{" "}
                <span className="tracking-tight text-night-text">{label}</span>
              </li>
            ))}
          </ul>
          <p className="mt-3 flex flex-wrap items-center gap-x-5 text-sm text-night-text md:mt-5">
            <a href={`#${anchors.reviews}`} className="inline-flex min-h-11 items-center gap-2 hover:text-lamp">
              <Stars rating={reviews.rating} className="w-16 fill-lamp md:w-20" />
              <span className="underline decoration-night-line underline-offset-4">
                <strong className="font-bold text-white">{`${reviewCount} avaliações`}</strong>
                {` no ${reviews.source}`}
              </span>
            </a>
            <span>{`Pague com ${anyPayment}`}</span>
          </p>
        </div>
      </div>
    </div>
  );
}

/**
 * A dash splits the title into two tiers and is then for screen readers and search engines only. A highlighted word
 * breaks only when the word is wider than the screen.
 */
function Title({ title, highlight }: Pick<HeroContent, "title" | "highlight">) {
  const [first = "", second] = title.split(/ – (.*)/);
  const whole = highlight.includes(" ") ? "" : "inline-block max-w-full";
  if (!second) {
    return (
      <h1 className="text-title font-extrabold tracking-tightest max-sm:text-wrap xl:max-w-[7.6em] short:text-[2.375rem]">
        <Highlighted text={first} highlight={highlight} className={whole} />
      </h1>
    );
  }
  return (
    <h1 className="text-h1 font-extrabold tracking-tightest short:text-[2.375rem]">
      <span className="block max-w-[6.2em]">
        <Highlighted text={first} highlight={highlight} className={whole} />
      </span>
      <span className="sr-only"> – </span>
      <span className="mt-[0.34em] block text-[0.5em] leading-tight font-semibold tracking-tight text-lamp-pale">
        {second}
      </span>
    </h1>
  );
}
