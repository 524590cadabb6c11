import { ChatLink } from "../components/contact-button";
import { SectionHeading } from "../components/section-heading";
import type { LockType, ServiceListContent } from "../content/types";
import { LockDrawing } from "../illustrations/lock-drawing";

/** What a service page lists, in the look that its content asks for. */
export function ServiceList({ title, note, ...list }: ServiceListContent) {
  return (
    <section className="bg-surface py-16 md:py-24">
      <div className="wrap">
        <SectionHeading title={title}>
          {note.text} <ChatLink {...note} />
        </SectionHeading>
        {list.look === "plates" ? <Plates names={list.entries} /> : <Locks locks={list.entries} />}
      </div>
    </section>
  );
}

/** Names, each on a number plate. */
function Plates({ names }: { names: readonly string[] }) {
  return (
    <ul className="mt-10 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
      {names.map((name) => (
        <li
          key={name}
          className="overflow-hidden rounded-sm border-2 border-ink bg-white text-center text-night"
          translate="no"
        >
          <span aria-hidden="true" className="block bg-car text-xs font-semibold text-white">
            Brasil
          </span>
          <span className="block py-2.5 text-lg font-extrabold">{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** Locks, each on the plate that is screwed to its door. */
function Locks({ locks }: { locks: readonly LockType[] }) {
  return (
    <ul className="mt-10 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
      {locks.map(({ name, description, drawing }) => (
        <li
          key={name}
          className="flex flex-col items-center rounded-[2.5rem] border-2 border-line bg-page px-3 py-5 text-center"
        >
          <Screw />
          <span className="my-6 text-accent">
            <LockDrawing drawing={drawing} />
          </span>
          <h3 className="text-lg font-bold">{name}</h3>
          <p className="mt-1 mb-6 text-sm text-muted">{description}</p>
          <Screw />
        </li>
      ))}
    </ul>
  );
}

function Screw() {
  return <span className="size-3 rounded-full border-2 border-muted opacity-50 last:mt-auto" />;
}
