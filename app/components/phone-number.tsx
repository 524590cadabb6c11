import { business } from "../content/business";
import { maskPhone } from "./contact-links";

/** The number to call, in a box as wide as Figtree makes it, so that nothing moves when that font arrives. */
export function PhoneNumber() {
  return <span className="inline-block w-[8.3em] text-left whitespace-nowrap">{maskPhone(business.phone)}</span>;
}
