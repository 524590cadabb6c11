import type { HomeContent } from "~/content/types";
import { Hero } from "~/sections/hero";
import { Location } from "~/sections/location";
import { Questions } from "~/sections/questions";
import { Reviews } from "~/sections/reviews";
import { Services } from "~/sections/services";

export function HomePage(content: HomeContent) {
  return (
    <>
      <Hero {...content.hero} page={content.page} />
      <Services {...content.services} />
      <Reviews {...content.reviews} />
      <Questions {...content.questions} />
      <Location {...content.location} />
    </>
  );
}

/** The home page for people who search at night. Its hidden headings name the sections for search engines (docs/specification.md). */
export function Home24hPage(content: HomeContent) {
  return (
    <>
      {content.hiddenHeadings && (
        <div className="sr-only">
          <h2>{content.hiddenHeadings.title}</h2>
          {content.hiddenHeadings.sections.map((section) => (
            <h3 key={section}>{section}</h3>
          ))}
        </div>
      )}
      <Hero {...content.hero} page={content.page} />
      <Services {...content.services} />
      <Location {...content.location} />
      <Questions {...content.questions} />
      <Reviews {...content.reviews} />
    </>
  );
}
