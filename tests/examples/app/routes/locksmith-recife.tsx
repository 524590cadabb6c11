import { CallLink } from "~/components/call-link";
import { PhoneNumber } from "~/components/phone-number";
import { TextLink } from "~/components/text-link";
import { business } from "~/content/business";
import type { RouteHandle } from "~/document/route-handle";
import { documentMeta } from "~/seo/meta";
import { whatsappHref } from "~/utils/contact-links";

const message = "Hello! I am locked out in Recife and need a locksmith. I am at: ";

/** `lang` applies to this page's content. Header, footer and component labels stay in Portuguese, and declare it. */
export const handle: RouteHandle = { isStatic: true, lang: "en", message };

const promise = `We come within ${business.arrivalMinutes} minutes, day and night.`;

export const meta = () =>
  documentMeta({
    title: "24-hour locksmith in Recife, Brazil",
    description: `Locked out of your car, home or shop in Recife? ${promise}`,
    path: "/locksmith-recife",
    locale: "en_US",
  });

export default function Route() {
  return (
    <div className="grid box-content max-w-168 gap-6 px-inset py-16">
      <h1>Locked out in Recife?</h1>
      <p>
        {promise} Call{" "}
        <CallLink as={TextLink}>
          <PhoneNumber />
        </CallLink>
        , or{" "}
        <TextLink href={whatsappHref(business.whatsapp, message)} target="_blank" rel="noopener noreferrer">
          write to us on WhatsApp
          <span className="sr-only"> (opens in a new tab)</span>
        </TextLink>
        .
      </p>
    </div>
  );
}
