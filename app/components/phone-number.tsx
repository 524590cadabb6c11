import { business } from "../content/business";
import { maskPhone } from "../content/contact-links";

/** The number to call, in a box as wide as Figtree makes it, so that nothing moves when that font arrives. */
export function PhoneNumber() {
  return (
    <span className="inline-block w-[8.3em] text-left whitespace-nowrap max-[15rem]:w-auto max-[15rem]:whitespace-normal">
      {maskPhone(business.phone)}
    </span>
  );
}
