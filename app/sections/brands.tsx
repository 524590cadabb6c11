import { ListHeading } from "~/components/list-heading";
import { Section } from "~/components/section";
import type { BrandsContent } from "~/content/types";

/** Car brands on Brazilian license plates. */
export function Brands({ title, note, list }: BrandsContent) {
  return (
    <Section background="surface">
      <ListHeading title={title} note={note} />
      <ul className="mt-10 grid grid-cols-tiles gap-4 lg:grid-cols-4" translate="no">
        {list.map((name) => (
          <li
            key={name}
            className="number-plate relative grid place-content-center rounded-lg border border-edge text-lg font-extrabold"
          >
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
