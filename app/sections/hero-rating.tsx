import { Stars } from "~/components/stars";
import { anchors } from "~/content/navigation";
import { pages } from "~/content/pages";
import { meanText, reviewCount, reviewsAbout } from "~/content/review-facts";
import { reviews } from "~/content/reviews";
import type { Subject } from "~/content/types";

/**
 * Stars and count, as a link to the page's reviews, or to those on `/` if it has none.
 * Screen readers hear the mean, or if it is not shown, the stars.
 */
export function HeroRating({ subject }: { subject?: Subject }) {
  const mean = meanText ? `${meanText} · ` : "";
  const path = subject && reviewsAbout(subject).length === 0 ? pages.home.path : "";
  return (
    <a href={`${path}#${anchors.reviews}`} className="mr-3 inline-flex min-h-11 items-center">
      <Stars rating={reviews.rating} aria-hidden={!!meanText} className="mr-2 w-14 shrink-0 fill-lamp" />
      <span className="underline">
        <strong className="text-white">{`${mean}${reviewCount} avaliações`}</strong>
        {` no ${reviews.source}`}
      </span>
    </a>
  );
}
