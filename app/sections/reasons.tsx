import { SectionHeading } from "../components/section-heading";
import type { TextBlock } from "../content/types";

export function Reasons({ title, list }: { title: string; list: readonly TextBlock[] }) {
  return (
    <section className="wrap grid gap-x-16 gap-y-8 py-16 md:py-24 lg:grid-cols-2">
      <SectionHeading title={title} />
      <ul>
        {list.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-6 sm:grid sm:grid-cols-[10rem_1fr] sm:gap-6">
            <h3 className="text-xl font-extrabold tracking-tight text-accent">{title}</h3>
            <p className="mt-1 text-lg sm:mt-0">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
