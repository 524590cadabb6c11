import { SectionHeading } from "../components/section-heading";
import type { ServicePageContent } from "../content/types";

interface ReasonsProps {
  title: string;
  list: ServicePageContent["reasons"];
}

/** The reasons to call. The number to call follows, in the footer. */
export function Reasons({ title, list }: ReasonsProps) {
  return (
    <section className="wrap py-16 md:py-24">
      <SectionHeading title={title} />
      <ul className="mt-10 grid gap-6 md:grid-cols-3">
        {list.map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-6">
            <h3 className="text-lg text-accent">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
