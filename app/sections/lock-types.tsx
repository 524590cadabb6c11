import { SectionHeading } from "../components/section-heading";
import type { ResidentialContent } from "../content/types";
import { LockDrawing } from "../illustrations/lock-drawing";

/** Six locks, each on the plate that is screwed to its door. */
export function LockTypes({ title, note, list }: ResidentialContent["locks"]) {
  return (
    <section className="bg-surface py-16 md:py-24">
      <div className="wrap">
        <SectionHeading title={title}>{note}</SectionHeading>
        <ul className="mt-10 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
          {list.map(({ name, description, drawing }) => (
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
      </div>
    </section>
  );
}

function Screw() {
  return <span className="size-3 rounded-full border-2 border-muted opacity-50 last:mt-auto" />;
}
