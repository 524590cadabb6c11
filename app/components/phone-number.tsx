import { business } from "../content/business";
import { maskPhone } from "../content/contact-links";

/** The number to call, in a box at least as wide as Figtree makes it, so that nothing moves when that font arrives. */
export function PhoneNumber() {
  return <span className="inline-block min-w-[min(8.3em,60vw)] text-center">{maskPhone(business.phone)}</span>;
}
