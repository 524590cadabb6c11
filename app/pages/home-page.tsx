import { Suspense } from "react";
import type { HomeContent } from "../content/types";
import { Hero } from "../sections/hero";
import { HiddenHeadings } from "../sections/hidden-headings";
import { Location } from "../sections/location";
import { Reviews } from "../sections/reviews";
import { Services } from "../sections/services";

/** Each section hydrates by itself (see root.tsx), so that a tap waits for one section at most. */
export function HomePage({ page, hero, services, reviews, location }: HomeContent) {
  return (
    <>
      <Suspense>
        <Hero {...hero} scene={page.scene} />
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

/** The variant for people who search at night: the same sections with the reviews last. */
export function Home24hPage({ page, hiddenHeadings, hero, services, reviews, location }: HomeContent) {
  return (
    <>
      {hiddenHeadings && <HiddenHeadings {...hiddenHeadings} />}
      <Suspense>
        <Hero {...hero} scene={page.scene} />
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
