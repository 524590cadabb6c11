import { SectionBoundary } from "../components/section-boundary";
import type { HomeContent } from "../content/schema";
import { Hero } from "../sections/hero";
import { HiddenHeadings } from "../sections/hidden-headings";
import { Location } from "../sections/location";
import { Questions } from "../sections/questions";
import { Reviews } from "../sections/reviews";
import { Services } from "../sections/services";

export function HomePage({ page, hero, services, reviews, location, questions, photo }: HomeContent) {
  return (
    <>
      <SectionBoundary>
        <Hero {...hero} page={page} />
      </SectionBoundary>
      <SectionBoundary>
        <Services {...services} />
      </SectionBoundary>
      <SectionBoundary>
        <Reviews {...reviews} />
      </SectionBoundary>
      <SectionBoundary>
        <Questions {...questions} photo={photo} />
      </SectionBoundary>
      <SectionBoundary>
        <Location {...location} />
      </SectionBoundary>
    </>
  );
}

/** The home page for people who search at night: hidden headings, and the reviews last. */
export function Home24hPage({
  page,
  hiddenHeadings,
  hero,
  services,
  reviews,
  location,
  questions,
  photo,
}: HomeContent) {
  return (
    <>
      {hiddenHeadings && <HiddenHeadings {...hiddenHeadings} />}
      <SectionBoundary>
        <Hero {...hero} page={page} />
      </SectionBoundary>
      <SectionBoundary>
        <Services {...services} />
      </SectionBoundary>
      <SectionBoundary>
        <Location {...location} />
      </SectionBoundary>
      <SectionBoundary>
        <Questions {...questions} photo={photo} />
      </SectionBoundary>
      <SectionBoundary>
        <Reviews {...reviews} />
      </SectionBoundary>
    </>
  );
}
