import { PageBody } from "~/components/page-body";
import type { HomeContent } from "~/content/types";
import { Hero } from "~/sections/hero";
import { Location } from "~/sections/location";
import { Questions } from "~/sections/questions";
import { Reviews } from "~/sections/reviews";
import { Services } from "~/sections/services";

export function HomePage(content: HomeContent) {
  const reviews = <Reviews {...content.reviews} />;
  const location = <Location {...content.location} />;
  return (
    <PageBody>
      {content.hiddenHeadings && <HiddenHeadings {...content.hiddenHeadings} />}
      <Hero {...content.hero} page={content.page} />
      <Services {...content.services} />
      {content.isLocationFirst ? location : reviews}
      <Questions {...content.questions} />
      {content.isLocationFirst ? reviews : location}
    </PageBody>
  );
}

/** Headings before the hero that name the sections for search engines, as the specification asks. */
function HiddenHeadings({ title, sections }: NonNullable<HomeContent["hiddenHeadings"]>) {
  return (
    <div className="sr-only">
      <h2>{title}</h2>
      {sections.map((section) => (
        <h3 key={section}>{section}</h3>
      ))}
    </div>
  );
}
