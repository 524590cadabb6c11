import { CallButton, WhatsappButton } from "../components/contact-button";
import { Photo } from "../components/photo";
import { SectionHeading } from "../components/section-heading";
import type { ServicePageContent } from "../content/schema";

interface ReasonsProps extends Pick<ServicePageContent, "photo"> {
  title: string;
  list: ServicePageContent["reasons"];
  message: string;
}

export function Reasons({ title, list, message, photo }: ReasonsProps) {
  return (
    <section className="wrap grid gap-x-16 gap-y-6 py-16 md:py-24 lg:grid-cols-2">
      <div>
        <SectionHeading title={title} />
        <div className="grid gap-3 sm:max-w-80 mt-6">
          <WhatsappButton message={message} />
          <CallButton look="call outline" />
        </div>
        {photo && (
          <div className="mt-10">
            <Photo {...photo} />
          </div>
        )}
      </div>
      <ul>
        {list.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-6 sm:grid sm:grid-cols-3 sm:gap-6">
            <h3 className="text-lg text-accent">{title}</h3>
            <p className="mt-1 text-lg sm:col-span-2 sm:mt-0">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
