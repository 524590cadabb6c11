import { Suspense } from "react";
import type { HomeContent } from "../content/types";
import { CityScene } from "../illustrations/city-scene";
import { Hero } from "../sections/hero";
import { HiddenHeadings } from "../sections/hidden-headings";
import { Location } from "../sections/location";
import { Reviews } from "../sections/reviews";
import { Services } from "../sections/services";

/** Each section hydrates by itself (see root.tsx), so that a tap waits for one section at most. */
export function HomePage({ hero, services, reviews, location }: HomeContent) {
  return (
    <>
      <Suspense>
        <Hero {...hero} scene={<CityScene hour="dawn" />} />
      </Suspense>
      <Suspense>
        <Services {...services} />
      </Suspense>
      <Suspense>
        <Reviews {...reviews} />
      </Suspense>
      <Suspense>
        <Location {...location} />
      </Suspense>
    </>
  );
}

/** The variant for people who search at night: the same sections in the order that the spec gives it. */
export function Home24hPage({ hiddenHeadings, hero, services, reviews, location }: HomeContent) {
  return (
    <>
      {hiddenHeadings && <HiddenHeadings {...hiddenHeadings} />}
      <Suspense>
        <Hero {...hero} scene={<CityScene hour="night" />} />
      </Suspense>
      <Suspense>
        <Services {...services} />
      </Suspense>
      <Suspense>
        <Location {...location} />
      </Suspense>
      <Suspense>
        <Reviews {...reviews} />
      </Suspense>
    </>
  );
}
