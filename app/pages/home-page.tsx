import type { HomeContent } from "../content/types";
import { CityScene } from "../illustrations/city-scene";
import { Hero } from "../sections/hero";
import { HiddenHeadings } from "../sections/hidden-headings";
import { Location } from "../sections/location";
import { Reviews } from "../sections/reviews";
import { Services } from "../sections/services";

export function HomePage({ hero, services, reviews, location }: HomeContent) {
  return (
    <>
      <Hero {...hero} scene={<CityScene />} />
      <Services {...services} />
      <Reviews {...reviews} />
      <Location {...location} />
    </>
  );
}

/** The variant for people who search at night: the same sections in the order that the spec gives it. */
export function Home24hPage({ hiddenHeadings, hero, services, reviews, location }: HomeContent) {
  return (
    <>
      {hiddenHeadings && <HiddenHeadings {...hiddenHeadings} />}
      <Hero {...hero} scene={<CityScene />} />
      <Services {...services} />
      <Location {...location} />
      <Reviews {...reviews} />
    </>
  );
}
