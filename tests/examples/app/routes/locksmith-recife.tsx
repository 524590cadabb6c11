import { CallLink } from "~/components/call-link";
import { PhoneNumber } from "~/components/phone-number";
import { TextLink } from "~/components/text-link";
import { business } from "~/content/business";
import type { RouteHandle } from "~/document/route-handle";
import { documentMeta } from "~/seo/meta";

/** `lang` is for this page's content. Header, footer and the labels of components stay Portuguese, and say so. */
export const handle: RouteHandle = { isStatic: true, lang: "en" };

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
    <div className="grid max-w-168 gap-6 px-inset py-16">
      <h1>Locked out in Recife?</h1>
      <p>
        {promise} Call{" "}
        <CallLink as={TextLink}>
          <PhoneNumber />
        </CallLink>
        .
      </p>
    </div>
  );
}
