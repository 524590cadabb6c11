import { SectionHeading } from "../components/section-heading";
import type { TextBlock } from "../content/types";

export function Reasons({ title, list }: { title: string; list: readonly TextBlock[] }) {
  return (
    <section className="wrap py-16 md:py-24">
      <SectionHeading title={title} />
      <ul className="mt-10 grid gap-8 md:grid-cols-3">
        {list.map(({ title, text }) => (
          <li key={title} className="border-t-4 border-lamp pt-5">
            <h3 className="text-2xl font-extrabold tracking-tight">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
