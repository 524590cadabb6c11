import { SectionHeading } from "../components/section-heading";
import type { ResidentialContent } from "../content/types";
import { LockDrawing } from "../illustrations/lock-drawing";

/** Six locks, drawn as they look on the door. */
export function LockTypes({ title, note, list }: ResidentialContent["locks"]) {
  return (
    <section className="bg-surface py-16 md:py-24">
      <div className="wrap">
        <SectionHeading title={title}>{note}</SectionHeading>
        <ul className="mt-10 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {list.map(({ name, description, drawing }) => (
            <li key={name} className="flex items-center gap-5 border-t border-line py-6">
              <span className="text-accent">
                <LockDrawing drawing={drawing} />
              </span>
              <div>
                <h3 className="text-lg font-bold">{name}</h3>
                <p className="text-sm text-muted">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
