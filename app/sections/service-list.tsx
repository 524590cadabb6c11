import { ChatLink } from "../components/contact-button";
import { SectionHeading } from "../components/section-heading";
import type { LockType, ServiceListContent } from "../content/types";
import { LockDrawing } from "../illustrations/lock-drawing";

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

function Plates({ names }: { names: readonly string[] }) {
  return (
    <ul className="mt-10 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
      {names.map((name) => (
        <li
          key={name}
          className="overflow-hidden rounded-sm border-2 border-night bg-white text-center text-night"
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

function Locks({ locks }: { locks: readonly LockType[] }) {
  return (
    <ul className="mt-10 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
      {locks.map(({ name, description, drawing }) => (
        <li key={name} className="lock-plate text-center">
          <span className="mb-5 flex justify-center text-accent">
            <LockDrawing drawing={drawing} />
          </span>
          <h3 className="text-lg leading-tight font-bold">{name}</h3>
          <p className="mt-1.5 text-sm leading-snug text-muted">{description}</p>
        </li>
      ))}
    </ul>
  );
}
