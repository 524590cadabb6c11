import { Card } from "~/components/card";
import { ReviewCardContent } from "~/components/review-card-content";
import { Section } from "~/components/section";
import { SectionHeading } from "~/components/section-heading";
import { TextLink } from "~/components/text-link";
import { anchors } from "~/content/navigation";
import { pages } from "~/content/pages";
import { allFiveStarsText, reviewsAbout } from "~/content/review-facts";
import type { Subject } from "~/content/types";

export function ServiceReviews({ title, subject }: { title: string; subject: Subject }) {
  const own = reviewsAbout(subject);
  if (own.length === 0) return null;
  return (
    <Section id={anchors.reviews} aria-labelledby="avaliacoes-titulo">
      <SectionHeading id="avaliacoes-titulo" title={title} />
      {allFiveStarsText && <p className="sr-only">{allFiveStarsText}</p>}
      <ul className="mt-10 grid gap-4 md:grid-cols-3">
        {own.map((review, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two customers may write the same text, and the list never changes
          <Card as="li" key={index} className="flex min-w-0 flex-col p-4 lg:p-6">
            {/* On tablets a name may take three lines: this height keeps the cards aligned. */}
            <ReviewCardContent {...review} authorClassName="md:max-lg:min-h-24" />
          </Card>
        ))}
      </ul>
      <p className="mt-6">
        <TextLink href={`${pages.home.path}#${anchors.reviews}`}>Ler as outras avaliações</TextLink>
      </p>
    </Section>
  );
}
