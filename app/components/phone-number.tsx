import { business } from "../content/business";
import { maskPhone } from "../content/contact-links";

/** The number to call. The minimum width is Figtree's, so that the layout stays when that font has loaded. */
export function PhoneNumber() {
  return <span className="phone-number">{maskPhone(business.phone)}</span>;
}
