import { ContactPair } from "~/components/contact-pair";
import { ContentText } from "~/components/content-text";
import { Section } from "~/components/section";
import { SectionHeading } from "~/components/section-heading";
import { Stars } from "~/components/stars";
import { OpensInNewTab } from "~/components/whatsapp-link";
import { business } from "~/content/business";
import { messages } from "~/content/messages";
import { anchors } from "~/content/navigation";
import { hasReviews, meanText, reviewCount } from "~/content/review-facts";
import { reviews } from "~/content/reviews";
import type { HomeContent } from "~/content/types";
import { ReviewStrip } from "./review-strip";

export function Reviews({ title, banner }: HomeContent["reviews"]) {
  if (!hasReviews) return null;
  return (
    <Section background="surface" padding="block" id={anchors.reviews} aria-labelledby="avaliacoes-titulo">
      <div className="px-inset">
        <SectionHeading id="avaliacoes-titulo" title={title} textClassName="flex flex-wrap items-center gap-x-6">
          <strong className="text-lg">{reviews.label}</strong> <Stars rating={reviews.rating} />
          {/* Screen readers announce the mean from the stars. */}
          {meanText && <strong aria-hidden>{meanText}</strong>}{" "}
          <span className="text-muted">{`Com base em ${reviewCount} avaliações no ${reviews.source}`}</span>{" "}
          {business.reviewsUrl && (
            <a
              href={business.reviewsUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center font-bold underline"
            >
              {`Ler todas no ${reviews.source}`}
              <OpensInNewTab />
            </a>
          )}
        </SectionHeading>
      </div>
      <ReviewStrip list={reviews.list} />
      <div className="px-inset">
        <div className="mt-10 items-center gap-6 rounded-card border border-border night-ground px-4 py-6 sm:px-6 lg:flex lg:p-10">
          <div className="flex-1">
            <h3>{banner.title}</h3>
            <p className="mt-2 text-balance text-night-text">
              <ContentText text={banner.text} />
            </p>
          </div>
          <ContactPair message={messages.reviews} whatsappText={banner.buttonText} className="mt-6 sm:flex lg:mt-0" />
        </div>
      </div>
    </Section>
  );
}
