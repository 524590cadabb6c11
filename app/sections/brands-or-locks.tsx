import { EmergencyLinks } from "~/components/emergency-links";
import { Section } from "~/components/section";
import { SectionHeading } from "~/components/section-heading";
import { TextLink } from "~/components/text-link";
import { WhatsappLink } from "~/components/whatsapp-link";
import type { ServicePageContent } from "~/content/types";
import { LockDrawing } from "~/illustrations/drawing";

export function BrandsOrLocks({ title, note, ...list }: ServicePageContent["brandsOrLocks"]) {
  return (
    <Section background="surface">
      <SectionHeading title={title}>
        <span className="inline-block">
          <EmergencyLinks text={note.text} />
        </span>{" "}
        <WhatsappLink as={TextLink} message={note.message}>
          {note.linkText}
        </WhatsappLink>
      </SectionHeading>
      {list.kind === "brands" ? (
        <ul className="mt-10 grid grid-cols-tiles gap-4 lg:grid-cols-4" translate="no">
          {list.entries.map((name) => (
            <li
              key={name}
              className="number-plate relative grid place-content-center rounded-lg border border-edge text-lg font-extrabold"
            >
              {name}
            </li>
          ))}
        </ul>
      ) : (
        <ul className="mt-10 grid grid-cols-tiles gap-4 lg:grid-cols-6">
          {list.entries.map(({ name, description, drawing }) => (
            <li key={name} className="lock-plate rounded-card border border-edge px-3 py-10 text-center">
              <LockDrawing name={drawing} className="mx-auto h-auto w-[min(4rem,100%)]" />
              {/* On phones, long words reach into the padding. */}
              <h3 className="max-sm:-mx-2.5 mt-4 text-lg">{name}</h3>
              <p className="mt-2 text-sm/snug">
                <EmergencyLinks text={description} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
