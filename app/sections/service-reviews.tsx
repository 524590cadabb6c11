import { ReviewCard } from "../components/review-card";
import { SectionHeading } from "../components/section-heading";
import { anchors } from "../content/navigation";
import { reviews, reviewsAbout } from "../content/reviews";
import type { ServicePageContent } from "../content/types";

export function ServiceReviews({ title, about }: ServicePageContent["reviews"]) {
  return (
    <section
      id={anchors.reviews}
      tabIndex={-1}
      aria-labelledby="avaliacoes-titulo"
      className="wrap pb-16 outline-none md:pb-24"
    >
      <SectionHeading id="avaliacoes-titulo" title={title} />
      <ul className="mt-10 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {reviewsAbout(about).map((review) => (
          <li
            key={review.name}
            className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-6 md:max-lg:odd:last:col-span-2"
          >
            <ReviewCard {...review} source={reviews.source} />
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <a
          href={`/#${anchors.reviews}`}
          className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
        >
          Ler as outras avaliações
        </a>
      </p>
    </section>
  );
}
