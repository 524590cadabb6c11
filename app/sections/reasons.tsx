import { Photo } from "../components/photo";
import { SectionHeading } from "../components/section-heading";
import type { ServicePageContent } from "../content/schema";

interface ReasonsProps extends Pick<ServicePageContent, "photo"> {
  title: string;
  list: ServicePageContent["reasons"];
}

/** The reasons to call, beside the photograph where there is one. The number to call follows, in the footer. */
export function Reasons({ title, list, photo }: ReasonsProps) {
  return (
    <section className="wrap py-16 md:py-24">
      <SectionHeading title={title} />
      <div className={photo && "mt-10 grid gap-10 md:grid-cols-2"}>
        {photo && <Photo {...photo} />}
        <ul className={photo ? "grid content-start gap-6" : "mt-10 grid gap-6 md:grid-cols-3"}>
          {list.map(({ title, text }) => (
            <li key={title} className="border-t border-line pt-6">
              <h3 className="text-lg text-accent">{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
