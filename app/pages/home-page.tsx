import { HeroPage } from "~/components/hero-page";
import type { HomeContent } from "~/content/types";
import { Hero } from "~/sections/hero";
import { Location } from "~/sections/location";
import { Questions } from "~/sections/questions";
import { Reviews } from "~/sections/reviews";
import { Services } from "~/sections/services";

export function HomePage(content: HomeContent) {
  return (
    <HeroPage>
      {content.hiddenHeadings && <HiddenHeadings {...content.hiddenHeadings} />}
      <Hero {...content.hero} page={content.page} />
      <Services {...content.services} />
      <Reviews {...content.reviews} />
      <Questions {...content.questions} />
      <Location {...content.location} />
    </HeroPage>
  );
}

/** The home page for people who search at night: the specification asks for the location before the reviews. */
export function Home24hPage(content: HomeContent) {
  return (
    <HeroPage>
      {content.hiddenHeadings && <HiddenHeadings {...content.hiddenHeadings} />}
      <Hero {...content.hero} page={content.page} />
      <Services {...content.services} />
      <Location {...content.location} />
      <Questions {...content.questions} />
      <Reviews {...content.reviews} />
    </HeroPage>
  );
}

/** The specification asks for these before the hero: they name the sections for search engines. */
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
