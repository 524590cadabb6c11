import { ReviewCard } from "../components/review-card";
import { SectionHeading } from "../components/section-heading";
import { allFiveStars, reviewsAbout } from "../content/claims";
import { anchors } from "../content/navigation";
import { reviews } from "../content/reviews";
import type { ServicePageContent } from "../content/schema.server";

export function ServiceReviews({ reviewsTitle, about }: ServicePageContent) {
  const own = reviewsAbout(about);
  if (own.length === 0) return null;
  return (
    <section
      id={anchors.reviews}
      tabIndex={-1}
      aria-labelledby="avaliacoes-titulo"
      className="wrap -scroll-mt-4 py-16 md:py-24"
    >
      <SectionHeading id="avaliacoes-titulo" title={reviewsTitle} />
      {allFiveStars && <p className="sr-only">{allFiveStars}</p>}
      <ul className="mt-10 grid gap-4 md:grid-cols-3">
        {own.map((review, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two customers may write the same, and the list never changes
          <li key={index} className="box flex min-w-0 flex-col p-4 md:max-lg:*:last:min-h-24 lg:p-6">
            <ReviewCard {...review} source={reviews.source} />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <a href={`/#${anchors.reviews}`} className="link">
          Ler as outras avaliações
        </a>
      </p>
    </section>
  );
}
