import { SectionHeading } from "../components/section-heading";
import type { CarContent } from "../content/types";

/** Twelve brands, each on a number plate. */
export function CarBrands({ title, note, list }: CarContent["brands"]) {
  return (
    <section className="bg-surface py-16 md:py-24">
      <div className="wrap">
        <SectionHeading title={title}>{note}</SectionHeading>
        <ul className="mt-10 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
          {list.map((brand) => (
            <li
              key={brand}
              className="overflow-hidden rounded-sm border-2 border-ink bg-white text-center text-night"
              translate="no"
            >
              <span aria-hidden="true" className="block bg-car text-xs font-semibold text-white">
                Brasil
              </span>
              <span className="block py-2.5 text-lg font-extrabold">{brand}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
