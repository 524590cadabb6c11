import { ContentText } from "~/components/content-text";
import { ListHeading } from "~/components/list-heading";
import { Section } from "~/components/section";
import type { LocksContent } from "~/content/types";
import { LockDrawing } from "~/illustrations/drawing";

/** Lock types, each on a lock plate. */
export function LockTypes({ title, note, list }: LocksContent) {
  return (
    <Section background="surface">
      <ListHeading title={title} note={note} />
      <ul className="mt-10 grid grid-cols-tiles gap-4 lg:grid-cols-6">
        {list.map(({ name, description, drawing }) => (
          <li key={name} className="lock-plate rounded-card border border-edge px-3 py-10 text-center">
            <LockDrawing name={drawing} className="mx-auto h-auto w-[min(4rem,100%)]" />
            {/* On phones, long words reach into the padding. */}
            <h3 className="max-sm:-mx-2.5 mt-4 text-lg">{name}</h3>
            <p className="mt-2 text-sm/snug">
              <ContentText text={description} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
