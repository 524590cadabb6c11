import type { ReactNode } from "react";
import { ContactPair } from "~/components/contact-pair";
import { ContentText } from "~/components/content-text";
import { allPayments } from "~/content/phrases";
import { hasReviews } from "~/content/review-facts";
import type { HeroContent, Page, Subject } from "~/content/types";
import { Keyhole } from "~/illustrations/keyhole";
import { scenes } from "~/illustrations/scenes";
import { HeroBadges } from "./hero-badges";
import { HeroRating } from "./hero-rating";
import { HeroTitle } from "./hero-title";

interface HeroProps extends HeroContent {
  page: Page;
  /** The subject whose reviews the page shows. */
  subject?: Subject;
  breadcrumb?: ReactNode;
}

/**
 * Title, both contacts, badges and rating. On a 360 × 640 phone, everything except the rating is always in view.
 *
 * Layers, from the bottom:
 *
 * 1. the night sky: the outer element (`-z-1`, which needs the `isolate` of `PageBody`)
 * 2. below `lg` the light, then the keyhole; from `lg` up the keyhole, then the light (`.keyhole-light::before` in art.css)
 * 3. the text
 * 4. the next section, which must be transparent, because the light falls on it too
 */
export function Hero({ title, highlight, lead, danger, page, subject, breadcrumb }: HeroProps) {
  return (
    <div className="keyhole-light night-sky relative -z-1 night-ground">
      <div className="px-inset sm:flex">
        {/* On phones the keyhole floats, so that a title in large text wraps around it. art.css sets the keyhole's size and place. */}
        <div className="hero-keyhole relative -z-1 order-1 float-right shrink-0 lg:self-end">
          <Keyhole className="h-auto w-full">{scenes[page.scene]}</Keyhole>
        </div>
        {/* A breadcrumb brings its own space above the title. On phones that space replaces the padding, in wide windows part of it. */}
        <div className={`min-w-0 pb-10 sm:pr-6 md:py-16 short:py-2 ${breadcrumb ? "lg:pt-10" : "pt-4"}`}>
          {breadcrumb}
          <HeroTitle title={title} highlight={highlight} />
          {/* On phones the padding of `hero-lead` keeps the text beside the keyhole's lower part. */}
          <p className="mt-2 text-sm text-balance hero-lead sm:max-w-112 sm:text-base md:mt-6 md:text-lg">
            <ContentText text={lead} />
          </p>
          <ContactPair message={page.message} className="mt-3 sm:mt-4 sm:w-fit md:mt-6 lg:flex short:flex" />
          {danger && (
            <p className="mt-6 text-sm md:text-base">
              <ContentText text={danger} />
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
