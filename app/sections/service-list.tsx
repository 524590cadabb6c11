import { ChatLink } from "../components/contact-button";
import { SectionHeading } from "../components/section-heading";
import type { ServicePageContent } from "../content/schema.server";
import { Drawing } from "../illustrations/drawing";

export function ServiceList({ title, note, ...list }: ServicePageContent["list"]) {
  return (
    <section className="bg-surface py-16 md:py-24">
      <div className="wrap">
        <SectionHeading title={title}>
          <span className="inline-block">{note.text}</span> <ChatLink {...note} />
        </SectionHeading>
        {list.look === "plates" ? (
          <ul className="tiles mt-10 grid gap-4 lg:grid-cols-4" translate="no">
            {list.entries.map((name) => (
              <li key={name} className="plate relative grid place-content-center rounded-plate text-lg font-extrabold">
                {name}
              </li>
            ))}
          </ul>
        ) : (
          <ul className="tiles mt-10 grid gap-4 lg:grid-cols-6">
            {list.entries.map(({ name, description, drawing }) => (
              <li key={name} className="lock-plate box text-center">
                <Drawing name={`lock-${drawing}`} />
                <h3 className="max-[24rem]:-mx-2.5 mt-4 text-lg">{name}</h3>
                <p className="mt-2 text-sm/snug">{description}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
