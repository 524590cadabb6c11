import type { ReactNode } from "react";
import { CallButton, WhatsappButton } from "../components/contact-button";
import { Highlighted } from "../components/highlighted";
import { Stars } from "../components/stars";
import { badges } from "../content/badges";
import { anyPayment } from "../content/claims";
import { anchors } from "../content/navigation";
import { reviewCount, reviews } from "../content/reviews";
import type { Hero as HeroContent, Page } from "../content/schema";
import { Keyhole } from "../illustrations/keyhole";
import { scenes } from "../illustrations/scenes";

interface HeroProps extends HeroContent {
  page: Page;
  children?: ReactNode;
}

/** The first screen: title, both ways to call, badges and reviews. At 360 × 640 all of it shows without scrolling. */
export function Hero({ title, highlight, lead, page, children }: HeroProps) {
  return (
    <div id="conteudo" tabIndex={-1} className="hero relative night night-sky">
      <div className="wrap gap-x-6 sm:grid">
        <div className="hero-keyhole">
          <Keyhole>{scenes[page.scene]}</Keyhole>
        </div>
        <div className={`min-w-0 pt-4 pb-10 md:py-16 short:py-2 ${children ? "lg:pt-10" : ""}`}>
          {children}
          <Title title={title} highlight={highlight} />
          <p className="lead mt-3 text-balance text-night-text md:mt-6">{lead}</p>
          <div className="grid gap-3 sm:max-w-80 mt-4 md:mt-6 lg:flex lg:max-w-none lg:flex-wrap short:flex short:max-w-none">
            <WhatsappButton message={page.message} />
            <CallButton look="call" />
          </div>
          <ul className="facts mt-4 flex flex-wrap gap-y-3 overflow-hidden text-xs md:mt-6 md:text-sm">
            {badges.map(({ value, label }) => (
              <li key={value}>
                <strong className="block text-base md:text-lg">{value}</strong>{" "}
                <span className="text-night-text">{label}</span>
              </li>
            ))}
          </ul>
          <p className="mt-3 flex flex-wrap items-center gap-x-4 text-sm text-night-text md:mt-6">
            <a href={`#${anchors.reviews}`} className="inline-flex min-h-11 items-center gap-2">
              <Stars rating={reviews.rating} />
              <span className="underline decoration-night-line">
                <strong className="text-white">{`${reviewCount} avaliações`}</strong>
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
      <h1>
        <Highlighted text={first} highlight={highlight} className={whole} />
      </h1>
    );
  }
  return (
    <h1 className="tiers">
      <Highlighted text={first} highlight={highlight} className={whole} />
      <span className="sr-only"> – </span>
      <span>{second}</span>
    </h1>
  );
}
