import { Sections } from "../components/sections";
import type { HomeContent } from "../content/schema.server";
import { Hero } from "../sections/hero";
import { HiddenHeadings } from "../sections/hidden-headings";
import { Location } from "../sections/location";
import { Questions } from "../sections/questions";
import { Reviews } from "../sections/reviews";
import { Services } from "../sections/services";

export function HomePage(content: HomeContent) {
  return (
    <Sections>
      <Hero {...content.hero} page={content.page} />
      <Services {...content.services} />
      <Reviews {...content.reviews} />
      <Questions {...content.questions} photo={content.photo} drawing="lamp" />
      <Location {...content.location} />
    </Sections>
  );
}

/** The home page for people who search at night: hidden headings, and the reviews last. */
export function Home24hPage(content: HomeContent) {
  return (
    <>
      {content.hiddenHeadings && <HiddenHeadings {...content.hiddenHeadings} />}
      <Sections>
        <Hero {...content.hero} page={content.page} />
        <Services {...content.services} />
        <Location {...content.location} />
        <Questions {...content.questions} photo={content.photo} drawing="city" />
        <Reviews {...content.reviews} />
      </Sections>
    </>
  );
}
