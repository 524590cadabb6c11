import { Fragment, type ReactNode } from "react";
import { EmergencyLinks } from "~/components/call-link";
import { ContactPair } from "~/components/contact-pair";
import { Highlighted } from "~/components/highlighted";
import { Stars } from "~/components/stars";
import { badges } from "~/content/badges";
import { anchors } from "~/content/navigation";
import { pages } from "~/content/pages";
import { allPayments, hasReviews, meanBelowFive, reviewCount, reviewsAbout } from "~/content/phrases";
import { reviews } from "~/content/reviews";
import type { HeroContent, Page, Subject } from "~/content/types";
import { Keyhole } from "~/illustrations/keyhole";
import { scenes } from "~/illustrations/scenes";

interface HeroProps extends HeroContent {
  page: Page;
  /** The subject whose reviews the page shows. */
  subject?: Subject;
  breadcrumb?: ReactNode;
}

/** Title, both contacts, badges and rating. On a phone of 360 × 640 all but the rating is always in view. */
export function Hero({ title, highlight, lead, danger, page, subject, breadcrumb }: HeroProps) {
  return (
    // `-z-1` paints it beneath the next section, which has no background: the light (art.css) falls into that section. `HeroPage` is the stacking context.
    <div className="keyhole-light night-sky relative -z-1 night-ground">
      <div className="px-inset sm:flex">
        {/* On phones the keyhole floats and reaches into the hero's padding. A title in large text wraps around it. art.css places it. */}
        <div className="hero-keyhole relative -z-1 order-1 float-right shrink-0 lg:self-end">
          <Keyhole className="h-auto w-full">{scenes[page.scene]}</Keyhole>
        </div>
        <div className={`min-w-0 pb-10 sm:pr-6 md:py-16 short:py-2 ${breadcrumb ? "lg:pt-10" : "pt-4"}`}>
          {breadcrumb}
          <HeroTitle title={title} highlight={highlight} />
          {/* On phones the padding keeps it beside the keyhole's lower part. */}
          <p className="mt-2 text-sm text-balance hero-lead sm:max-w-112 sm:text-base md:mt-6 md:text-lg">{lead}</p>
          <ContactPair message={page.message} className="mt-3 sm:mt-4 sm:w-fit md:mt-6 lg:flex short:flex" />
          {danger && (
            <p className="mt-5 text-sm sm:mt-6 md:text-base">
              <EmergencyLinks text={danger} />
            </p>
          )}
          <HeroBadges />
          <p className="mt-1 flex min-h-11 flex-wrap items-center text-xs text-night-text md:mt-6 md:text-sm">
            {hasReviews && <HeroRating subject={subject} />} <span>{`aceita ${allPayments}`}</span>
          </p>
        </div>
      </div>
    </div>
  );
}

/** In characters, for each part of a title; found by trying. */
const LONGEST_LINE = { first: 14, second: 24 };

const titleClassName = "max-sm:text-wrap short:text-[2.375rem]";

/** A dash splits the title into two parts, whose length schema.server.ts limits, and is visually hidden. */
function HeroTitle({ title, highlight }: Pick<HeroContent, "title" | "highlight">) {
  const [first = "", ...others] = title.split(" – ");
  const second = others.join(" – ");
  // Without a dash, the first part is the whole title, and has the size of an ordinary `h1`.
  if (!second) return <h1 className={titleClassName}>{linesOf(first, LONGEST_LINE.first, highlight)}</h1>;
  return (
    <h1 className={`text-hero ${titleClassName}`}>
      {linesOf(first, LONGEST_LINE.first, highlight)}
      <span className="sr-only">– </span>
      <span className="mt-2 block text-[0.5em]/tight tracking-[-0.03em] font-bold text-lamp-pale md:mt-4">
        {linesOf(second, LONGEST_LINE.second, highlight)}
      </span>
    </h1>
  );
}

/**
 * Breaks a title into fixed lines of at most `max` characters on wide windows, so that no line wraps differently when the font arrives. On
 * phones the title wraps around the keyhole.
 */
function linesOf(text: string, max: number, highlight: string) {
  const lines: string[] = [];
  // "no Recife" at the end stays together.
  for (const word of text.replace(/ (em|[nd][ao]) (\S+)$/, " $1\u00a0$2").split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= max) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br className="max-sm:hidden short:hidden" />}
      {/* Screen readers drop a space between two elements ("24hem Recife"), so it is part of the line, or of a highlight that ends the line. */}
      <Highlighted text={`${line} `} highlight={line.endsWith(highlight) ? `${highlight} ` : highlight} />
    </Fragment>
  ));
}

function HeroBadges() {
  return (
    // Each badge draws the separator before it. The negative margin hides that of a badge which starts a row.
    <ul className="mt-3 -ml-3 flex flex-wrap gap-y-3 overflow-hidden text-xs tracking-[-0.02em] sm:-ml-4 md:mt-6 md:text-sm lg:-ml-6">
      {badges.map(({ value, spoken, label }) => (
        <li key={value} className="px-3 sm:px-4 lg:px-6 [box-shadow:-1px_0_var(--color-night-border)]">
          <strong className="block text-base md:text-lg">
            <span aria-hidden={spoken ? true : undefined}>{value}</span>
            {spoken && <span className="sr-only">{` ${spoken}`}</span>}
          </strong>{" "}
          <span className="text-night-text">{label}</span>
        </li>
      ))}
    </ul>
  );
}

/** Stars and count (screen readers hear either stars or mean), linked to the page's reviews, or to those of the home page if it shows none. */
function HeroRating({ subject }: { subject?: Subject }) {
  const path = subject && reviewsAbout(subject).length === 0 ? pages.home.path : "";
  return (
    <a href={`${path}#${anchors.reviews}`} className="mr-3 inline-flex min-h-11 items-center">
      <Stars rating={reviews.rating} aria-hidden={!!meanBelowFive} className="mr-2 w-14 shrink-0 fill-lamp" />
      <span className="underline">
        <strong className="text-white">{`${meanBelowFive ? `${meanBelowFive} · ` : ""}${reviewCount} avaliações`}</strong>
        {` no ${reviews.source}`}
      </span>
    </a>
  );
}
