import { Photo } from "../components/photo";
import { SectionHeading } from "../components/section-heading";
import { business } from "../content/business";
import { place } from "../content/claims";
import type { ServicePageContent } from "../content/schema";
import { ReasonDrawing } from "../illustrations/drawing";

interface ReasonsProps extends Pick<ServicePageContent, "photo"> {
  title: string;
  list: ServicePageContent["reasons"];
}

/** Who comes, from where, and the reasons to call, beside the photograph where there is one. The number to call follows, in the footer. */
export function Reasons({ title, list, photo }: ReasonsProps) {
  return (
    <section className="wrap py-16 md:py-24">
      <SectionHeading title={title} className="text-sm text-muted">
        {`${place}, ${business.address.city}. `}
        <span className="inline-block">{`CNPJ ${business.taxId}`}</span>
      </SectionHeading>
      <div className={photo && "mt-10 grid gap-10 md:grid-cols-2"}>
        {photo && <Photo {...photo} />}
        <ul className={photo ? "grid content-start gap-10" : "mt-10 grid gap-y-10 md:grid-cols-3"}>
          {list.map(({ drawing, title, text }) => (
            <li key={title}>
              <ReasonDrawing name={drawing} />
              <h3 className="mt-3 text-lg">{title}</h3>
              <p className="mt-1 md:pr-6">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
